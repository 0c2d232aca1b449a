/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-cli-deal.h"
#include "cb-editions.h"
#include "cb-notebook.h"
#include "cb-table-code.h"

typedef struct
{
  int n_players; /* 0 where the options do not say */
  char *names;
  char *policy;
  char *rest;
  int n_side; /* −1 where the options do not say */
  char *first;
  char *seed;
  char *output;
  GStrv numbers;
  char *rename;
  char *hand;
  char *look;
  char *notebook;
  char *code;
  char *accuse;
  char *cards;
  char *plays[CB_DEAL_EVENT_PLAY + 1]; /* by event, who does what in a game without cards */
  gboolean open;
  gboolean verify;
  GStrv seen;
  gboolean json;
  GStrv arguments;
} Options;

static void
clear_options (Options *self)
{
  g_free (self->names);
  g_free (self->policy);
  g_free (self->rest);
  g_free (self->first);
  g_free (self->seed);
  g_free (self->output);
  g_strfreev (self->numbers);
  g_free (self->rename);
  g_free (self->hand);
  g_free (self->look);
  g_free (self->notebook);
  g_free (self->code);
  g_free (self->accuse);
  g_free (self->cards);
  for (guint i = 0; i < G_N_ELEMENTS (self->plays); i++)
    g_free (self->plays[i]);
  g_strfreev (self->seen);
  g_strfreev (self->arguments);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, clear_options)

/* Whether @word is @a or @b; @second: (out): whether it is @b. Complains if it is neither. */
static gboolean
choose (const char *option, const char *word, const char *a, const char *b, gboolean *second)
{
  if (word == NULL)
    return TRUE;
  *second = g_str_equal (word, b);
  if (*second || g_str_equal (word, a))
    return TRUE;
  cb_cli_complain (NULL, _ ("deal: %s is “%s” or “%s”"), option, a, b);
  return FALSE;
}

static gboolean
read_choices (const Options *options, const CbSetup *table, CbDealChoices *choices)
{
  gboolean equal;

  cb_deal_choices_init (choices, table->edition, table->n_players);
  equal = choices->policy == CB_DEAL_EQUAL;
  if (!choose ("--deal", options->policy, "all", "equal", &equal) ||
      !choose ("--rest", options->rest, "open", "down", &choices->rest_down))
    return FALSE;
  choices->policy = equal ? CB_DEAL_EQUAL : CB_DEAL_ALL;
  if (options->n_side >= 0)
    choices->n_side = (guint) options->n_side;
  return TRUE;
}

static CbDealPromise *
promise_deal (const Options *options, const CbSetup *table, const CbDealChoices *choices)
{
  g_autoptr (CbRandomSource) random = NULL;
  g_autoptr (GError) error = NULL;
  CbDealPromise *promise;
  guint64 seed;

  if (options->seed == NULL)
    {
      random = cb_random_source_new ();
      promise = cb_deal_promise_new (table, choices, random, &error);
    }
  else if (!cb_cli_read_seed ("deal", options->seed, &seed))
    return NULL;
  else
    promise = cb_deal_promise_new_seeded (table, choices, seed, &error);
  if (promise == NULL)
    cb_cli_complain (NULL, "deal: %s", error->message);
  return promise;
}

static CbSealedDeal *
make_deal (const Options *options, CbEdition *edition)
{
  g_autoptr (CbSetup) table = cb_setup_new (edition);
  g_autoptr (CbDealPromise) promise = NULL;
  CbDealChoices choices;

  if (!cb_cli_add_players ("deal", table, options->n_players, options->names) ||
      !read_choices (options, table, &choices))
    return NULL;
  if (options->first != NULL)
    {
      table->first_dealt = cb_cli_find_seat ("deal", table, options->first);
      if (table->first_dealt < 0)
        return NULL;
    }
  promise = promise_deal (options, table, &choices);
  return promise != NULL ? cb_sealed_deal_new (promise) : NULL;
}

/* Keeps a deal in a new file: an existing one is never written over. */
static gboolean
keep_deal (CbSealedDeal *deal, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);
  g_autoptr (GError) error = NULL;

  cb_cli_outlive_reader ();
  if (cb_sealed_deal_keep_in (deal, file, &error))
    return TRUE;
  cb_cli_complain_of_writing (path, error);
  return FALSE;
}

static CbSealedDeal *
load_deal (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);
  g_autoptr (GError) error = NULL;
  CbSealedDeal *deal = cb_sealed_deal_load (file, &error);

  if (deal == NULL)
    cb_cli_complain (path, "%s", error->message);
  return deal;
}

/* Whether @argument is the file of a deal, rather than an edition or its file. A name with the
 * suffix of deals is meant to be a deal, even if the file can't be read. */
static gboolean
is_deal (const char *argument)
{
  return cb_editions_find_builtin (argument) == NULL && !g_str_has_suffix (argument, ".edition") &&
         (g_str_has_suffix (argument, CB_SEALED_DEAL_SUFFIX) ||
          g_file_test (argument, G_FILE_TEST_IS_REGULAR));
}

/* Reads the seat from "SEAT=…" and sets @rest to what follows the sign. Returns: −1, after
 * complaining, if nobody sits there or there is no sign, which @usage explains */
static int
read_seat (CbSealedDeal *deal, const char *given, const char *usage, const char **rest)
{
  const char *sign = strrchr (given, '=');
  g_autofree char *player = sign != NULL ? g_strndup (given, (gsize) (sign - given)) : NULL;

  if (sign == NULL)
    {
      cb_cli_complain (NULL, "%s", usage);
      return -1;
    }
  *rest = sign + 1;
  return cb_cli_find_seat ("deal", cb_sealed_deal_get_table (deal), player);
}

/* Records the number of a player, given as "SEAT=N", after which the cards are dealt anew. */
static gboolean
give_number (CbSealedDeal *deal, const char *file, const char *given)
{
  g_autoptr (GError) error = NULL;
  const char *usage = _ ("deal: --number is SEAT=N, where N has one to six digits");
  const char *digits;
  int seat = read_seat (deal, given, usage, &digits);
  CbDealEvent event = { CB_DEAL_EVENT_NUMBER };
  guint64 number;

  if (seat < 0)
    return FALSE;
  if (!g_ascii_string_to_unsigned (digits, 10, 0, CB_TABLE_MAX_NUMBER, &number, NULL))
    {
      cb_cli_complain (NULL, "%s", usage);
      return FALSE;
    }
  event.seat = (guint) seat;
  event.number = (guint) number;
  if (cb_sealed_deal_note (deal, &event, &error))
    return TRUE;
  cb_cli_complain_of_saving (file, error);
  return FALSE;
}

/* Corrects a name, given as "SEAT=NAME". */
static gboolean
rename_player (CbSealedDeal *deal, const char *file, const char *given)
{
  g_autoptr (GError) error = NULL;
  const char *name;
  int seat = read_seat (deal, given, _ ("deal: --rename is SEAT=NAME"), &name);
  CbDealEvent event = { CB_DEAL_EVENT_RENAME };

  if (seat < 0)
    return FALSE;
  event.seat = (guint) seat;
  event.name = g_intern_string (name);
  if (cb_cli_note_deal (deal, file, &event, &error))
    return TRUE;
  if (error != NULL)
    cb_cli_complain_of_saving (file, error);
  return FALSE;
}

/* Shows the hand of @player. The record says beforehand that the hand was looked at. */
static gboolean
show_hand (CbSealedDeal *deal, const char *player, gboolean json, GError **error)
{
  int seat = cb_cli_find_seat ("deal", cb_sealed_deal_get_table (deal), player);
  g_autoptr (CbSetup) setup = NULL;

  if (seat < 0 ||
      !cb_sealed_deal_note (deal, &(CbDealEvent) { CB_DEAL_EVENT_LOOK, (guint) seat }, error))
    return FALSE;
  setup = cb_sealed_deal_make_setup (deal, (guint) seat);
  cb_cli_print_hand (setup, deal, json);
  return TRUE;
}

/* Shows the face-down card that "SEAT=N" asks for. The record says beforehand who looked at it. */
static gboolean
look_down (CbSealedDeal *deal, const char *file, const Options *options, GError **error)
{
  const char *usage = _ ("deal: --look is SEAT=N, where N is the number of a face-down card");
  guint n = cb_sealed_deal_get_table (deal)->face_down;
  const char *digits;
  int seat = read_seat (deal, options->look, usage, &digits);
  guint64 number = 0;
  CbDealEvent event = { CB_DEAL_EVENT_LOOK_DOWN };

  if (seat < 0)
    return FALSE;
  if (n == 0 || !g_ascii_string_to_unsigned (digits, 10, 1, n, &number, NULL))
    {
      cb_cli_complain (NULL, "%s", usage);
      return FALSE;
    }
  event.seat = (guint) seat;
  event.place = (guint) number - 1;
  if (!cb_cli_note_deal (deal, file, &event, error))
    return FALSE;
  cb_cli_print_look (deal, event.seat, event.place, options->json);
  return TRUE;
}

static gboolean
accuse (CbSealedDeal *deal, const char *file, const Options *options, GError **error)
{
  CbSetup *table = cb_sealed_deal_get_table (deal);
  int seat = cb_cli_find_seat ("deal", table, options->accuse);
  CbCardSet cards = 0;

  if (seat < 0)
    return FALSE;
  if (options->cards != NULL && !cb_cli_read_cards (table->edition, options->cards, file, &cards))
    return FALSE;
  if (options->cards == NULL || !cb_edition_is_whole_solution (table->edition, cards))
    {
      cb_cli_complain (NULL, _ ("deal: give --cards A,B,C, the ids of the cards accused"));
      return FALSE;
    }
  if (cb_sealed_deal_is_open (deal))
    {
      cb_cli_complain (NULL, _ ("deal: the envelope is open; nobody can accuse any more"));
      return FALSE;
    }
  if (cb_sealed_deal_has_accused (deal, (guint) seat))
    {
      cb_cli_complain (NULL, _ ("deal: %s has already accused"), table->players[seat].name);
      return FALSE;
    }
  if (!cb_cli_note_deal (deal, file,
                         &(CbDealEvent) { CB_DEAL_EVENT_ACCUSE, (guint) seat, 0, cards }, error))
    return FALSE;
  cb_cli_print_judgement (deal, (guint) seat, options->json);
  return TRUE;
}

/* Writes a player’s notebook or brings it up to date. The notebook holds the hand, so the record
 * says beforehand that the hand was looked at. */
static gboolean
write_notebook (CbSealedDeal *deal, const Options *options, GError **error)
{
  int seat = cb_cli_find_seat ("deal", cb_sealed_deal_get_table (deal), options->notebook);
  g_autoptr (GFile) file = NULL;
  g_autoptr (CbContents) notebook = NULL;
  g_autoptr (CbContents) written = NULL;
  g_autoptr (GError) problem = NULL;

  if (seat >= 0 && options->output == NULL)
    cb_cli_complain (NULL, _ ("deal: give -o FILE, the notebook to write"));
  if (seat < 0 || options->output == NULL ||
      !cb_sealed_deal_note (deal, &(CbDealEvent) { CB_DEAL_EVENT_LOOK, (guint) seat }, error))
    return FALSE;
  cb_cli_outlive_reader ();
  file = g_file_new_for_commandline_arg (options->output);
  notebook = cb_notebook_new (deal, seat, "");
  written = cb_notebook_write (notebook, file, &problem);
  if (written == NULL)
    {
      cb_cli_complain_of_saving (options->output, problem);
      return FALSE;
    }
  cb_cli_print_written (options->output, written->entries->len, options->json);
  return TRUE;
}

static void
print_codes (CbSealedDeal *deal, guint seat, const char *const *codes, gboolean json)
{
  JsonObject *object;
  JsonArray *list;

  for (guint i = 0; !json && codes[i] != NULL; i++)
    cb_cli_put ("%s\n", codes[i]);
  if (!json)
    return;
  object = json_object_new ();
  list = json_array_new ();
  for (guint i = 0; codes[i] != NULL; i++)
    json_array_add_string_element (list, codes[i]);
  json_object_set_int_member (object, "seat", seat);
  json_object_set_array_member (object, "codes", list);
  cb_cli_put_record (deal, object);
  cb_cli_print_object (object);
}

/* Prints the codes for a player’s notebook on another device. The codes tell what that player saw,
 * so the record says beforehand that the hand was looked at. */
static gboolean
show_codes (CbSealedDeal *deal, const char *file, const Options *options, GError **error)
{
  int seat = cb_cli_find_seat ("deal", cb_sealed_deal_get_table (deal), options->code);
  g_autoptr (GError) problem = NULL;
  g_auto (GStrv) codes = NULL;

  if (seat < 0 ||
      !cb_sealed_deal_note (deal, &(CbDealEvent) { CB_DEAL_EVENT_LOOK, (guint) seat }, error))
    return FALSE;
  codes = cb_table_code_make (deal, (guint) seat, &problem);
  if (codes != NULL)
    print_codes (deal, (guint) seat, (const char *const *) codes, options->json);
  else
    cb_cli_complain (file, "%s", problem->message);
  return codes != NULL;
}

/* Prints a deal as everybody may see it, and a warning if no file keeps it. */
static void
show_deal (CbSealedDeal *deal, const Options *options)
{
  cb_cli_print_deal (deal, options->json);
  if (!options->json && cb_sealed_deal_get_proof (deal) != CB_DEAL_PROOF_MIXED)
    {
      g_autofree char *proof = cb_sealed_deal_describe_proof (deal);

      cb_cli_put ("%s\n", proof);
    }
  if (!options->json && cb_sealed_deal_get_file (deal) == NULL)
    cb_cli_put (
      "%s\n",
      _ ("This deal was not saved. With -o FILE it is saved, so that each player can see their "
         "hand."));
}

/* Opens the deal even if that cannot be saved: at the end of the game everybody wants to see it. */
static gboolean
open_deal (CbSealedDeal *deal, gboolean json, GError **error)
{
  gboolean noted = cb_sealed_deal_note (deal, &(CbDealEvent) { CB_DEAL_EVENT_OPEN }, error);

  if (cb_sealed_deal_is_open (deal))
    cb_cli_print_opened (deal, json);
  return noted;
}

/* The first kind of event, from @kind on, that the options ask for; 0 if there is none. */
static CbDealEventKind
find_play (const Options *options, CbDealEventKind kind)
{
  for (; kind < G_N_ELEMENTS (options->plays); kind++)
    if (options->plays[kind] != NULL)
      return kind;
  return 0;
}

/* Does what the options ask for. @file: (nullable): where the deal is kept; @is_new: whether it was
 * dealt just now */
static CbCliStatus
show (CbSealedDeal *deal, const char *file, gboolean is_new, const Options *options)
{
  g_autoptr (GError) error = NULL;
  CbDealEventKind play = find_play (options, CB_DEAL_EVENT_SUGGEST);
  gboolean shown = TRUE;

  if (play != 0 && (find_play (options, play + 1) != 0 || options->accuse != NULL ||
                    options->hand != NULL || options->look != NULL || options->notebook != NULL ||
                    options->code != NULL || options->open))
    {
      cb_cli_complain (NULL, _ ("deal: one thing is done at a time"));
      return CB_CLI_UNUSABLE;
    }
  if (options->verify || options->seen != NULL)
    return cb_cli_verify_deal (deal, (const char *const *) options->seen, options->json);
  if (options->open)
    shown = open_deal (deal, options->json, &error);
  else if (options->accuse != NULL)
    shown = accuse (deal, file, options, &error);
  else if (play != 0)
    shown = cb_cli_play_deal (deal, file, play, options->plays[play], options->cards, options->json,
                              &error);
  else if (options->notebook != NULL)
    shown = write_notebook (deal, options, &error);
  else if (options->code != NULL)
    shown = show_codes (deal, file, options, &error);
  else if (options->look != NULL)
    shown = look_down (deal, file, options, &error);
  else if (options->hand != NULL)
    shown = show_hand (deal, options->hand, options->json, &error);
  else
    show_deal (deal, options);

  if (error != NULL)
    cb_cli_complain_of_saving (file, error);
  shown = (is_new && file != NULL ? cb_cli_flush_saved (file) : cb_cli_flush ()) && shown;
  return shown ? CB_CLI_DONE : CB_CLI_UNUSABLE;
}

static CbCliStatus
deal_or_show (const Options *options)
{
  g_autoptr (CbEdition) edition = NULL;
  g_autoptr (CbSealedDeal) deal = NULL;
  gboolean is_one = options->arguments != NULL && options->arguments[1] == NULL;
  const char *argument = is_one ? options->arguments[0] : "";
  gboolean is_new = !is_deal (argument);
  const char *file = is_new ? options->output : argument;

  if (!is_one)
    cb_cli_complain (NULL, _ ("deal: give an edition or the file of a deal"));
  else if (!is_new)
    deal = load_deal (file);
  else if (options->numbers != NULL)
    cb_cli_complain (NULL,
                     _ ("deal: give a --number once its fingerprint has been shown: deal FILE "
                        "--number SEAT=N"));
  else
    {
      edition = cb_cli_find_edition ("deal", argument);
      deal = edition != NULL ? make_deal (options, edition) : NULL;
      if (deal != NULL && file != NULL && !keep_deal (deal, file))
        return CB_CLI_UNUSABLE;
    }
  for (guint i = 0; deal != NULL && options->numbers != NULL && options->numbers[i] != NULL; i++)
    if (!give_number (deal, file, options->numbers[i]))
      return CB_CLI_UNUSABLE;
  if (deal != NULL && options->rename != NULL && !rename_player (deal, file, options->rename))
    return CB_CLI_UNUSABLE;
  return deal != NULL ? show (deal, file, is_new, options) : CB_CLI_UNUSABLE;
}

/* Deals an edition and prints what everybody may see; or shows something of a deal that is kept in
 * a file. */
CbCliStatus
cb_cli_deal (int argc, char **argv)
{
  g_auto (Options) options = { .n_side = -1 };
  const GOptionEntry entries[] = {
    { "players", 0, 0, G_OPTION_ARG_INT, &options.n_players, N_ ("Number of players"), "N" },
    { "names", 0, 0, G_OPTION_ARG_STRING, &options.names, N_ ("The players, clockwise"), "A,B,C" },
    { "deal", 0, 0, G_OPTION_ARG_STRING, &options.policy, N_ ("Deal all cards, or equal hands"),
      "all|equal" },
    { "rest", 0, 0, G_OPTION_ARG_STRING, &options.rest, N_ ("Leftover cards face up or face down"),
      "open|down" },
    { "face-down", 0, 0, G_OPTION_ARG_INT, &options.n_side,
      N_ ("Cards laid face down before the hands are dealt"), "N" },
    { "first", 0, 0, G_OPTION_ARG_STRING, &options.first, N_ ("Who is dealt the first card"),
      "SEAT" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &options.seed,
      N_ ("Repeat the same deal (proves nothing)"), "S" },
    { "number", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options.numbers,
      N_ ("The number a player gives, before anybody looks (repeatable)"), "SEAT=N" },
    { "rename", 0, 0, G_OPTION_ARG_STRING, &options.rename, N_ ("Correct a name"), "SEAT=NAME" },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output, N_ ("Save the deal to this file"),
      "FILE" },
    { "hand", 0, 0, G_OPTION_ARG_STRING, &options.hand, N_ ("Print the hand of one player"),
      "SEAT" },
    { "look", 0, 0, G_OPTION_ARG_STRING, &options.look, N_ ("Print a face-down card"), "SEAT=N" },
    { "notebook", 0, 0, G_OPTION_ARG_STRING, &options.notebook,
      N_ ("Write or continue the notebook of one player, with -o"), "SEAT" },
    { "code", 0, 0, G_OPTION_ARG_STRING, &options.code,
      N_ ("Print the codes for one player’s notebook elsewhere"), "SEAT" },
    { "accuse", 0, 0, G_OPTION_ARG_STRING, &options.accuse, N_ ("Check one player’s accusation"),
      "SEAT" },
    { "cards", 0, 0, G_OPTION_ARG_STRING, &options.cards, N_ ("Cards named, or the one shown"),
      "A,B,C" },
    { "suggest", 0, 0, G_OPTION_ARG_STRING, &options.plays[CB_DEAL_EVENT_SUGGEST],
      N_ ("Make a suggestion, and print who must show"), "SEAT" },
    { "show", 0, 0, G_OPTION_ARG_STRING, &options.plays[CB_DEAL_EVENT_SHOW],
      N_ ("Print what one player can show, or show the card given"), "SEAT" },
    { "see", 0, 0, G_OPTION_ARG_STRING, &options.plays[CB_DEAL_EVENT_SEE],
      N_ ("Print the card shown to who suggested"), "SEAT" },
    { "take-back", 0, 0, G_OPTION_ARG_STRING, &options.plays[CB_DEAL_EVENT_TAKE_BACK],
      N_ ("Take back one player’s suggestion"), "SEAT" },
    { "leave", 0, 0, G_OPTION_ARG_STRING, &options.plays[CB_DEAL_EVENT_LEAVE],
      N_ ("Let one player leave, and print the hand"), "SEAT" },
    { "draw", 0, 0, G_OPTION_ARG_STRING, &options.plays[CB_DEAL_EVENT_DRAW],
      N_ ("Draw a card of the other deck for one player"), "SEAT" },
    { "play", 0, 0, G_OPTION_ARG_STRING, &options.plays[CB_DEAL_EVENT_PLAY],
      N_ ("Play a card that one player drew and kept"), "SEAT" },
    { "open", 0, 0, G_OPTION_ARG_NONE, &options.open, N_ ("Reveal the deal when the game is over"),
      NULL },
    { "verify", 0, 0, G_OPTION_ARG_NONE, &options.verify, N_ ("Check that nothing was changed"),
      NULL },
    { "saw", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options.seen,
      N_ ("Check a fingerprint that was written down (repeatable)"), "FINGERPRINT" },
    { "json", 0, 0, G_OPTION_ARG_NONE, &options.json, N_ ("One JSON object per line"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &options.arguments, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };

  return cb_cli_parse ("deal", entries, argc, argv) ? deal_or_show (&options) : CB_CLI_UNUSABLE;
}
