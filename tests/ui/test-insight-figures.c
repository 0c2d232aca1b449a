/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is drawn of a case says the same figures as the command line prints: whoever does not see
 * the gauge, the bars and the chart reads and hears them. */

#include "config.h"

#include <glib/gstdio.h>
#include <json-glib/json-glib.h>
#include <math.h>

#include "cb-case-page.h"
#include "cb-case-test.h"
#include "cb-insight-parts.h"
#include "cb-painting.h"
#include "cb-ui-test.h"

typedef struct
{
  CbCase *case_;
  CbWindow *window;
  GtkWidget *view;
  CbInsight *insight;
} Shown;

/* @case_: (transfer full) */
static void
open_case (Shown *shown, CbCase *case_)
{
  GtkWidget *page;

  shown->case_ = case_;
  cb_case_set_assist (shown->case_, CB_ASSIST_ODDS);
  shown->window = cb_ui_test_open_case (shown->case_, 1280, 900);
  page = cb_ui_test_find (GTK_WIDGET (shown->window), CB_TYPE_CASE_PAGE, NULL);
  adw_view_stack_set_visible_child_name (
    ADW_VIEW_STACK (cb_ui_test_find (page, ADW_TYPE_VIEW_STACK, NULL)), "insight");
  shown->view = cb_ui_test_find (page, CB_TYPE_INSIGHT_VIEW, NULL);
  shown->insight = cb_insight_view_get_insight (CB_INSIGHT_VIEW (shown->view));
  cb_ui_test_wait (cb_insight_view_is_built (CB_INSIGHT_VIEW (shown->view)));
  g_object_set (shown->view, "figures", TRUE, NULL);
  cb_ui_test_draw (GTK_WIDGET (shown->window));
}

static void
open_sample (Shown *shown, const char *sample, guint n_entries)
{
  open_case (shown, cb_case_test_load_sample (sample, n_entries));
}

static void
open_insight (Shown *shown, gconstpointer n_entries)
{
  open_sample (shown, "published-six-players.casebook", GPOINTER_TO_UINT (n_entries));
}

static void
open_at_sea (Shown *shown, gconstpointer n_entries)
{
  open_sample (shown, "booklet-at-sea.casebook", GPOINTER_TO_UINT (n_entries));
}

/* Two players: four cards lie face down. */
static void
open_two (Shown *shown, gconstpointer n_entries)
{
  open_sample (shown, "booklet-nightmare-two.casebook", GPOINTER_TO_UINT (n_entries));
}

/* Four players of whom nobody knows who was dealt first: but for mine, each hand may have four
 * cards or five. */
static void
open_unknown (Shown *shown, gconstpointer n_entries)
{
  CbCase *case_ = cb_case_test_load_sample ("random-4001_n4_t18.casebook",
                                            GPOINTER_TO_UINT (n_entries));
  CbSetup *setup = cb_setup_copy (cb_case_get_setup (case_));
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < setup->n_players; i++)
    setup->players[i].hand_size = -1;
  g_assert_cmpint (setup->first_dealt, ==, CB_NOBODY);
  cb_case_set_setup (case_, setup, &error);
  g_assert_no_error (error);
  cb_setup_unref (setup);
  open_case (shown, case_);
}

static void
close_insight (Shown *shown, gconstpointer n_entries)
{
  cb_ui_test_close_window (shown->window);
  g_object_unref (shown->case_);
}

/* (transfer full): what casebook-cli says of the case */
static char *
run_cli (CbCase *case_, const char *command, const char *option)
{
  g_autoptr (GBytes) bytes = cb_case_to_bytes (case_);
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "figures-XXXXXX.casebook", NULL);
  int file = g_mkstemp (path);
  const char *argv[] = { g_getenv ("CASEBOOK_CLI"), command, path, option, NULL };
  g_autoptr (GError) error = NULL;
  char *said;

  g_assert_cmpint (file, >=, 0);
  g_close (file, NULL);
  g_file_set_contents (path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes),
                       &error);
  g_assert_no_error (error);
  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, &said, NULL, NULL, &error);
  g_assert_no_error (error);
  g_unlink (path);
  return said;
}

static JsonNode *
read_json (CbCase *case_, const char *command)
{
  g_autofree char *said = run_cli (case_, command, "--json");
  g_autoptr (GError) error = NULL;
  JsonNode *node = json_from_string (said, &error);

  g_assert_no_error (error);
  return node;
}

/* Appends what the labels in a widget say, each in bars. */
static void
read_labels (GtkWidget *widget, GString *words)
{
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (words, "%s|", gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    read_labels (child, words);
}

/* (transfer full) */
static char *
read_all (GtkWidget *widget)
{
  g_autoptr (GString) words = g_string_new ("|");

  read_labels (widget, words);
  return g_string_free_and_steal (g_steal_pointer (&words));
}

static void
assert_says (GtkWidget *widget, const char *expected)
{
  g_autofree char *words = read_all (widget);
  g_autofree char *whole = g_strdup_printf ("|%s|", expected);

  if (strstr (words, whole) == NULL)
    g_error ("“%s” does not say “%s”", words, expected);
}

/* By hand: what is below one in a hundred is not nothing, and what is nearly sure is not sure. */
static char *
make_percent (double chance)
{
  double percent = round (chance * 100);

  if (chance > 0 && chance < 0.01)
    return g_strdup ("<1%");
  if (chance < 1 && chance > 0.99)
    return g_strdup (">99%");
  return g_strdup_printf ("%.0f%%", percent);
}

static void
assert_says_chance (GtkWidget *widget, JsonObject *object, const char *member)
{
  g_autofree char *percent = make_percent (json_object_get_double_member (object, member));

  assert_says (widget, percent);
}

/* What is not exact is about so much. */
static void
assert_says_now (GtkWidget *widget, JsonObject *decision)
{
  g_autofree char *percent = make_percent (json_object_get_double_member (decision, "now"));
  g_autofree char *about = g_strconcat ("≈ ", percent, NULL);

  assert_says (widget, json_object_get_boolean_member (decision, "exact") ? percent : about);
}

/* What a gamble risks is said even where figures are not explained. */
static void
test_verdict (Shown *shown, gconstpointer data)
{
  g_autoptr (JsonNode) advice = read_json (shown->case_, "advise");
  JsonObject *decision = json_object_get_object_member (json_node_get_object (advice), "decision");
  GtkWidget *view = cb_ui_test_find (shown->view, CB_TYPE_VERDICT_VIEW, NULL);

  cb_ui_test_wait (cb_insight_is_done (shown->insight, "decision"));
  assert_says (view, json_object_get_boolean_member (decision, "accuse")   ? "Accuse"
                     : json_object_get_boolean_member (decision, "gamble") ? "Your Call"
                                                                           : "Wait");
  assert_says_now (view, decision);
  assert_says_chance (view, decision, "waiting");
  assert_says_chance (view, decision, "others");
  g_object_set (shown->view, "figures", FALSE, NULL);
  g_assert_cmpint (gtk_widget_get_visible (cb_ui_test_find (view, GTK_TYPE_LABEL, "reason")), ==,
                   json_object_get_boolean_member (decision, "gamble"));
}

/* By hand: why to wait or to accuse. */
static const char *
choose_reason (double now, double waiting)
{
  if (now >= waiting + 0.6 * (1 - waiting))
    return "Waiting would lower your odds: somebody may be first.";
  if (now >= waiting)
    return "Accusing now may pay off, but if you’re wrong, you’re out.";
  return waiting >= 2 * now ? "Waiting at least doubles your odds." : "Waiting raises your odds.";
}

/* The sentence below the verdict, and what is heard of the gauge. */
static void
test_sentences (Shown *shown, gconstpointer data)
{
  g_autoptr (JsonNode) advice = read_json (shown->case_, "advise");
  JsonObject *decision = json_object_get_object_member (json_node_get_object (advice), "decision");
  GtkWidget *view = cb_ui_test_find (shown->view, CB_TYPE_VERDICT_VIEW, NULL);
  double chances[] = { json_object_get_double_member (decision, "now"),
                       json_object_get_double_member (decision, "waiting"),
                       json_object_get_double_member (decision, "others") };
  g_autofree char *now = make_percent (chances[0]);
  g_autofree char *waiting = make_percent (chances[1]);
  g_autofree char *others = make_percent (chances[2]);
  g_autofree char *heard = NULL;
  g_autofree char *words = NULL;

  heard = g_strdup_printf (
    "If you accuse now, your chance of winning is %s%s; if you wait, it’s %s. "
    "The chance that somebody else wins before your next turn is %s.",
    json_object_get_boolean_member (decision, "exact") ? "" : "about ", now, waiting, others);
  cb_ui_test_wait (cb_insight_is_done (shown->insight, "decision"));
  words = read_all (view);
  g_assert_nonnull (strstr (words, choose_reason (chances[0], chances[1])));
  gtk_test_accessible_assert_property (
    GTK_ACCESSIBLE (cb_ui_test_find (view, CB_TYPE_PAINTING, "gauge")),
    GTK_ACCESSIBLE_PROPERTY_LABEL, heard);
}

static const char *
get_name (CbEdition *edition, const char *id)
{
  return cb_edition_get_card (edition, (guint) cb_edition_find_card (edition, id))->name;
}

/* (nullable): what was printed of the suggestion of these cards */
static JsonObject *
find_printed (JsonArray *printed, CbEdition *edition, CbCardSet cards)
{
  for (guint i = 0; i < json_array_get_length (printed); i++)
    {
      JsonObject *suggestion = json_array_get_object_element (printed, i);
      JsonArray *ids = json_object_get_array_member (suggestion, "cards");
      CbCardSet found = 0;

      for (guint j = 0; j < json_array_get_length (ids); j++)
        found |= cb_card_set_of (
          (guint) cb_edition_find_card (edition, json_array_get_string_element (ids, j)));
      if (found == cards)
        return suggestion;
    }
  return NULL;
}

static void
assert_row (GtkWidget *row, JsonArray *printed, CbEdition *edition, guint n_left)
{
  g_autoptr (CbAskItem) item = NULL;
  g_autofree char *ruled_out = NULL;
  JsonObject *suggestion;
  double bits, share;

  g_object_get (row, "item", &item, NULL);
  suggestion = find_printed (printed, edition, cb_ask_item_get_cards (item));
  bits = json_object_get_double_member (suggestion, "bits");
  ruled_out = g_strdup_printf ("Rules out %.0f of %u",
                               n_left - MAX (round (n_left * pow (0.5, bits)), 1), n_left);
  assert_says (row, ruled_out);
  g_object_get (item, "share", &share, NULL);
  g_assert_cmpfloat_with_epsilon (share, 1 - pow (0.5, bits), 1e-6);
  for (CbCardSet left = cb_ask_item_get_cards (item); left != 0; left &= left - 1)
    assert_says (row, cb_edition_get_card (edition, cb_card_set_first (left))->name);
}

static void
test_suggestions (Shown *shown, gconstpointer data)
{
  g_autoptr (JsonNode) advice = read_json (shown->case_, "advise");
  g_autoptr (JsonNode) sheet = read_json (shown->case_, "sheet");
  guint n_left = (guint) json_object_get_int_member (json_node_get_object (sheet), "solutions");
  JsonArray *printed = json_object_get_array_member (json_node_get_object (advice), "suggestions");
  guint n = 0;
  GtkWidget *row;

  cb_ui_test_wait (cb_insight_get_advice (shown->insight) != NULL &&
                   cb_advice_is_final (cb_insight_get_advice (shown->insight)) &&
                   cb_insight_is_done (shown->insight, "chances"));
  cb_ui_test_draw (GTK_WIDGET (shown->window));
  row = cb_ui_test_find (shown->view, CB_TYPE_ASK_ROW, NULL);
  for (; row != NULL; row = gtk_widget_get_next_sibling (row), n++)
    assert_row (row, printed, cb_case_get_edition (shown->case_), n_left);
  g_assert_cmpuint (n, ==, 3);
}

/* What nobody can show need not be in the envelope where cards lie face down. */
static void
test_face_down (Shown *shown, gconstpointer data)
{
  guint n = 0;

  cb_ui_test_wait (cb_insight_get_advice (shown->insight) != NULL &&
                   cb_advice_is_final (cb_insight_get_advice (shown->insight)));
  cb_ui_test_draw (GTK_WIDGET (shown->window));
  for (GtkWidget *row = cb_ui_test_find (shown->view, CB_TYPE_ASK_ROW, NULL); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      g_autofree char *words = read_all (row);
      const char *otherwise = strstr (words, "If nobody shows");

      n++;
      g_assert_true (otherwise == NULL || strstr (otherwise, ", unless face down") != NULL);
    }
  g_assert_cmpuint (n, >, 0);
}

/* (transfer full): a move as the box calls it: “Private Tip: ask Bob for
 * all weapon cards” */
static char *
name_move (CbCase *case_, JsonObject *move)
{
  const CbEdition *edition = cb_case_get_edition (case_);
  const char *type = json_object_get_string_member (move, "type");
  const char *kind = json_object_get_string_member_with_default (move, "kind", NULL);
  int trait = kind != NULL ? cb_edition_find_trait (edition, kind) : -1;
  int player = (int) json_object_get_int_member_with_default (move, "player", -1);
  const char *name = player >= 0 ? cb_case_get_setup (case_)->players[player].name : NULL;

  if (g_str_equal (type, "trait"))
    return g_strdup_printf ("Super Sleuth: %s",
                            cb_edition_get_trait (edition, (guint) trait)->name);
  if (g_str_equal (type, "snoop"))
    return g_strdup_printf ("Snoop: %s", name);
  return g_strdup_printf (strcmp (json_object_get_string_member (move, "want"), "all") == 0
                            ? "Private Tip: ask %s for all %s cards"
                            : "Private Tip: ask %s for one %s card",
                          name, kind);
}

/* Whether it is one of the two best of its sort, which are shown. */
static gboolean
is_among_best (JsonArray *moves, guint index)
{
  JsonObject *move = json_array_get_object_element (moves, index);
  guint n_better = 0;

  for (guint i = 0; i < index; i++)
    {
      JsonObject *other = json_array_get_object_element (moves, i);

      n_better += g_str_equal (json_object_get_string_member (other, "type"),
                               json_object_get_string_member (move, "type")) &&
                  g_strcmp0 (json_object_get_string_member_with_default (other, "want", NULL),
                             json_object_get_string_member_with_default (move, "want", NULL)) == 0;
    }
  return n_better < 2;
}

static void
assert_move (GtkWidget *row, CbCase *case_, JsonObject *move, guint n_left)
{
  g_autofree char *title = name_move (case_, move);
  g_autofree char *ruled_out = NULL;
  double rest = n_left * pow (0.5, json_object_get_double_member (move, "bits"));

  ruled_out = g_strdup_printf ("Rules out %.0f of %u", n_left - MAX (round (rest), 1), n_left);
  g_assert_nonnull (row);
  assert_says (row, title);
  assert_says (row, ruled_out);
  g_assert_true (gtk_widget_grab_focus (row));
}

/* What else can be done, the best of each sort; nothing where the box has no such thing. */
static void
test_moves (Shown *shown, gconstpointer data)
{
  g_autoptr (JsonNode) advice = read_json (shown->case_, "advise");
  g_autoptr (JsonNode) sheet = read_json (shown->case_, "sheet");
  guint n_left = (guint) json_object_get_int_member (json_node_get_object (sheet), "solutions");
  JsonArray *moves = json_object_get_array_member (json_node_get_object (advice), "moves");
  GtkWidget *view = cb_ui_test_find (shown->view, CB_TYPE_MOVES_VIEW, NULL);
  GtkWidget *row;

  cb_ui_test_wait (cb_insight_is_done (shown->insight, "moves") &&
                   cb_insight_is_done (shown->insight, "chances"));
  cb_ui_test_draw (GTK_WIDGET (shown->window));
  g_assert_true (gtk_widget_get_visible (view));
  row = cb_ui_test_find (view, ADW_TYPE_ACTION_ROW, NULL);
  for (guint i = 0; i < json_array_get_length (moves); i++)
    if (is_among_best (moves, i))
      {
        assert_move (row, shown->case_, json_array_get_object_element (moves, i), n_left);
        row = gtk_widget_get_next_sibling (row);
      }
  g_assert_null (row);
}

static void
test_no_moves (Shown *shown, gconstpointer data)
{
  GtkWidget *view;

  cb_ui_test_wait (cb_insight_is_done (shown->insight, "chances"));
  view = cb_ui_test_find (shown->view, CB_TYPE_MOVES_VIEW, NULL);
  g_assert_true (view == NULL || !gtk_widget_get_visible (view));
}

/* Collects the bars in a widget. */
static void
find_bars (GtkWidget *widget, GPtrArray *bars)
{
  if (CB_IS_ODDS_BAR (widget))
    g_ptr_array_add (bars, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_bars (child, bars);
}

/* (nullable) */
static GtkWidget *
find_bar (GPtrArray *bars, const char *name)
{
  g_autofree char *whole = g_strdup_printf ("|%s|", name);

  for (guint i = 0; i < bars->len; i++)
    {
      g_autofree char *words = read_all (g_ptr_array_index (bars, i));

      if (g_str_has_prefix (words, whole))
        return g_ptr_array_index (bars, i);
    }
  return NULL;
}

static void
test_odds (Shown *shown, gconstpointer data)
{
  g_autoptr (JsonNode) sheet = read_json (shown->case_, "sheet");
  g_autoptr (GPtrArray) bars = g_ptr_array_new ();
  g_autoptr (GList) ids = NULL;
  JsonObject *odds = json_object_get_object_member (json_node_get_object (sheet), "odds");

  cb_ui_test_wait (cb_insight_is_done (shown->insight, "chances"));
  find_bars (shown->view, bars);
  ids = json_object_get_members (odds);
  for (GList *id = ids; id != NULL; id = id->next)
    {
      JsonObject *row = json_object_get_object_member (odds, id->data);
      GtkWidget *bar = find_bar (bars, get_name (cb_case_get_edition (shown->case_), id->data));

      g_assert_true ((bar != NULL) == (json_object_get_double_member (row, "envelope") > 0));
      if (bar != NULL)
        assert_says_chance (bar, row, "envelope");
    }
}

/* Below the name of each category how many are left; the likeliest first, then what is ruled out.
 */
static void
test_odds_in_order (Shown *shown, gconstpointer data)
{
  CbEdition *edition = cb_case_get_edition (shown->case_);
  GtkWidget *box;
  const CbChances *chances;

  cb_ui_test_wait (cb_insight_is_done (shown->insight, "chances"));
  chances = cb_insight_get_chances (shown->insight);
  box = gtk_widget_get_first_child (cb_ui_test_find (shown->view, GTK_TYPE_BOX, "categories"));
  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    {
      CbCardSet cards = cb_edition_get_category (edition, i)->cards;
      GtkWidget *lines = gtk_widget_get_last_child (box);
      g_autofree char *left = NULL;
      g_autofree char *out = NULL;
      double before = 1;
      guint n = 0;

      for (GtkWidget *bar = gtk_widget_get_first_child (lines); CB_IS_ODDS_BAR (bar);
           bar = gtk_widget_get_next_sibling (bar), n++)
        {
          double chance = -1;

          for (CbCardSet rest = cards; rest != 0; rest &= rest - 1)
            {
              guint card = cb_card_set_first (rest);

              if (cb_ui_test_find_label (bar, cb_edition_get_card (edition, card)->name) != NULL)
                chance = cb_chances_get_chance (chances, card, CB_HOLDER_ENVELOPE);
            }
          g_assert_cmpfloat (chance, >, 0);
          g_assert_cmpfloat (chance, <=, before);
          before = chance;
        }
      left = n > 1 ? g_strdup_printf ("%u left", n) : g_strdup ("found");
      out = g_strdup_printf ("%u ruled out", cb_card_set_size (cards) - n);
      assert_says (gtk_widget_get_first_child (box), left);
      if (n < cb_card_set_size (cards))
        assert_says (lines, out);
      box = gtk_widget_get_next_sibling (box);
    }
}

/* (transfer full): a row of the table as the command line prints it: cells two spaces apart */
static char *
read_row (GtkWidget *row)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (GtkWidget *cell = gtk_widget_get_first_child (row); cell != NULL;
       cell = gtk_widget_get_next_sibling (cell))
    g_string_append_printf (words, "%s  ", gtk_label_get_text (GTK_LABEL (cell)));
  return g_strchomp (g_string_free_and_steal (g_steal_pointer (&words)));
}

/* (transfer full): what casebook-cli says of the course, line by line, each with single gaps */
static GStrv
run_course (CbCase *case_)
{
  g_autoptr (GRegex) gaps = g_regex_new ("^ +| +$|(?<=  ) +", G_REGEX_MULTILINE, 0, NULL);
  g_autofree char *said = run_cli (case_, "course", NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *tidy = g_regex_replace_literal (gaps, said, -1, 0, "", 0, &error);

  g_assert_no_error (error);
  return g_strsplit (g_strchomp (tidy), "\n", -1);
}

static void
test_course (Shown *shown, gconstpointer data)
{
  GtkWidget *view = cb_ui_test_find (cb_ui_test_find (shown->view, ADW_TYPE_BIN, "curve"),
                                     CB_TYPE_COURSE_VIEW, NULL);
  GtkWidget *row;
  g_auto (GStrv) lines = run_course (shown->case_);
  guint n = 1; /* after a line that says what the figures are */

  cb_ui_test_wait (cb_insight_get_course (shown->insight) != NULL &&
                   cb_course_is_final (cb_insight_get_course (shown->insight)));
  row = gtk_widget_get_first_child (cb_ui_test_find (view, GTK_TYPE_BOX, "figures_table"));
  for (; row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      g_autofree char *words = read_row (row);

      g_assert_cmpuint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (row)), ==,
                        GTK_ACCESSIBLE_ROLE_ROW);
      g_assert_cmpstr (words, ==, lines[n]);
      n++;
    }
  g_assert_cmpuint (n, ==, g_strv_length (lines));
  g_assert_cmpuint (n, ==, cb_log_get_n_entries (cb_case_get_log (shown->case_)) + 3);
}

/* Returns: how many solutions a player has left by the last line of the course: cells are two
 * spaces apart, and of others the likely range follows in brackets */
static guint
read_last_figure (GStrv lines, guint seat)
{
  g_auto (GStrv) cells = g_strsplit (lines[g_strv_length (lines) - 1], "  ", -1);

  g_assert_cmpuint (g_strv_length (cells), >, seat + 1);
  return (guint) g_ascii_strtoull (cells[seat + 1], NULL, 10);
}

/* Each player has as many solutions left as the course ends with; of another one that is about so,
 * as nobody knows that hand. */
static void
test_rivals (Shown *shown, gconstpointer data)
{
  CbSetup *setup = cb_case_get_setup (shown->case_);
  g_auto (GStrv) lines = run_course (shown->case_);
  GtkWidget *row;

  cb_ui_test_wait (cb_insight_is_done (shown->insight, "rivals") &&
                   cb_insight_get_rivals (shown->insight) != NULL);
  /* The first lane is what stands above the others. */
  row = gtk_widget_get_next_sibling (cb_ui_test_find (shown->view, CB_TYPE_LANE, NULL));
  for (guint place = 0; place < setup->n_players; place++, row = gtk_widget_get_next_sibling (row))
    {
      guint seat = (place + (guint) MAX (setup->me, 0)) % setup->n_players;
      gboolean mine = setup->me == (int) seat;
      g_autofree char *left = g_strdup_printf (mine ? "%u left" : "About %u left",
                                               read_last_figure (lines, seat));

      assert_says (row, mine ? "You" : setup->players[seat].name);
      assert_says (row, left);
    }
  g_assert_null (row);
}

int
main (int argc, char *argv[])
{
  cb_ui_test_init (&argc, &argv);

#define ADD(name, func, n_entries)                                                               \
  g_test_add ("/insight-figures/" name, Shown, GUINT_TO_POINTER (n_entries), open_insight, func, \
              close_insight)
  ADD ("verdict", test_verdict, 12);
  ADD ("verdict-late", test_verdict, 24);
  ADD ("verdict-gamble", test_verdict, 19);
  ADD ("suggestions", test_suggestions, 20);
  ADD ("suggestions-late", test_suggestions, 24);
  ADD ("odds", test_odds, 12);
  ADD ("odds-late", test_odds, 24);
  ADD ("odds-in-order", test_odds_in_order, 12);
  ADD ("odds-in-order-late", test_odds_in_order, 24);
  ADD ("course", test_course, 16);
  ADD ("no-moves", test_no_moves, 12);
#undef ADD
#define ADD(name, func, n_entries)                                                               \
  g_test_add ("/insight-figures/two/" name, Shown, GUINT_TO_POINTER (n_entries), open_two, func, \
              close_insight)
  ADD ("verdict", test_verdict, 11);
  ADD ("verdict-late", test_verdict, 26);
  ADD ("suggestions", test_suggestions, 15);
  ADD ("face-down", test_face_down, 4);
  ADD ("odds", test_odds, 11);
  ADD ("odds-in-order", test_odds_in_order, 15);
  ADD ("course", test_course, 11);
#undef ADD
#define ADD(name, func, n_entries)                                                          \
  g_test_add ("/insight-figures/unknown-dealer/" name, Shown, GUINT_TO_POINTER (n_entries), \
              open_unknown, func, close_insight)
  ADD ("verdict", test_verdict, 6);
  ADD ("verdict-late", test_verdict, 18);
  ADD ("sentences", test_sentences, 6);
  ADD ("sentences-late", test_sentences, 18);
  ADD ("suggestions", test_suggestions, 9);
  ADD ("suggestions-late", test_suggestions, 18);
  ADD ("odds", test_odds, 6);
  ADD ("odds-late", test_odds, 18);
  ADD ("odds-in-order", test_odds_in_order, 9);
  ADD ("course", test_course, 9);
  ADD ("rivals", test_rivals, 9);
#undef ADD
  g_test_add ("/insight-figures/moves", Shown, GUINT_TO_POINTER (9), open_at_sea, test_moves,
              close_insight);
  g_test_add ("/insight-figures/moves-late", Shown, GUINT_TO_POINTER (30), open_at_sea, test_moves,
              close_insight);
  return g_test_run ();
}
