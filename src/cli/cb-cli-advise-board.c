/* Where I stand on the board, and where to go.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-cli-advise-board.h"
#include "cb-edition-board.h"
#include "cb-setup-members.h"

#define MAX_ROLLED 99

/* Whether the options about the board make sense for this edition; complains if not. */
static gboolean
check_options (const char *file, const CbEdition *edition, const CbCliOptions *options)
{
  if (options->from == NULL && options->rolled == NULL)
    return TRUE;
  if (options->rooms != NULL)
    cb_cli_complain (file, _ ("give either --rooms, or --from and --rolled"));
  else if (!cb_edition_has_board (edition))
    cb_cli_complain (file, _ ("Casebook does not know the board of “%s”; use --rooms"),
                     cb_edition_get_name (edition));
  else
    return TRUE;
  return FALSE;
}

static gboolean
read_from (const char *file, CbEdition *edition, const char *from, CbSpot *spot)
{
  guint last = cb_edition_get_n_categories (edition) - 1;
  CbCardSet room;

  if (!cb_cli_read_cards (edition, from, file, &room))
    return FALSE;
  if (cb_card_set_size (room) != 1 || (room & cb_edition_get_category (edition, last)->cards) == 0)
    {
      cb_cli_complain (file, _ ("--from: “%s” is not a room"), from);
      return FALSE;
    }
  if (spot->room != (int) cb_card_set_first (room))
    *spot = (CbSpot) { .room = (int) cb_card_set_first (room), .rolled = spot->rolled };
  return TRUE;
}

static gboolean
read_rolled (const char *file, const char *text, CbSpot *spot)
{
  guint64 rolled;

  if (!g_ascii_string_to_unsigned (text, 10, 1, MAX_ROLLED, &rolled, NULL))
    cb_cli_complain (file, _ ("--rolled: “%s” is not a whole number between %d and %d"), text, 1,
                     MAX_ROLLED);
  else if (spot->room < 0)
    cb_cli_complain (file, _ ("--rolled: use --from to say which room you are in"));
  else
    {
      spot->rolled = (guint) rolled;
      return TRUE;
    }
  return FALSE;
}

gboolean
cb_cli_read_spot (const char *file,
                  CbCase *case_,
                  guint n_entries,
                  const CbCliOptions *options,
                  CbSpot *spot)
{
  CbEdition *edition = cb_case_get_edition (case_);

  *spot = (CbSpot) { .room = -1 };
  if (!check_options (file, edition, options))
    return FALSE;
  if (options->rooms == NULL && cb_edition_has_board (edition))
    *spot = cb_case_get_spot (case_, n_entries);
  return (options->from == NULL || read_from (file, edition, options->from, spot)) &&
         (options->rolled == NULL || read_rolled (file, options->rolled, spot));
}

/* Prints where I stand, if that is known. */
void
cb_cli_print_spot (const CbSpot *spot, const CbEdition *edition)
{
  if (spot->room < 0)
    return;
  cb_cli_put ("%s %s", _ ("From:"), cb_edition_get_card (edition, (guint) spot->room)->name);
  if (spot->rolled > 0)
    cb_cli_put ("  %s %u", _ ("Roll:"), spot->rolled);
  cb_cli_put ("\n");
  cb_cli_put ("\n");
}

static JsonArray *
make_reach (const CbSpot *spot, CbEdition *edition)
{
  CbReach reach = cb_spot_get_reach (spot, edition);
  JsonArray *list = json_array_new ();

  for (CbCardSet left = reach.rooms; left != 0; left &= left - 1)
    {
      guint room = cb_card_set_first (left);
      JsonObject *object = json_object_new ();

      cb_members_put_card (object, "room", edition, (int) room);
      json_object_set_int_member (object, "steps", cb_spot_get_steps (spot, edition, room));
      json_object_set_double_member (object, "chance", reach.chances[room]);
      json_array_add_object_element (list, object);
    }
  return list;
}

void
cb_cli_put_spot (JsonObject *object, const CbSpot *spot, CbEdition *edition, const CbAdvice *advice)
{
  CbHead head = cb_spot_find_head (spot, edition, advice);
  JsonObject *member;

  if (spot->room < 0)
    return;
  cb_members_put_card (object, "from", edition, spot->room);
  if (spot->rolled > 0)
    json_object_set_int_member (object, "rolled", spot->rolled);
  json_object_set_array_member (object, "reach", make_reach (spot, edition));
  if (head.room < 0)
    return;
  member = json_object_new ();
  cb_members_put_card (member, "room", edition, head.room);
  json_object_set_double_member (member, "chance", head.chance);
  json_object_set_boolean_member (member, "later", head.later);
  json_object_set_object_member (object, "head", member);
}
