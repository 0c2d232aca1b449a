/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-children.h"
#include "cb-clock.h"
#include "cb-closures.h"
#include "cb-drop-down.h"
#include "cb-editions.h"
#include "cb-fan.h"
#include "cb-fields.h"
#include "cb-paragraph.h"
#include "cb-practice-days.h"
#include "cb-practice-page.h"
#include "cb-shade.h"
#include "cb-template.h"
#include "cb-work.h"

#define N_DAYS   7
#define N_LEVELS (CB_PRACTICE_CASES + 1)

/* The highest number that is proposed, short enough to tell somebody. */
#define MAX_PROPOSED 9999

/* In pixels. */
#define BACK_WIDTH 92
#define LEVEL_SIZE 17
#define MARK_SIZE  16
#define N_BACKS    3
#define FAINT      0.56 /* the opacity of a magnifier that is not needed */
#define WEEK_EDGES 24   /* the width of the edges beside the days */
#define UNKNOWN    (-1) /* no level */

struct _CbPracticePage
{
  AdwNavigationPage parent_instance;

  gboolean narrow;
  CbShelf *shelf;
  GPtrArray *editions;   /* (element-type CbEdition): the built-in edition of each choice */
  GCancellable *looking; /* for today’s case */
  CbPractice *today;     /* NULL until it is made */
  GCancellable *finding; /* for the search for a case; NULL while there is none */
  GtkButton *busy;       /* the button that began the search, which shows a spinner */
  char *busy_label;      /* the label of that button */

  AdwBreakpoint *crowded; /* the width below which the days are listed */
  GtkLabel *date;
  GtkLabel *details;
  GtkDropDown *edition;
  CbPainting *fan;
  GtkBox *level;
  GtkBox *levels;
  GtkLabel *number;
  GtkEditable *number_entry;
  GtkWidget *open;
  GtkButton *play;
  GtkBox *week;
};

G_DEFINE_FINAL_TYPE (CbPracticePage, cb_practice_page, ADW_TYPE_NAVIGATION_PAGE)

static GtkAlign
choose_align (GObject *object, gboolean narrow)
{
  return narrow ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER;
}

/* Shows a magnifier for each level, in full ink up to @level: a CbPracticeGrade, or %UNKNOWN */
static void
show_level (GtkBox *box, int level)
{
  cb_children_remove (box);
  for (int i = 0; i < N_LEVELS; i++)
    {
      GtkWidget *image = g_object_new (GTK_TYPE_IMAGE, "icon-name", "casebook-magnifier-symbolic",
                                       "pixel-size", LEVEL_SIZE, "accessible-role",
                                       GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

      gtk_widget_set_opacity (image, i <= level ? 1 : FAINT);
      gtk_box_append (box, image);
    }
}

static CbEdition *
get_usual_edition (void)
{
  return cb_editions_find_builtin (CB_PRACTICE_EDITION);
}

static void
stop_finding (CbPracticePage *self)
{
  cb_work_stop (&self->finding);
  if (self->busy != NULL)
    gtk_button_set_label (self->busy, self->busy_label);
  self->busy = NULL;
  g_clear_pointer (&self->busy_label, g_free);
}

/* If the search was cancelled the page may no longer exist. */
static void
found_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CbPractice) practice = cb_work_finish (result, NULL);
  g_autoptr (CbCase) case_ = NULL;
  CbPracticePage *self = user_data;

  if (practice == NULL)
    return;
  stop_finding (self);
  case_ = cb_practice_make_case (practice);
  g_signal_emit_by_name (self, "made", case_);
}

/* Returns: whether no other case is being made; if so, @button shows a spinner from now on */
static gboolean
start_finding (CbPracticePage *self, GtkButton *button)
{
  if (self->finding != NULL)
    return FALSE;
  self->finding = g_cancellable_new ();
  self->busy = button;
  self->busy_label = g_strdup (gtk_button_get_label (button));
  gtk_button_set_child (button, adw_spinner_new ());
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  self->busy_label, -1);
  return TRUE;
}

static void
find_one (CbPracticePage *self, GtkButton *button, CbPracticeGrade grade)
{
  gint32 first = g_random_int_range (1, MAX_PROPOSED + 1);

  if (start_finding (self, button))
    cb_practice_find_async (get_usual_edition (), (guint) first, grade, self->finding, found_cb,
                            self);
}

static void
play_one_cb (GtkButton *button, CbPracticePage *self)
{
  find_one (self, button, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "grade")));
}

static void
play_cb (CbPracticePage *self)
{
  g_autoptr (GDateTime) now = cb_clock_now ();
  CbPracticeDay day = cb_practice_find_day (self->shelf, now);

  if (day.item != NULL)
    {
      g_autofree char *uri = g_file_get_uri (cb_folder_item_get_file (CB_FOLDER_ITEM (day.item)));

      gtk_widget_activate_action (GTK_WIDGET (self), "win.open-case", "s", uri);
    }
  else if (start_finding (self, self->play))
    cb_practice_new_async (get_usual_edition (), day.number, self->finding, found_cb, self);
}

/* Returns: the number that was typed, or 0 if it is not the number of a case */
static guint
read_number (CbPracticePage *self)
{
  guint64 number;
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (self->number_entry)));

  return g_ascii_string_to_unsigned (text, 10, 1, CB_PRACTICE_MAX, &number, NULL) ? (guint) number
                                                                                  : 0;
}

static void
number_changed_cb (CbPracticePage *self)
{
  gtk_widget_set_sensitive (self->open, read_number (self) > 0);
}

static void
open_cb (CbPracticePage *self)
{
  guint number = read_number (self);
  CbEdition *edition = g_ptr_array_index (self->editions,
                                          gtk_drop_down_get_selected (self->edition));

  if (number > 0 && start_finding (self, GTK_BUTTON (self->open)))
    cb_practice_new_async (edition, number, self->finding, found_cb, self);
}

/* (transfer floating): a day of the week, with a disc and how it went, in a @line or a column */
static GtkWidget *
make_day (const CbPracticeDay *day, GDateTime *when, gboolean today, gboolean line)
{
  static const char *const CLASSES[] = { "unplayed", "begun", "lost", "solved" };
  static const char *const ICONS[] = { NULL, NULL, "casebook-cross-symbolic",
                                       "casebook-check-symbolic" };
  GtkWidget *box = gtk_box_new (line ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *disc = g_object_new (GTK_TYPE_IMAGE, "icon-name", ICONS[day->result], "pixel-size",
                                  MARK_SIZE, "halign", GTK_ALIGN_CENTER, "valign", GTK_ALIGN_CENTER,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  g_autofree char *name = g_date_time_format (when, "%a");
  g_autofree char *words = today && day->result == CB_PRACTICE_UNPLAYED
                             ? g_strdup (C_ ("practice", "today"))
                             : cb_practice_day_describe (day);
  GtkWidget *day_name = cb_paragraph_new (name, "caption-heading");
  GtkWidget *below = cb_paragraph_new (words, today ? "today" : "dimmed");

  gtk_widget_add_css_class (disc, "day-disc");
  gtk_widget_add_css_class (disc, CLASSES[day->result]);
  if (today)
    gtk_widget_add_css_class (disc, "today");
  gtk_label_set_xalign (GTK_LABEL (day_name), line ? 0 : 0.5f);
  gtk_label_set_xalign (GTK_LABEL (below), line ? 0 : 0.5f);
  gtk_label_set_justify (GTK_LABEL (below), line ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_CENTER);
  gtk_widget_set_hexpand (below, TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (below), PANGO_WRAP_WORD);
  gtk_widget_add_css_class (below, "caption");
  gtk_box_append (GTK_BOX (box), day_name);
  gtk_box_append (GTK_BOX (box), disc);
  gtk_box_append (GTK_BOX (box), below);
  return box;
}

/* Finds how much room the days need to be columns in which no word is broken, in this language. */
static void
fit_week (CbPracticePage *self)
{
  double needed;
  int columns;

  gtk_widget_measure (GTK_WIDGET (self->week), GTK_ORIENTATION_HORIZONTAL, -1, &columns, NULL, NULL,
                      NULL);
  needed = (columns + WEEK_EDGES) / (double) cb_shade_get_text_scale (GTK_WIDGET (self));
  adw_breakpoint_set_condition (
    self->crowded, adw_breakpoint_condition_new_length (ADW_BREAKPOINT_CONDITION_MAX_WIDTH,
                                                        needed - 1, ADW_LENGTH_UNIT_SP));
}

/* Shows the week in columns, or in lines where there is no room for columns. */
static void
show_week (CbPracticePage *self)
{
  g_autoptr (GDateTime) now = cb_clock_now ();
  gboolean lines = gtk_orientable_get_orientation (GTK_ORIENTABLE (self->week)) ==
                   GTK_ORIENTATION_VERTICAL;
  CbPracticeDay day;

  cb_children_remove (self->week);
  for (int i = N_DAYS - 1; i >= 0; i--)
    {
      g_autoptr (GDateTime) when = g_date_time_add_days (now, -i);

      day = cb_practice_find_day (self->shelf, when);
      gtk_box_append (self->week, make_day (&day, when, i == 0, lines));
    }
  if (!lines)
    fit_week (self);
  if (self->busy == self->play)
    return;
  gtk_button_set_label (self->play, day.result == CB_PRACTICE_UNPLAYED ? _ ("Play")
                                    : day.result == CB_PRACTICE_BEGUN  ? _ ("Go On")
                                                                       : _ ("Review"));
}

/* Shows what is known of today’s case: little, until it is made. */
static void
show_details (CbPracticePage *self)
{
  const char *edition = cb_edition_get_name (get_usual_edition ());
  g_autofree char *players = NULL;
  g_autofree char *words = NULL;

  show_level (self->level, self->today != NULL ? (int) self->today->grade : UNKNOWN);
  if (self->today != NULL)
    players = g_strdup_printf (ngettext ("%u player", "%u players", self->today->setup->n_players),
                               self->today->setup->n_players);
  words = g_strjoin (" · ", self->today != NULL ? cb_practice_grade_name (self->today->grade) : "…",
                     edition, players, NULL);
  gtk_label_set_label (self->details, words);
}

/* If the search was cancelled the page may no longer exist. */
static void
looked_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  CbPractice *practice = cb_work_finish (result, NULL);
  CbPracticePage *self = user_data;

  if (practice == NULL)
    return;
  g_clear_object (&self->looking);
  self->today = practice;
  show_details (self);
}

/* Makes the case of today to see how hard it is, unless that is known. */
static void
show_today (CbPracticePage *self)
{
  g_autoptr (GDateTime) now = cb_clock_now ();
  guint number = cb_practice_get_number_of_day (now);
  /* Translators: a day, as “Today, November 23”; for g_date_time_format(). */
  g_autofree char *date = g_date_time_format (now, C_ ("practice", "Today, %B %-d"));
  /* Translators: %u is the number of a practice case. */
  g_autofree char *title = g_strdup_printf (_ ("Case %u"), number);

  gtk_label_set_label (self->date, date);
  gtk_label_set_label (self->number, title);
  if (self->today == NULL || self->today->number != number)
    {
      cb_work_stop (&self->looking);
      g_clear_pointer (&self->today, cb_practice_free);
      self->looking = g_cancellable_new ();
      cb_practice_new_async (get_usual_edition (), number, self->looking, looked_cb, self);
    }
  show_details (self);
}

/* It may be another day by now. */
static void
showing_cb (CbPracticePage *self)
{
  show_today (self);
  show_week (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->play));
}

/* (transfer floating): a card that offers cases of one level */
static GtkWidget *
make_level (CbPracticePage *self, CbPracticeGrade grade)
{
  static const char *const REASONING[N_LEVELS] = { N_ ("Row by row"), N_ ("Counting hands"),
                                                   N_ ("What if") };
  static const char *const WORDS[N_LEVELS] = {
    N_ ("Who showed, who passed, and that each card is in one place."),
    N_ ("You also need how many cards everybody holds."),
    N_ ("You also try out what would follow if somebody held a card."),
  };
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *level = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *title = cb_paragraph_new (cb_practice_grade_name (grade), "title-3");
  GtkWidget *reasoning = cb_paragraph_new (_ (REASONING[grade]), "heading");
  GtkWidget *words = cb_paragraph_new (_ (WORDS[grade]), "dimmed");
  GtkWidget *button = gtk_button_new_with_label (_ ("Play One"));

  show_level (GTK_BOX (level), (int) grade);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_box_append (GTK_BOX (head), title);
  gtk_box_append (GTK_BOX (head), level);
  gtk_widget_set_vexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_START);
  g_object_set_data (G_OBJECT (button), "grade", GINT_TO_POINTER (grade));
  gtk_accessible_update_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY,
                                  title, NULL, -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (play_one_cb), self, G_CONNECT_DEFAULT);
  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "practice-card");
  gtk_box_append (GTK_BOX (card), head);
  gtk_box_append (GTK_BOX (card), reasoning);
  gtk_box_append (GTK_BOX (card), words);
  gtk_box_append (GTK_BOX (card), button);
  return card;
}

/* Lists the built-in editions, because only those are the same for everybody. */
static void
list_editions (CbPracticePage *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint position;

  for (guint i = 0; i < cb_editions_get_n_builtin (); i++)
    {
      CbEdition *edition = cb_editions_get_builtin (i);

      if (!cb_practice_can_play (edition))
        continue;
      g_ptr_array_add (self->editions, edition);
      gtk_string_list_append (names, cb_edition_get_name (edition));
    }
  cb_drop_down_show_names (self->edition);
  gtk_drop_down_set_model (self->edition, G_LIST_MODEL (names));
  if (g_ptr_array_find (self->editions, get_usual_edition (), &position))
    gtk_drop_down_set_selected (self->edition, position);
}

static void
cb_practice_page_dispose (GObject *object)
{
  CbPracticePage *self = CB_PRACTICE_PAGE (object);

  cb_work_stop (&self->looking);
  cb_work_stop (&self->finding);
  g_clear_pointer (&self->busy_label, g_free);

  cb_template_dispose (object);
}

static void
cb_practice_page_class_init (CbPracticePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_practice_page_dispose;
  cb_fields_install (object_class, CB_FIELD (CbPracticePage, narrow, G_TYPE_BOOLEAN,
                                             G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY));
  CB_OWNS (object_class, CbPracticePage, shelf, g_object_unref);
  CB_OWNS (object_class, CbPracticePage, editions, g_ptr_array_unref);
  CB_OWNS (object_class, CbPracticePage, today, cb_practice_free);

  cb_signal_new (klass, "made", 1, CB_TYPE_CASE);

  cb_template_install (widget_class, "cb-practice-page", CB_CHILD (CbPracticePage, crowded),
                       CB_CHILD (CbPracticePage, date), CB_CHILD (CbPracticePage, details),
                       CB_CHILD (CbPracticePage, edition), CB_CHILD (CbPracticePage, fan),
                       CB_CHILD (CbPracticePage, level), CB_CHILD (CbPracticePage, levels),
                       CB_CHILD (CbPracticePage, number), CB_CHILD (CbPracticePage, number_entry),
                       CB_CHILD (CbPracticePage, open), CB_CHILD (CbPracticePage, play),
                       CB_CHILD (CbPracticePage, week), CB_CALLBACK (choose_align),
                       CB_CALLBACK (number_changed_cb), CB_CALLBACK (open_cb),
                       CB_CALLBACK (play_cb), CB_CALLBACK (show_week), CB_CALLBACK (showing_cb));
  cb_closures_install (widget_class);
}

static void
cb_practice_page_init (CbPracticePage *self)
{
  self->editions = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  cb_fan_show (self->fan, get_usual_edition (), N_BACKS, 0, BACK_WIDTH);
  for (CbPracticeGrade grade = CB_PRACTICE_ROWS; grade <= CB_PRACTICE_CASES; grade++)
    gtk_box_append (self->levels, make_level (self, grade));
  list_editions (self);
}

/* Looks for a case of @grade, as if its button were pressed. */
void
cb_practice_page_play (CbPracticePage *self, CbPracticeGrade grade)
{
  GtkWidget *card;

  g_return_if_fail (CB_IS_PRACTICE_PAGE (self));

  card = gtk_widget_get_first_child (GTK_WIDGET (self->levels));
  for (guint i = 0; i < grade; i++)
    card = gtk_widget_get_next_sibling (card);
  find_one (self, GTK_BUTTON (gtk_widget_get_last_child (card)), grade);
}

/**
 * cb_practice_page_new:
 * @shelf: the user’s cases, among which are those of the last days
 *
 * Returns: (transfer floating): the page, which begins to look how hard today’s case is as soon as
 *   it is shown
 */
AdwNavigationPage *
cb_practice_page_new (CbShelf *shelf)
{
  CbPracticePage *self = g_object_new (CB_TYPE_PRACTICE_PAGE, NULL);

  self->shelf = g_object_ref (shelf);
  show_details (self);
  show_week (self);
  g_signal_connect_object (shelf, "items-changed", G_CALLBACK (show_week), self, G_CONNECT_SWAPPED);
  return ADW_NAVIGATION_PAGE (self);
}
