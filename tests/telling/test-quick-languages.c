/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whole sentences as people at a table type them in their language, the one of the environment,
 * say the same as a short line. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <locale.h>
#include <string.h>

#include "cb-entry.h"
#include "cb-quick-keywords.h"
#include "cb-quick-test.h"
#include "cb-statement.h"
#include "cb-suggestion.h"

/* I am Anna, and it is Berta’s turn. */
#define TABLE                                                                  \
  "'edition':'classic','players':[{'name':'Anna','character':'scarlet'},"      \
  "{'name':'Berta','character':'green'},{'name':'Carlo','character':'white'}," \
  "{'name':'Dora','character':'plum'},{'name':'Lena'}],'me':0,'firstDealt':0," \
  "'hand':['candlestick','conservatory','mustard','study']"
/* The same, with what is asked about in my hand. */
#define TABLE_OF_ROPE                                                          \
  "'edition':'classic','players':[{'name':'Anna','character':'scarlet'},"      \
  "{'name':'Berta','character':'green'},{'name':'Carlo','character':'white'}," \
  "{'name':'Dora','character':'plum'},{'name':'Lena'}],'me':0,'firstDealt':0," \
  "'hand':['rope','hall','mustard','study']"
#define ANNA_ASKED \
  "{'type':'suggestion','by':0,'cards':['scarlet','wrench','kitchen'],'answers':[]}"

typedef struct
{
  const char *sentence;
  const char *line; /* that says the same; or the word that is wrong */
} Sentence;

typedef struct
{
  const char *language;
  const Sentence *said;
  guint n_said;
  const Sentence *refused;
  guint n_refused;
} Language;

#define SHOWN_ROPE "berta: plum rope hall, carlo passes, dora shows"
#define SHOWN_ME   "anna: plum knife hall, berta passes, carlo shows knife"

#define SWAPPED "berta swapped carlo"

static const Sentence german[] = {
  { "Berta und Carlo tauschten", SWAPPED },
  { "Berta und Carlo haben eine Karte getauscht", SWAPPED },
  { "Berta tauscht mit Carlo", SWAPPED },
  { "Berta hat mit Carlo getauscht", SWAPPED },
  { "Berta hat mit Carlo eine Karte getauscht", SWAPPED },
  { "Berta fragt nach Bloom mit dem Seil in der Halle, Carlo passt, Dora zeigt ihr eine Karte",
    SHOWN_ROPE },
  { "Die Berta hat gefragt: Bloom, Seil, Halle. Carlo hat nichts, Dora hat gezeigt", SHOWN_ROPE },
  { "Ich frage, ob es Bloom mit dem Dolch in der Halle war: Berta kann nicht, Carlo zeigt mir den Dolch",
    SHOWN_ME },
  { "Ich frage Bloom, den Dolch und die Halle; Berta hat keine, Carlo zeigt Anna den Dolch",
    SHOWN_ME },
  { "Berta verdächtigt Bloom mit dem Seil in der Halle, alle anderen haben nichts",
    "berta: plum rope hall, nobody" },
  { "Berta: Bloom, Seil, Halle, niemand zeigt etwas davon", "berta: plum rope hall, nobody" },
  { "Berta: Bloom, Seil, Halle, Carlo und Dora passen, Lena zeigt",
    "berta: plum rope hall, carlo passes, dora passes, lena shows" },
  { "Dora hat das Heizungsrohr", "dora has lead-pipe" },
  { "Carlo hat mir den Dolch gezeigt", "carlo shows me knife" },
  { "Dora hat den Dolch oder die Rohrzange", "dora has one of knife wrench" },
  { "Ich hab nach Bloom, Dolch und Halle gefragt, Berta nix, Carlo zeigt den Dolch", SHOWN_ME },
  { "Dora hat das Bleirohr", "dora has lead-pipe" },
  { "Dora hat das Messer", "dora has knife" },
  { "Berta: Ming, Strick, Ballsaal", "berta: scarlet rope ballroom" },
  { "Berta: der Oberst, Kerzenleuchter, Diele", "berta: mustard candlestick hall" },
  { "Berta sah bei Lena eine Karte", "berta saw lena" },
  { "Berta beschuldigt von Porz mit der Rohrzange im Musikzimmer: falsch",
    "berta accuses peacock wrench ballroom: wrong" },
};
static const Sentence german_slips[] = {
  { "Berta fragt nach Blmzz mit dem Seil in der Halle", "Blmzz" },
  { "Berta: Bloom, Seil, Halle, die Karla zeigt eine Karte", "Karla" },
  { "Berta: Bloom, Seil, muss, Carlo zeigt", "muss" },
};

static const Sentence spanish[] = {
  { "Berta pregunta por Mora con la cuerda en el vestíbulo, Carlo no tiene nada, "
    "Dora le enseña una carta",
    SHOWN_ROPE },
  { "La Berta le ha preguntado por Mora, la cuerda y el vestíbulo. Carlo pasa, Dora muestra",
    SHOWN_ROPE },
  { "He preguntado por Mora, puñal y vestíbulo, Berta tampoco, Carlo me ha enseñado el puñal",
    SHOWN_ME },
  { "Pregunto si fue Mora con el puñal en el vestíbulo: Berta no puede, Carlo me enseña el puñal",
    SHOWN_ME },
  { "Yo: Mora, puñal, vestíbulo, Berta no tiene, Carlo le enseña a Anna el puñal", SHOWN_ME },
  { "Berta: Mora, cuerda, vestíbulo, todos los demás pasan", "berta: plum rope hall, nobody" },
  { "Mora, la cuerda y el vestíbulo, dice Berta. Carlo pasa, Dora enseña", SHOWN_ROPE },
  { "Berta dice Mora con la cuerda en el vestíbulo, Carlo pasa, Dora enseña", SHOWN_ROPE },
  { "Berta sospecha de Mora con la cuerda en el vestíbulo y nadie enseña nada",
    "berta: plum rope hall, nobody" },
  { "Berta: a Mora, la cuerda y el vestíbulo, Carlo y Dora pasan, a Lena le enseña",
    "berta: plum rope hall, carlo passes, dora passes, lena shows" },
  { "Dora tiene la tubería", "dora has lead-pipe" },
  { "Dora tiene el revólver", "dora has revolver" },
  { "Berta: señorita Escarlata, cuchillo, despacho", "berta: scarlet knife study" },
  { "Berta vio una carta de Lena", "berta saw lena" },
  { "Berta acusa a Celeste con la llave inglesa en la sala de baile: mal",
    "berta accuses peacock wrench ballroom: wrong" },
};
static const Sentence spanish_slips[] = {
  { "Berta pregunta por Mrxzz con la cuerda en el vestíbulo", "Mrxzz" },
  { "Berta: Mora, cuerda, vestíbulo, la Karla enseña una carta", "Karla" },
};

static const Sentence french[] = {
  { "Berta et Carlo ont échangé", SWAPPED },
  { "Berta et Carlo ont échangé une carte", SWAPPED },
  { "Berta et Carlo échangent des cartes", SWAPPED },
  { "Berta échange avec Carlo", SWAPPED },
  { "Berta a échangé une carte avec Carlo", SWAPPED },
  { "Berta demande Violet avec la corde dans le hall, Carlo n’a rien, Dora lui montre une carte",
    SHOWN_ROPE },
  { "Berta a demandé Violet, la corde et le hall. Carlo passe, Dora a montré", SHOWN_ROPE },
  { "J’ai demandé Violet, poignard, hall, Berta non plus, Carlo m’a montré le poignard", SHOWN_ME },
  { "Je demande si c’est Violet avec le poignard dans le hall : Berta ne peut pas, "
    "Carlo me montre le poignard",
    SHOWN_ME },
  { "Moi : Violet, poignard, hall, Berta n'a pas, Carlo montre à Anna le poignard", SHOWN_ME },
  { "Berta : Violet, corde, hall, tous les autres passent", "berta: plum rope hall, nobody" },
  { "Berta soupçonne Violet avec la corde dans le hall, personne n’a rien montré",
    "berta: plum rope hall, nobody" },
  { "Berta : Violet, corde, hall, Carlo et Dora passent, Lena m’a montré",
    "berta: plum rope hall, carlo passes, dora passes, lena shows" },
  { "Dora a la matraque", "dora has lead-pipe" },
  { "Dora a la barre de fer", "dora has lead-pipe" },
  { "Berta : mademoiselle Rose, clé anglaise, salle de bal", "berta: scarlet wrench ballroom" },
  { "Berta : le docteur Olive, le couteau, le jardin d’hiver", "berta: green knife conservatory" },
  { "Berta a vu une carte de Lena", "berta saw lena" },
  { "Berta accuse Mme Pervenche avec l’clef anglaise dans le grand salon : faux",
    "berta accuses peacock wrench ballroom: wrong" },
};
static const Sentence french_slips[] = {
  { "Berta demande Vlxzz avec la corde dans le hall", "Vlxzz" },
  { "Berta : Violet, l’Xordzz, hall", "Xordzz" },
};

static const Sentence italian[] = {
  { "Berta chiede di Plum con la corda nell'ingresso, Carlo non ha niente, "
    "Dora gli mostra una carta",
    SHOWN_ROPE },
  { "La Berta ha chiesto Plum, la corda e l’ingresso. Carlo passa, Dora ha mostrato", SHOWN_ROPE },
  { "Ho chiesto Plum, pugnale, ingresso, Berta non ha niente, Carlo mi ha mostrato il pugnale",
    SHOWN_ME },
  { "Chiedo se era Plum col pugnale nell’ingresso: Berta non può, Carlo mi mostra il pugnale",
    SHOWN_ME },
  { "Io: Plum, pugnale, ingresso, Berta non ha nulla, Carlo mostra a Anna il pugnale", SHOWN_ME },
  { "Berta: Plum, corda, ingresso, tutti gli altri passano", "berta: plum rope hall, nobody" },
  { "Berta: Plum, corda, ingresso, Carlo passa, mostra Dora", SHOWN_ROPE },
  { "Berta sospetta di Plum con la corda all’ingresso e nessuno mostra niente",
    "berta: plum rope hall, nobody" },
  { "Berta: Plum, corda, ingresso, Carlo e Dora passano, Lena ha mostrato una carta",
    "berta: plum rope hall, carlo passes, dora passes, lena shows" },
  { "Dora ha il tubo di piombo", "dora has lead-pipe" },
  { "Dora ha il coltello", "dora has knife" },
  { "Berta: colonnello Mustard, spranga, ufficio", "berta: mustard lead-pipe study" },
  { "Berta ha visto una carta di Lena", "berta saw lena" },
  { "Berta accusa la Pavone con la chiave inglese nella sala da ballo: errata",
    "berta accuses peacock wrench ballroom: wrong" },
};
static const Sentence italian_slips[] = {
  { "Berta chiede di Plxzz con la corda nell’ingresso", "Plxzz" },
  { "Berta: Plum, corda, nell’Xorzzo", "Xorzzo" },
};

static const Sentence dutch[] = {
  { "Berta vraagt naar Pimpel met het touw in de hal, Carlo heeft niets, Dora toont haar een kaart",
    SHOWN_ROPE },
  { "Berta heeft gevraagd: Pimpel, touw, hal. Carlo past, Dora heeft getoond", SHOWN_ROPE },
  { "Ik vraag of het Pimpel was met de dolk in de hal; Berta kan niet, Carlo laat mij de dolk zien",
    SHOWN_ME },
  { "Ik: Pimpel, dolk en de hal, Berta heeft geen kaart, Carlo toont aan Anna de dolk", SHOWN_ME },
  { "Berta: Pimpel, touw, hal, alle anderen passen", "berta: plum rope hall, nobody" },
  { "Berta verdenkt Pimpel met het touw in de hal en niemand laat er een zien",
    "berta: plum rope hall, nobody" },
  { "Berta: Pimpel, touw, hal, Carlo en Dora passen, Lena laat een kaart zien",
    "berta: plum rope hall, carlo passes, dora passes, lena shows" },
  { "Dora heeft de loden pijp", "dora has lead-pipe" },
  { "Berta zag een kaart van Lena", "berta saw lena" },
  { "Berta beschuldigt Blaauw met de Engelse sleutel in de balzaal: fout",
    "berta accuses peacock wrench ballroom: wrong" },
};
static const Sentence dutch_slips[] = {
  { "Berta vraagt naar Pmxzz met het touw in de hal", "Pmxzz" },
  { "Berta: Pimpel, touw, hal, de Karla toont een kaart", "Karla" },
};

static const Sentence swedish[] = {
  { "Berta frågar efter Plommon med rep i hall, Carlo passar, Dora visar ett kort", SHOWN_ROPE },
  { "Jag misstänker Plommon med dolk i hall: Berta har inget, Carlo visade dolk", SHOWN_ME },
  { "Berta: Plommon, rep, hall, ingen visar", "berta: plum rope hall, nobody" },
  { "Berta: Plommon, rep, hall, Carlo och Dora passar, Lena visar ett kort",
    "berta: plum rope hall, carlo passes, dora passes, lena shows" },
  { "Dora har blyrör", "dora has lead-pipe" },
  { "Berta såg ett kort hos Lena", "berta saw lena" },
  { "Berta anklagar Påfågel med skiftnyckel i balsal: fel",
    "berta accuses peacock wrench ballroom: wrong" },
};
static const Sentence swedish_slips[] = {
  { "Berta frågar efter Plxzz med rep i hall", "Plxzz" },
  { "Berta: Plommon, rep, hall, Karla visar ett kort", "Karla" },
};

static const Sentence danish[] = {
  { "Berta spørger om Blomme med reb i hall, Carlo passer, Dora viser et kort", SHOWN_ROPE },
  { "Jeg mistænker Blomme med dolk i hall: Berta passer, Carlo viste dolk", SHOWN_ME },
  { "Berta: Blomme, reb, hall, ingen viser", "berta: plum rope hall, nobody" },
  { "Derefter spurgte Berta om Blomme med rebet i hallen, Carlo passer, derefter viste Dora et kort",
    SHOWN_ROPE },
  { "Berta: Blomme, reb, hall, Carlo og Dora passer, Lena viser et kort",
    "berta: plum rope hall, carlo passes, dora passes, lena shows" },
  { "Dora har blyrør", "dora has lead-pipe" },
  { "Berta så et kort hos Lena", "berta saw lena" },
  { "Berta anklager Påfugleblå med skruenøgle i balsal: forkert",
    "berta accuses peacock wrench ballroom: wrong" },
};
static const Sentence danish_slips[] = {
  { "Berta spørger om Blmxzz med reb i hall", "Blmxzz" },
  { "Berta: Blomme, reb, hall, Karla viser et kort", "Karla" },
};

static const Sentence norwegian[] = {
  { "Berta spør om Lavendel med tau i hall, Carlo passer, Dora viser et kort", SHOWN_ROPE },
  { "Jeg mistenker Lavendel med dolk i hall: Berta passer, Carlo viste dolk", SHOWN_ME },
  { "Berta: Lavendel, tau, hall, ingen viser", "berta: plum rope hall, nobody" },
  { "Berta: Lavendel, tau, hall, Carlo og Dora passer, Lena viser et kort",
    "berta: plum rope hall, carlo passes, dora passes, lena shows" },
  { "Dora har blyrør", "dora has lead-pipe" },
  { "Berta så et kort hos Lena", "berta saw lena" },
  { "Berta anklager Blåklokke med skiftenøkkel i ballsal: feil",
    "berta accuses peacock wrench ballroom: wrong" },
};
static const Sentence norwegian_slips[] = {
  { "Berta spør om Lvxzz med tau i hall", "Lvxzz" },
  { "Berta: Lavendel, tau, hall, Karla viser et kort", "Karla" },
};

static const Sentence polish[] = {
  { "Berta pyta o Purpulewski, lina, hol. Carlo pasuje, Dora pokazuje kartę", SHOWN_ROPE },
  { "Berta pyta o Purpulewskiego z liną w holu. Carlo pasuje, Dora pokazuje kartę", SHOWN_ROPE },
  { "Dora: Purpulewski, świecznik, hol; Lena pasuje, pokazałam świecznik",
    "dora: plum candlestick hall, lena passes, anna shows candlestick" },
  { "Dora nie ma klucza", "dora has none wrench" },
  { "Ja podejrzewam: Purpulewski, nóż, hol; Berta pasuje, Carlo pokazał mi nóż", SHOWN_ME },
  { "Berta: Purpulewski, lina, hol, nikt nie pokazuje", "berta: plum rope hall, nobody" },
  { "Berta: Purpulewski, lina, hol, Carlo i Dora pasują, Lena pokazuje kartę",
    "berta: plum rope hall, carlo passes, dora passes, lena shows" },
  { "Dora ma rewolwer", "dora has revolver" },
  { "Berta widziała kartę: Lena", "berta saw lena" },
  { "Berta oskarża: Kostkiewicz, klucz, sala balowa: źle",
    "berta accuses peacock wrench ballroom: wrong" },
};
static const Sentence polish_slips[] = {
  { "Berta pyta o Prxzz, lina, hol", "Prxzz" },
  { "Berta: Purpulewski, lina, hol, Karla pokazuje kartę", "Karla" },
};

static const Sentence brazilian[] = {
  { "Berta pergunta por Black com a corda no hall, Carlo passa, Dora mostra uma carta",
    SHOWN_ROPE },
  { "Eu suspeito de Black com a faca no hall: Berta passa, Carlo me mostrou a faca", SHOWN_ME },
  { "Berta: Black, corda, hall, ninguém mostra", "berta: plum rope hall, nobody" },
  { "Berta: Black, corda, hall, Carlo e Dora passam, Lena mostra uma carta",
    "berta: plum rope hall, carlo passes, dora passes, lena shows" },
  { "Dora tem o cano", "dora has lead-pipe" },
  { "Berta viu uma carta da Lena", "berta saw lena" },
  { "Berta acusa Violeta com a chave inglesa no salão de baile: errada",
    "berta accuses peacock wrench ballroom: wrong" },
};
static const Sentence brazilian_slips[] = {
  { "Berta pergunta por Blxzz com a corda no hall", "Blxzz" },
  { "Berta: Black, corda, hall, Karla mostra uma carta", "Karla" },
};

static const Sentence finnish[] = {
  { "Berta epäilee: Luumu, köysi, halli. Carlo passaa, Dora näyttää kortin", SHOWN_ROPE },
  { "Berta epäilee Luumua köydellä hallissa. Carlo passaa, Dora näyttää kortin", SHOWN_ROPE },
  { "Doralla on lyijyputki tai tikari", "dora has one of lead-pipe knife" },
  { "Minä epäilen: Luumu, tikari, halli; Berta passaa, Carlo näytti tikari", SHOWN_ME },
  { "Berta: Luumu, köysi, halli, kukaan ei", "berta: plum rope hall, nobody" },
  { "Berta: Luumu, köysi, halli, Carlo ja Dora passaavat, Lena näyttää kortin",
    "berta: plum rope hall, carlo passes, dora passes, lena shows" },
  { "Dora omistaa lyijyputki", "dora has lead-pipe" },
  { "Berta näki kortin: Lena", "berta saw lena" },
  { "Berta syyttää: Riikinkukko, jakoavain, tanssisali: väärin",
    "berta accuses peacock wrench ballroom: wrong" },
};
static const Sentence finnish_slips[] = {
  { "Berta epäilee: Lxxzz, köysi, halli", "Lxxzz" },
  { "Berta: Luumu, köysi, halli, Karla näyttää kortin", "Karla" },
};

#define LANGUAGE(name, language) \
  { (language), (name), G_N_ELEMENTS (name), (name##_slips), G_N_ELEMENTS (name##_slips) }

static const Language languages[] = {
  LANGUAGE (german, "de"),       LANGUAGE (spanish, "es"),   LANGUAGE (french, "fr"),
  LANGUAGE (italian, "it"),      LANGUAGE (dutch, "nl"),     LANGUAGE (swedish, "sv"),
  LANGUAGE (danish, "da"),       LANGUAGE (norwegian, "nb"), LANGUAGE (polish, "pl"),
  LANGUAGE (brazilian, "pt_BR"), LANGUAGE (finnish, "fi"),
};

/* That of the environment. */
static const Language *
get_language (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    if (g_strcmp0 (g_getenv ("LANGUAGE"), languages[i].language) == 0)
      return &languages[i];
  return NULL;
}

/* (transfer full): as it would stand in the file; or the problem, and where it is */
static char *
read_line (CbCase *case_, const char *text)
{
  g_autoptr (CbQuickLine) line = cb_quick_line_read (case_, text);
  g_autoptr (JsonNode) node = NULL;

  if (line->entries == NULL)
    return g_strdup_printf ("%s (%u, %u)", line->problem, line->start, line->length);
  g_assert_cmpuint (line->entries->len, ==, 1);
  node = cb_entry_write (g_ptr_array_index (line->entries, 0), cb_case_get_setup (case_));
  return json_to_string (node, FALSE);
}

static void
test_sentences (void)
{
  const Language *language = get_language ();
  g_autoptr (CbCase) case_ = cb_quick_test_case (TABLE, ANNA_ASKED);

  if (language == NULL)
    {
      g_test_skip ("nobody has written down sentences of this language");
      return;
    }
  for (guint i = 0; i < language->n_said; i++)
    {
      g_autofree char *said = read_line (case_, language->said[i].sentence);
      g_autofree char *meant = read_line (case_, language->said[i].line);

      g_test_message ("%s", language->said[i].sentence);
      g_assert_cmpstr (said, ==, meant);
      g_assert_true (g_str_has_prefix (said, "{"));
    }
}

static void
test_slips (void)
{
  const Language *language = get_language ();
  g_autoptr (CbCase) case_ = cb_quick_test_case (TABLE, ANNA_ASKED);

  for (guint i = 0; language != NULL && i < language->n_refused; i++)
    {
      const char *text = language->refused[i].sentence;
      const char *word = language->refused[i].line;
      g_autoptr (CbQuickLine) line = cb_quick_line_read (case_, text);

      g_test_message ("%s", text);
      g_assert_nonnull (line->problem);
      g_assert_nonnull (strstr (line->problem, word));
      g_assert_cmpuint (line->start, ==, g_utf8_strlen (text, strstr (text, word) - text));
      g_assert_cmpuint (line->length, ==, g_utf8_strlen (word, -1));
    }
}

static void
assert_overlooked (CbCase *case_, const char *filler, const char *before, const char *name)
{
  g_autofree char *text = g_strconcat (before, filler, name, NULL);
  g_autofree char *plain = g_strconcat (before, name, NULL);
  g_autofree char *said = read_line (case_, text);
  g_autofree char *meant = read_line (case_, plain);

  g_assert_true (g_str_has_prefix (meant, "{"));
  if (!g_str_equal (said, meant))
    g_error ("“%s” is read as %s", text, said);
}

static void
assert_all_overlooked (CbCase *case_, const char *filler)
{
  const CbSetup *setup = cb_case_get_setup (case_);

  for (guint i = 0; i < cb_edition_get_n_cards (setup->edition); i++)
    assert_overlooked (case_, filler, "berta: ? ? ", cb_edition_get_card (setup->edition, i)->name);
  for (guint i = 1; i < setup->n_players; i++)
    assert_overlooked (case_, filler, "anna saw wrench: ", setup->players[i].name);
}

/* No filler takes anything from the name after it. */
static void
test_fillers (void)
{
  const char *const *fillers = cb_quick_keyword_list (CB_QUICK_FILLER);
  const char *const *elisions = cb_quick_keyword_list_elisions ();
  g_autoptr (CbCase) case_ = cb_quick_test_case (TABLE, ANNA_ASKED);

  for (guint i = 0; fillers[i] != NULL; i++)
    {
      g_autofree char *filler = g_strconcat (fillers[i], " ", NULL);

      assert_all_overlooked (case_, filler);
    }
  for (guint i = 0; elisions[i] != NULL; i++)
    {
      g_autofree char *typewritten = g_strconcat (elisions[i], "'", NULL);
      g_autofree char *printed = g_strconcat (elisions[i], "’", NULL);

      assert_all_overlooked (case_, typewritten);
      assert_all_overlooked (case_, printed);
    }
}

#define DORA 3

/* What everybody knows, told by the words of the language: first who, then what is said, with how
 * many cards. */
typedef struct
{
  gboolean names_first; /* whether it begins with Dora */
  CbQuickKeyword words[3];
  gboolean names_last; /* whether Dora comes after these */
  guint n_cards;
  CbClaim claim;
  int player;
  int by;
} Form;

static const Form forms[] = {
  { FALSE, { CB_QUICK_NOBODY, CB_QUICK_HAS }, FALSE, 1, CB_CLAIM_NOBODY, CB_NOBODY, CB_NOBODY },
  { FALSE, { CB_QUICK_ALL, CB_QUICK_SAW }, TRUE, 1, CB_CLAIM_HAS, DORA, CB_NOBODY },
  { TRUE, { CB_QUICK_SHOWS, CB_QUICK_ALL }, FALSE, 1, CB_CLAIM_HAS, DORA, CB_NOBODY },
  { TRUE, { CB_QUICK_HAS, CB_QUICK_NONE }, FALSE, 2, CB_CLAIM_NONE, DORA, CB_NOBODY },
  { TRUE, { CB_QUICK_HAS, CB_QUICK_ONE }, FALSE, 2, CB_CLAIM_SOME, DORA, CB_NOBODY },
  { TRUE, { CB_QUICK_FOUND }, FALSE, 1, CB_CLAIM_FOUND, CB_NOBODY, DORA },
  { TRUE, { CB_QUICK_SAYS, CB_QUICK_HAS }, FALSE, 1, CB_CLAIM_HAS, DORA, DORA },
  { TRUE, { CB_QUICK_SAYS, CB_QUICK_HAS, CB_QUICK_NONE }, FALSE, 2, CB_CLAIM_NONE, DORA, DORA },
  { TRUE, { CB_QUICK_SAYS, CB_QUICK_HAS, CB_QUICK_ONE }, FALSE, 2, CB_CLAIM_SOME, DORA, DORA },
  { TRUE,
    { CB_QUICK_SAYS, CB_QUICK_NOBODY, CB_QUICK_HAS },
    FALSE,
    1,
    CB_CLAIM_NOBODY,
    CB_NOBODY,
    DORA },
};

static const char *
get_card_name (CbCase *case_, const char *id)
{
  const CbEdition *edition = cb_case_get_edition (case_);

  return cb_edition_get_card (edition, (guint) cb_edition_find_card (edition, id))->name;
}

/* (transfer full): the entry as it stands in the file */
static char *
write_entry (CbCase *case_, CbEntry *entry)
{
  g_autoptr (JsonNode) node = cb_entry_write (entry, cb_case_get_setup (case_));

  return json_to_string (node, FALSE);
}

static void
check_form (CbCase *case_, const Form *form)
{
  const char *const IDS[] = { "wrench", "plum" };
  g_autoptr (GString) text = g_string_new (form->names_first ? "Dora" : "");
  g_autofree char *said = NULL;
  g_autofree char *meant = NULL;
  g_autoptr (CbEntry) entry = NULL;
  CbCardSet cards = 0;

  for (guint i = 0; i < G_N_ELEMENTS (form->words) && form->words[i] != 0; i++)
    g_string_append_printf (text, " %s", cb_quick_keyword_get_word (form->words[i]));
  if (form->names_last)
    g_string_append (text, " Dora");
  for (guint i = 0; i < form->n_cards; i++)
    {
      g_string_append_printf (text, "%s %s", i > 0 ? "," : "", get_card_name (case_, IDS[i]));
      cards |= cb_card_set_of ((guint) cb_edition_find_card (cb_case_get_edition (case_), IDS[i]));
    }
  entry = cb_statement_new (form->claim, form->player, cards, form->by);
  meant = write_entry (case_, entry);
  said = read_line (case_, text->str);
  g_test_message ("%s", text->str);
  g_assert_cmpstr (said, ==, meant);
}

/* What everybody is told or sees of cards, in the words that the catalogue puts first. */
static void
test_statements (void)
{
  g_autoptr (CbCase) case_ = cb_quick_test_case (TABLE, ANNA_ASKED);

  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    check_form (case_, &forms[i]);
}

/* Two players who swapped, told as one does in a language: “and” between them, the verb after both.
 */
static void
test_swap (void)
{
  g_autoptr (CbCase) case_ = cb_quick_test_case (TABLE, ANNA_ASKED);
  g_autofree char *meant = read_line (case_, "berta swapped carlo");
  const char *const *verbs = cb_quick_keyword_list (CB_QUICK_SWAPS);

  g_assert_nonnull (strstr (meant, "\"swap\""));
  for (guint i = 0; verbs[i] != NULL; i++)
    {
      g_autofree char *text = g_strdup_printf ("Berta %s Carlo %s",
                                               cb_quick_keyword_get_word (CB_QUICK_AND), verbs[i]);
      g_autofree char *said = read_line (case_, text);

      g_test_message ("%s", text);
      g_assert_cmpstr (said, ==, meant);
    }
}

/* “One” is the article in many languages: that Dora has a wrench is what I saw, and no statement
 * for all. */
static void
test_articles (void)
{
  const char *const *ones = cb_quick_keyword_list (CB_QUICK_ONE);
  g_autoptr (CbCase) case_ = cb_quick_test_case (TABLE, ANNA_ASKED);
  guint n_read = 0;

  for (guint i = 0; ones[i] != NULL; i++)
    {
      g_autofree char *text = g_strdup_printf ("Dora %s %s %s",
                                               cb_quick_keyword_get_word (CB_QUICK_HAS), ones[i],
                                               get_card_name (case_, "wrench"));
      g_autofree char *said = read_line (case_, text);

      g_test_message ("%s: %s", text, said);
      g_assert_null (strstr (said, "statement"));
      n_read += strstr (said, "\"seen\"") != NULL;
    }
  g_assert_cmpuint (n_read, >, 0);
}

/* The words that a question offers are understood, of me and of others. */
static void
test_replies (void)
{
  g_autoptr (CbCase) case_ = cb_quick_test_case (TABLE_OF_ROPE, "{'type':'seen','player':2,"
                                                                "'card':'kitchen'}");
  const char *shows = cb_quick_keyword_get_word (CB_QUICK_SHOWS);
  const char *const ASKED[] = { "lena: plum rope lounge, berta",
                                "berta: plum knife kitchen, dora" };

  for (guint i = 0; i < G_N_ELEMENTS (ASKED); i++)
    {
      g_autofree char *text = g_strdup_printf ("%s %s", ASKED[i], shows);
      g_autoptr (CbQuickLine) line = cb_quick_line_read (case_, text);

      g_assert_nonnull (line->question);
      g_assert_cmpuint (line->question->n_replies, ==, 2);
      for (guint reply = 0; reply < 2; reply++)
        {
          g_autofree char *answered = cb_quick_line_reply (line, case_, text, reply);
          g_autoptr (CbQuickLine) again = cb_quick_line_read (case_, answered);
          const CbSuggestion *suggestion;

          g_test_message ("%s", answered);
          g_assert_cmpstr (again->problem, ==, NULL);
          suggestion = cb_entry_get_suggestion (g_ptr_array_index (again->entries, 0));
          g_assert_cmpuint (suggestion->answers.n, ==, reply == 0 ? 2 : 1);
        }
    }
}

int
main (int argc, char *argv[])
{
  if (setlocale (LC_ALL, "") == NULL)
    {
      g_print ("1..0 # SKIP this machine has no locale for it\n");
      return 0;
    }
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("TEXTDOMAINDIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/quick-languages/sentences", test_sentences);
  g_test_add_func ("/quick-languages/slips", test_slips);
  g_test_add_func ("/quick-languages/statements", test_statements);
  g_test_add_func ("/quick-languages/swap", test_swap);
  g_test_add_func ("/quick-languages/articles", test_articles);
  g_test_add_func ("/quick-languages/fillers", test_fillers);
  g_test_add_func ("/quick-languages/replies", test_replies);
  return g_test_run ();
}
