/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who is where on the board of Mystery at Sea: put there with one tap each, and then only who
 * can be named where one is is suggested. */

#include "config.h"

#include <json-glib/json-glib.h>
#include <glib/gstdio.h>

#include "cb-ask-item.h"
#include "cb-case-page.h"
#include "cb-case-test.h"
#include "cb-chips.h"
#include "cb-insight-parts.h"
#include "cb-ui-test.h"
#include "parts.h"

/* So many that what is left is worked out soon. */
#define N_ENTRIES 30

typedef struct
{
  CbCase *case_;
  CbWindow *window;
  CbCasePage *page;
  CbInsight *insight;
} Shown;

static GtkWidget *
find (Shown *shown, GType type)
{
  return cb_ui_test_find (GTK_WIDGET (shown->page), type, NULL);
}

static void
open_case (Shown *shown, CbCase *case_)
{
  GtkWidget *stack;

  shown->case_ = case_;
  cb_case_set_assist (case_, CB_ASSIST_ODDS);
  shown->window = cb_ui_test_open_case (case_, 1280, 900);
  shown->page = CB_CASE_PAGE (
    cb_ui_test_find (GTK_WIDGET (shown->window), CB_TYPE_CASE_PAGE, NULL));
  shown->insight = cb_insight_view_get_insight (
    CB_INSIGHT_VIEW (find (shown, CB_TYPE_INSIGHT_VIEW)));
  stack = cb_ui_test_find (GTK_WIDGET (shown->page), ADW_TYPE_VIEW_STACK, NULL);
  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (stack), "insight");
  cb_ui_test_wait (cb_insight_view_is_built (CB_INSIGHT_VIEW (find (shown, CB_TYPE_INSIGHT_VIEW))));
  cb_ui_test_draw (GTK_WIDGET (shown->window));
  gtk_expander_set_expanded (
    GTK_EXPANDER (cb_ui_test_find (find (shown, CB_TYPE_ASK_VIEW), GTK_TYPE_EXPANDER, NULL)), TRUE);
  cb_ui_test_draw (GTK_WIDGET (shown->window));
}

static void
close_case (Shown *shown)
{
  cb_ui_test_close_window (shown->window);
  cb_ui_test_let_go (shown->case_);
}

static void
open_at_sea_with (Shown *shown, guint n_entries)
{
  open_case (shown, cb_case_test_load_sample ("booklet-at-sea.casebook", n_entries));
}

static void
open_at_sea (Shown *shown, gconstpointer data)
{
  open_at_sea_with (shown, N_ENTRIES);
}

static void
close_at_sea (Shown *shown, gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  close_case (shown);
  g_settings_reset (settings, "standing");
  g_settings_reset (settings, "reach");
}

static CbChips *
get_markers (Shown *shown)
{
  return CB_CHIPS (cb_ui_test_find (find (shown, CB_TYPE_STANDING_VIEW), CB_TYPE_CHIPS, NULL));
}

static void
tap_marker (Shown *shown, const char *id)
{
  GtkWidget *chip = cb_chips_get_chip (get_markers (shown), cb_case_test_card (shown->case_, id));

  g_assert_true (gtk_widget_get_mapped (chip));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (chip),
                                !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (chip)));
}

static void
tap_place (Shown *shown, const char *id)
{
  gtk_widget_activate_action (find (shown, CB_TYPE_STANDING_VIEW), "insight.choose-place", "u",
                              cb_case_test_card (shown->case_, id));
}

static void
assert_stands (Shown *shown, const char *room, const char *marker)
{
  int partner = cb_askable_get_partner (cb_insight_get_askable (shown->insight),
                                        cb_case_test_card (shown->case_, room));

  g_assert_cmpint (partner, ==,
                   marker != NULL ? (int) cb_case_test_card (shown->case_, marker) : -1);
}

/* (transfer full) (element-type CbCardSet): what casebook-cli suggests where they stand so */
static GArray *
read_advice (Shown *shown, const char *standing)
{
  g_autoptr (GBytes) bytes = cb_case_to_bytes (shown->case_);
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "standing-XXXXXX.casebook", NULL);
  int file = g_mkstemp (path);
  const char *argv[] = {
    g_getenv ("CASEBOOK_CLI"), "advise", "--json", "--standing", standing, path, NULL
  };
  g_autofree char *said = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = NULL;
  JsonArray *told;
  GArray *suggestions = g_array_new (FALSE, FALSE, sizeof (CbCardSet));

  g_assert_cmpint (file, >=, 0);
  g_close (file, NULL);
  g_file_set_contents (path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes),
                       &error);
  g_assert_no_error (error);
  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, &said, NULL, NULL, &error);
  g_assert_no_error (error);
  g_unlink (path);
  node = json_from_string (said, &error);
  g_assert_no_error (error);
  told = json_object_get_array_member (json_node_get_object (node), "suggestions");
  for (guint i = 0; i < json_array_get_length (told); i++)
    {
      JsonArray *ids = json_object_get_array_member (json_array_get_object_element (told, i),
                                                     "cards");
      CbCardSet cards = 0;

      for (guint j = 0; j < json_array_get_length (ids); j++)
        cards |= cb_card_set_of (
          cb_case_test_card (shown->case_, json_array_get_string_element (ids, j)));
      g_array_append_val (suggestions, cards);
    }
  return suggestions;
}

/* Of who stands there now; it may be made finer still. */
static gboolean
has_advice (Shown *shown)
{
  return cb_insight_is_done (shown->insight, "advice");
}

/* As fine as it gets. */
static gboolean
has_final_advice (Shown *shown)
{
  return has_advice (shown) && cb_advice_is_final (cb_insight_get_advice (shown->insight));
}

static CbAskItem *
get_item (Shown *shown, guint index)
{
  GListModel *items = cb_ask_view_get_items (CB_ASK_VIEW (find (shown, CB_TYPE_ASK_VIEW)));
  g_autoptr (CbAskItem) item = g_list_model_get_item (items, index);

  return item;
}

/* Two taps put two suspects into the first two rooms. */
static void
test_only_who_stands_there (Shown *shown, gconstpointer data)
{
  g_autoptr (GArray) expected = NULL;
  CbAdvice *advice;

  tap_marker (shown, "green");
  tap_marker (shown, "plum");
  assert_stands (shown, "stateroom", "green");
  assert_stands (shown, "master-suite", "plum");
  g_assert_cmpuint (cb_card_set_size (cb_insight_get_standing (shown->insight)), ==, 4);
  cb_ui_test_wait (has_final_advice (shown));

  expected = read_advice (shown, "stateroom=green,master-suite=plum");
  advice = cb_insight_get_advice (shown->insight);
  g_assert_cmpuint (expected->len, ==, 2 * 6);
  g_assert_cmpuint (cb_advice_get_n_suggestions (advice), ==, expected->len);
  for (guint i = 0; i < expected->len; i++)
    g_assert_cmphex (cb_advice_get_suggestion (advice, i)->cards, ==,
                     g_array_index (expected, CbCardSet, i));
  g_assert_cmphex (cb_ask_item_get_cards (get_item (shown, 0)) &
                     cb_case_test_cards (shown->case_, "green plum"),
                   !=, 0);
}

/* Six taps and everybody has a room; who is moved changes places with who stood there. */
static void
test_exchange (Shown *shown, gconstpointer data)
{
  static const char *const ALL[] = { "scarlet", "mustard", "green", "peacock", "plum", "boddy" };

  for (guint i = 0; i < G_N_ELEMENTS (ALL); i++)
    tap_marker (shown, ALL[i]);
  assert_stands (shown, "stateroom", "scarlet");
  assert_stands (shown, "galley", "green");
  assert_stands (shown, "dining-room", "boddy");
  /* The victim stands nowhere. */
  g_assert_null (
    cb_chips_get_chip (get_markers (shown), cb_case_test_card (shown->case_, "white")));

  tap_place (shown, "stateroom");
  tap_marker (shown, "boddy");
  assert_stands (shown, "stateroom", "boddy");
  assert_stands (shown, "dining-room", "scarlet");

  /* Who is in the chosen room is taken out of it by another tap. */
  tap_marker (shown, "boddy");
  assert_stands (shown, "stateroom", NULL);
  tap_marker (shown, "green");
  assert_stands (shown, "stateroom", "green");
  assert_stands (shown, "galley", NULL);
  cb_ui_test_wait (has_advice (shown));
  g_assert_cmpuint (cb_advice_get_n_suggestions (cb_insight_get_advice (shown->insight)), ==,
                    5 * 6);

  gtk_widget_activate_action (find (shown, CB_TYPE_STANDING_VIEW), "insight.anybody", NULL);
  g_assert_cmphex (cb_insight_get_standing (shown->insight), ==, 0);
  cb_ui_test_wait (has_advice (shown));
  g_assert_cmpuint (cb_advice_get_n_suggestions (cb_insight_get_advice (shown->insight)), ==,
                    6 * 6 * 6);
}

/* Whom anybody suggests is in that room then, and who was there has changed places with him;
 * undone, they are as they were. */
static void
test_suggestions_move_them (Shown *shown, gconstpointer data)
{
  guint selected;

  tap_marker (shown, "green");
  tap_marker (shown, "plum");
  cb_case_test_ask (shown->case_, 3, "plum rope stateroom", -1, -1);
  assert_stands (shown, "stateroom", "plum");
  assert_stands (shown, "master-suite", "green");
  /* Where he came from is not known. */
  cb_case_test_ask (shown->case_, 0, "boddy rope stateroom", -1, -1);
  assert_stands (shown, "stateroom", "boddy");
  assert_stands (shown, "master-suite", "green");
  g_assert_cmphex (cb_insight_get_standing (shown->insight), ==,
                   cb_case_test_cards (shown->case_, "boddy stateroom green master-suite"));
  cb_ui_test_wait (has_advice (shown));
  g_assert_cmpuint (cb_advice_get_n_suggestions (cb_insight_get_advice (shown->insight)), ==,
                    2 * 6);
  g_object_get (get_markers (shown), "selected", &selected, NULL);
  g_assert_cmphex (selected, ==, cb_case_test_cards (shown->case_, "boddy green"));

  cb_case_undo (shown->case_);
  cb_case_undo (shown->case_);
  assert_stands (shown, "stateroom", "green");
  assert_stands (shown, "master-suite", "plum");

  /* What is told now is told of now. */
  cb_case_redo (shown->case_);
  tap_place (shown, "galley");
  tap_marker (shown, "plum");
  assert_stands (shown, "galley", "plum");
  cb_case_undo (shown->case_);
  assert_stands (shown, "galley", "plum");
  cb_case_test_ask (shown->case_, 1, "green rope galley", -1, -1);
  assert_stands (shown, "galley", "green");
  assert_stands (shown, "master-suite", "plum");
}

/* An entry that is set aside moves nobody, nor does any where nothing was told. */
static void
test_nobody_is_moved (Shown *shown, gconstpointer data)
{
  cb_case_test_ask (shown->case_, 3, "plum rope stateroom", -1, -1);
  g_assert_cmphex (cb_insight_get_standing (shown->insight), ==, 0);
  tap_marker (shown, "green");
  cb_case_test_ask (shown->case_, 3, "plum rope stateroom", -1, -1);
  assert_stands (shown, "stateroom", "plum");
  cb_case_set_uncertain (shown->case_, cb_log_get_n_entries (cb_case_get_log (shown->case_)) - 1,
                         TRUE);
  assert_stands (shown, "stateroom", "green");
}

/* In the rooms within reach, too; and where nobody stands there that is said. */
static void
test_within_reach (Shown *shown, gconstpointer data)
{
  GtkWidget *places = find (shown, CB_TYPE_PLACES_VIEW);
  g_autofree char *problem = NULL;

  tap_marker (shown, "green");
  gtk_widget_activate_action (places, "insight.arrive", "u",
                              cb_case_test_card (shown->case_, "stateroom"));
  cb_ui_test_wait (has_advice (shown));
  g_assert_cmpuint (cb_advice_get_n_suggestions (cb_insight_get_advice (shown->insight)), ==, 6);

  gtk_widget_activate_action (places, "insight.arrive", "u",
                              cb_case_test_card (shown->case_, "salon"));
  cb_ui_test_wait (has_advice (shown));
  g_object_get (find (shown, CB_TYPE_ASK_VIEW), "problem", &problem, NULL);
  g_assert_cmpstr (problem, ==,
                   "Nobody is in a room you can reach, so there’s nothing to suggest.");
}

/* For the case, and moved on by what was recorded since; not for the next one, in which the markers
 * are mixed anew. */
static void
test_remembered (Shown *shown, gconstpointer data)
{
  g_autoptr (CbCase) other = cb_case_test_load_sample ("booklet-at-sea.casebook", 0);

  tap_marker (shown, "green");
  close_case (shown);
  open_at_sea (shown, NULL);
  assert_stands (shown, "stateroom", "green");
  close_case (shown);
  open_at_sea_with (shown, N_ENTRIES + 15);
  assert_stands (shown, "stateroom", NULL);
  assert_stands (shown, "master-suite", "green");
  assert_stands (shown, "sun-deck", "boddy");
  assert_stands (shown, "galley", "mustard");
  close_case (shown);

  open_case (shown, cb_case_new (cb_case_get_setup (other), "Another"));
  assert_stands (shown, "stateroom", NULL);
}

/* Elsewhere anybody can be named anywhere, and nothing is asked. */
static void
test_other_edition (void)
{
  Shown shown;

  open_case (&shown, cb_case_test_load_sample ("published-six-players.casebook", 6));
  g_assert_false (gtk_widget_get_visible (find (&shown, CB_TYPE_STANDING_VIEW)));
  close_case (&shown);
}

/* In a card game without a board nobody is anywhere. */
static void
test_no_board (void)
{
  static const char JSON[] =
    "{\"format\":\"casebook\",\"version\":1,\"title\":\"Suspect\",\"edition\":\"clue-suspect\","
    "\"players\":[{\"name\":\"A\"},{\"name\":\"B\"},{\"name\":\"C\"}],\"me\":0,"
    "\"hand\":[\"plum\",\"rope\",\"kitchen\"],\"log\":[]}";
  g_autoptr (GBytes) bytes = g_bytes_new_static (JSON, strlen (JSON));
  g_autoptr (GError) error = NULL;
  Shown shown;

  open_case (&shown, cb_case_new_from_bytes (bytes, &error));
  g_assert_no_error (error);
  g_assert_false (gtk_widget_is_visible (
    cb_ui_test_find (find (&shown, CB_TYPE_PLACES_VIEW), ADW_TYPE_WRAP_BOX, NULL)));
  g_assert_cmphex (cb_insight_get_within (shown.insight), ==, 0);
  close_case (&shown);
}

int
main (int argc, char *argv[])
{
  cb_ui_test_init (&argc, &argv);

#define ADD(name, func) g_test_add ("/standing/" name, Shown, NULL, open_at_sea, func, close_at_sea)
  ADD ("only-who-stands-there", test_only_who_stands_there);
  ADD ("exchange", test_exchange);
  ADD ("suggestions-move-them", test_suggestions_move_them);
  ADD ("nobody-is-moved", test_nobody_is_moved);
  ADD ("within-reach", test_within_reach);
  ADD ("remembered", test_remembered);
#undef ADD
  g_test_add_func ("/standing/other-edition", test_other_edition);
  g_test_add_func ("/standing/no-board", test_no_board);
  return g_test_run ();
}
