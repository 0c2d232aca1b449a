/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Answers mean just what they say: a player who passed holds none of the cards asked for, one who
 * showed holds at least one. As at real tables, they may skip seats, show twice and come in any
 * order. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-answers-private.h"
#include "cb-say.h"

static const char *const did_ids[] = { [CB_DID_PASS] = "pass", [CB_DID_SHOW] = "show", NULL };

/* Adds a copy of @answer; takes ownership of its @extra. */
void
cb_answers_add (CbAnswers *self, const CbAnswer *answer)
{
  self->list = g_renew (CbAnswer, self->list, self->n + 1);
  self->list[self->n++] = *answer;
}

void
cb_answers_clear (CbAnswers *self)
{
  for (guint i = 0; i < self->n; i++)
    g_clear_pointer (&self->list[i].extra, json_object_unref);
  g_clear_pointer (&self->list, g_free);
  self->n = 0;
}

void
cb_answers_own (CbAnswers *self)
{
  self->list = g_memdup2 (self->list, self->n * sizeof *self->list);
  for (guint i = 0; i < self->n; i++)
    self->list[i].extra = cb_members_copy_rest (self->list[i].extra);
}

/* The seats that can have given an answer. If it is recorded as by somebody unknown, these are the
 * seats without another answer; and if answering ends with the first show, only those between the
 * last player named before it and the asker. */
guint
cb_answers_find_seats (const CbAnswers *self, guint index, int asker, const CbSetup *setup)
{
  guint named = 0, seats = 0;
  int last = asker;

  if (self->list[index].by != CB_NOBODY)
    return 1u << self->list[index].by;
  for (guint i = 0; i < self->n; i++)
    if (self->list[i].by != CB_NOBODY)
      {
        named |= 1u << self->list[i].by;
        if (i < index && cb_setup_get_answering (setup) == CB_ANSWERS_FIRST)
          last = self->list[i].by;
      }
  for (guint i = 1; i < setup->n_players; i++)
    {
      int seat = (last + (int) i) % (int) setup->n_players;

      if (seat == asker)
        break;
      seats |= 1u << seat;
    }
  return seats & ~named;
}

static int
read_by (CbMembers *in, const CbSetup *setup, CbDid did)
{
  if (!cb_members_has (in, "by") || cb_members_has_value (in, "by"))
    return cb_members_get_seat (in, "by", setup);
  if (did != CB_DID_SHOW)
    cb_members_fail (in, "by", _ ("can be null only where somebody showed a card"));
  return CB_NOBODY;
}

static void
read_answer (CbAnswers *self, CbMembers *in, const CbSetup *setup, CbAsked *asked)
{
  CbAnswer answer = {
    .did = cb_members_get_choice (in, "did", did_ids),
    .card = cb_members_get_optional_card (in, "card", setup->edition),
  };

  answer.by = read_by (in, setup, answer.did);
  if (answer.by == asked->asker)
    cb_members_fail (in, "by", _ ("%s made the suggestion and doesn’t answer"),
                     setup->players[answer.by].name);
  if (answer.card >= 0 && answer.did != CB_DID_SHOW)
    cb_members_fail (in, "card", _ ("a player who passes doesn’t show a card"));
  if (answer.card >= 0 && answer.by == CB_NOBODY)
    cb_members_fail (in, "card", _ ("cannot be given while “by” is null"));
  if (answer.card >= 0 && !cb_card_set_has (cb_asked_get_all (asked, setup), (guint) answer.card))
    cb_members_fail (in, "card", _ ("“%s” was not asked for"),
                     cb_edition_get_card (setup->edition, (guint) answer.card)->id);
  if (answer.card >= 0 && !cb_card_set_has (asked->cards, (guint) answer.card))
    {
      asked->cards |= cb_card_set_of ((guint) answer.card);
      asked->n_unheard--;
    }
  answer.extra = cb_members_get_rest (in);
  cb_answers_add (self, &answer);
}

void
cb_answers_read (CbAnswers *self, CbMembers *in, const CbSetup *setup, CbAsked *asked)
{
  JsonArray *answers = cb_members_get_array (in, "answers");

  for (guint i = 0; answers != NULL && i < json_array_get_length (answers); i++)
    {
      g_autoptr (CbMembers)
        answer = cb_members_new_element (in, "answers", json_array_get_element (answers, i), i);

      read_answer (self, answer, setup, asked);
      if (cb_members_failed (in))
        return;
    }
  for (guint i = 0; i < self->n; i++)
    {
      g_autofree char *name = g_strdup_printf ("answers[%u].by", i);

      if (cb_answers_find_seats (self, i, asked->asker, setup) == 0)
        cb_members_fail (in, name, _ ("nobody is left who can have shown"));
    }
}

void
cb_answers_write (const CbAnswers *self, JsonObject *out, const CbSetup *setup)
{
  JsonArray *answers = json_array_new ();

  for (guint i = 0; i < self->n; i++)
    {
      JsonObject *answer = json_object_new ();

      if (self->list[i].by != CB_NOBODY)
        json_object_set_int_member (answer, "by", self->list[i].by);
      else
        json_object_set_null_member (answer, "by");
      json_object_set_string_member (answer, "did", did_ids[self->list[i].did]);
      cb_members_put_card (answer, "card", setup->edition, self->list[i].card);
      cb_members_put_rest (answer, self->list[i].extra);
      json_array_add_object_element (answers, answer);
    }
  json_object_set_array_member (out, "answers", answers);
}

/* (transfer full): what I did, in words for the middle of a sentence */
static char *
describe_mine (const CbAnswer *answer, const CbSetup *setup)
{
  if (answer->did == CB_DID_PASS)
    return g_strdup (_ ("you passed"));
  if (answer->card < 0)
    return g_strdup (_ ("you showed a card"));
  /* Translators: the card shown. */
  return g_strdup_printf (_ ("you showed %s"),
                          cb_say_card (setup->edition, (guint) answer->card, CB_SAID_OBJECT));
}

/* Returns: (transfer full): "Green passed", "you showed the Rope": for the middle of a sentence */
char *
cb_answer_describe (const CbAnswer *answer, const CbSetup *setup)
{
  const char *name;

  if (answer->by == CB_NOBODY)
    return g_strdup (_ ("somebody showed a card"));
  if (answer->by == setup->me)
    return describe_mine (answer, setup);
  name = setup->players[answer->by].name;
  if (answer->did == CB_DID_PASS)
    /* Translators: a player had none of the cards asked for. */
    return g_strdup_printf (ngettext ("%s passed", "%s passed", 1), name);
  if (answer->card < 0)
    return g_strdup_printf (_ ("%s showed a card"), name);
  /* Translators: a player, then the card shown. */
  return g_strdup_printf (_ ("%s showed %s"), name,
                          cb_say_card (setup->edition, (guint) answer->card, CB_SAID_OBJECT));
}

/* Returns: (transfer full): "Green passed, Peacock showed Rope"; "answers not recorded" if empty */
char *
cb_answers_describe (const CbAnswers *self, const CbSetup *setup)
{
  g_autoptr (GString) words = g_string_new (NULL);

  if (self->n == 0)
    return g_strdup (_ ("answers not recorded"));

  for (guint i = 0; i < self->n; i++)
    {
      g_autofree char *answer = cb_answer_describe (&self->list[i], setup);

      if (i > 0)
        g_string_append (words, _ (", "));
      g_string_append (words, answer);
    }
  return g_string_free_and_steal (g_steal_pointer (&words));
}

/* Returns: (transfer full): the names of all who passed, or of all who showed, in one sentence:
 *   "Bob and Cleo passed", "you and Bob showed cards"; @n: (out): the number of names */
char *
cb_answers_describe_together (const CbAnswers *self, CbDid did, const CbSetup *setup, guint *n)
{
  g_autoptr (GPtrArray) list = g_ptr_array_new_null_terminated (self->n + 1, NULL, TRUE);
  g_autofree char *names = NULL;
  gboolean mine = FALSE;

  for (guint i = 0; i < self->n; i++)
    if (self->list[i].did == did && self->list[i].by != CB_NOBODY)
      {
        gboolean me = self->list[i].by == setup->me;

        mine |= me;
        g_ptr_array_add (list, me ? (char *) C_ ("player", "you")
                                  : setup->players[self->list[i].by].name);
      }
  *n = list->len;
  names = cb_say_list ((const char *const *) list->pdata, CB_LIST_AND);
  if (did == CB_DID_SHOW)
    return g_strdup_printf (mine ? C_ ("you and others", "%s showed cards") : _ ("%s showed cards"),
                            names);
  if (mine)
    return *n == 1 ? g_strdup (_ ("you passed"))
                   /* Translators: you and other players; “you” is one of the names. */
                   : g_strdup_printf (C_ ("you and others", "%s passed"), names);
  /* Translators: a player, or several, who had none of the cards asked for. */
  return g_strdup_printf (ngettext ("%s passed", "%s passed", *n), names);
}

/* Adds what follows from a card that I saw shown. If another player showed it, the choice of this
 * card tells something; if I did, my choice tells me nothing. */
static void
imply_card (const CbAnswer *answer, const CbSetup *setup, CbCardSet cards, CbFacts *facts)
{
  guint holder = CB_HOLDER_OF_SEAT (answer->by);

  cb_facts_add_range (facts, holder, cb_card_set_of ((guint) answer->card), 1, 1);
  if (answer->by != setup->me)
    cb_facts_add_showing (facts, holder, cards);
}

/* Adds a show by one of @holders (a set of bits) to the @n shows, unless it is already there. */
static void
add_show (guint showers[CB_MAX_PLAYERS], guint *n, guint holders)
{
  for (guint i = 0; i < *n; i++)
    if (showers[i] == holders)
      return;
  if (*n < CB_MAX_PLAYERS)
    showers[(*n)++] = holders;
}

/* Adds what follows from the answers. @seen: whether the cards that I saw count, too */
static void
imply (const CbAnswers *self,
       const CbSetup *setup,
       const CbAsked *asked,
       gboolean seen,
       CbFacts *facts)
{
  guint showers[CB_MAX_PLAYERS];
  guint n = 0;

  for (guint i = 0; i < self->n; i++)
    {
      const CbAnswer *answer = &self->list[i];

      if (answer->did == CB_DID_PASS)
        cb_facts_add_range (facts, CB_HOLDER_OF_SEAT (answer->by), asked->cards, 0, 0);
      else if (answer->card >= 0 && seen)
        imply_card (answer, setup, asked->cards, facts);
      else if (answer->by != CB_NOBODY && asked->n_unheard == 0)
        cb_facts_add_range (facts, CB_HOLDER_OF_SEAT (answer->by), asked->cards, 1,
                            cb_card_set_size (asked->cards));
      else
        add_show (showers, &n,
                  cb_answers_find_seats (self, i, asked->asker, setup) << CB_HOLDER_OF_SEAT (0));
    }
  cb_asked_imply_shows (asked, setup, showers, n, facts);
}

void
cb_answers_imply (const CbAnswers *self, const CbSetup *setup, const CbAsked *asked, CbFacts *facts)
{
  imply (self, setup, asked, TRUE, facts);
}

/* Adds what everybody sees: who passed and who showed, but not which card. */
void
cb_answers_imply_open (const CbAnswers *self,
                       const CbSetup *setup,
                       const CbAsked *asked,
                       CbFacts *facts)
{
  imply (self, setup, asked, FALSE, facts);
}

void
cb_answers_tell_sights (const CbAnswers *self,
                        const CbSetup *setup,
                        const CbAsked *asked,
                        GArray *sights)
{
  for (guint i = 0; i < self->n; i++)
    {
      const CbAnswer *answer = &self->list[i];
      CbSight sight = {
        .viewer = asked->asker,
        .holder = CB_HOLDER_OF_SEAT (answer->by),
        .among = cb_asked_get_all (asked, setup),
        .cards = answer->card < 0 ? 0 : cb_card_set_of ((guint) answer->card),
        .n = 1,
        .chosen = TRUE,
      };

      if (answer->did == CB_DID_SHOW && answer->by != CB_NOBODY)
        g_array_append_val (sights, sight);
    }
}
