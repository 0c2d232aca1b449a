/* cb-help-topics.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "casebook"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-help-topics.h"

static const CbHelpTopic TOPICS[] = {
  {
    .id = "first-case",
    .icon = "document-new-symbolic",
    .title = N_ ("Your First Case"),
    .summary = N_ ("Edition, players, hand"),
    .picture = "sheet",
    .description = N_ ("A sheet with the cards in rows and the envelope and the players in columns"),
    .texts = {
      N_ ("Choose New Case, then the edition that lies on the table. If yours is not there, take one "
          "with the same cards, or make your own."),
      N_ ("Enter the players as they sit, clockwise, and say which of them is you. Who only watches "
          "chooses Just Watching."),
      N_ ("The deal follows from your box. Check that the number of cards in the hands is right: "
          "Casebook draws conclusions from it."),
      N_ ("Choose the cards of your hand, and the sheet is there. Players and hand can be mended at "
          "any time in the menu."),
    },
  },
  {
    .id = "sheet",
    .icon = "view-grid-symbolic",
    .title = N_ ("The Sheet"),
    .summary = N_ ("What the symbols mean, and why"),
    .picture = "why",
    .description = N_ ("A cell of the sheet, and beside it why it is as it is"),
    .texts = {
      N_ ("A check mark: this player has the card, or it is in the envelope. A cross: does not. A dot: "
          "unknown. Frames mark what the last entry revealed."),
      N_ ("With odds, a cell is filled as far as it is likely. The corner of the sheet shows marks "
          "alone, odds, or only the unknown cards."),
      N_ ("Casebook fills in everything that can be deduced from the log. Tap a cell to see why: which "
          "entries it comes from, and step by step how."),
      N_ ("There you can also set a mark of your own: a guess, a hint. Casebook does not reason from "
          "it."),
      N_ ("If entries contradict each other, Casebook names the fewest that cannot all be true. Set "
          "one aside or edit it."),
    },
  },
  {
    .id = "recording",
    .icon = "document-edit-symbolic",
    .title = N_ ("Recording a Turn"),
    .summary = N_ ("Who asked, who passed, who showed"),
    .picture = "composer-answers",
    .description = N_ ("The form for a suggestion with three cards chosen and the answers below"),
    .texts = {
      N_ ("Whose turn it is stands there already. Choose the cards, then Passed or Showed for each "
          "player who answered. If you saw the card, choose it."),
      N_ ("Tap Record or press Ctrl+Enter. It is saved before it is shown."),
      N_ ("What else tells something has a form of its own: the button with the kind of the entry "
          "lists them, first those of your edition."),
      N_ ("A mistake? Undo, or edit the entry in the log: everything is worked out anew. You may also "
          "insert an entry that was forgotten, or move one."),
    },
  },
  {
    .id = "quick-line",
    .icon = "input-keyboard-symbolic",
    .title = N_ ("The Quick Line"),
    .summary = N_ ("A turn in one line"),
    .picture = "quick-choices",
    .description = N_ ("A line with a turn that is being typed, and what can follow"),
    .texts = {
      N_ ("Press Ctrl+L and type what happened, as you would tell it. What will be recorded stands "
          "below; Tab completes, Enter records."),
      /* Translators: what can be typed in your language, see the words of the quick line. */
      N_ ("green: plum rope hall, peacock passes, white shows\n"
          "me: plum rope hall, green shows rope\n"
          "green accuses plum rope hall: wrong\n"
          "note: white hesitated"),
      N_ ("Names may be shortened as long as they are clear. Players passed over have passed. What is "
          "not understood is pointed at, and nothing is recorded."),
    },
  },
  {
    .id = "odds",
    .icon = "find-location-symbolic",
    .title = N_ ("Odds and Advice"),
    .summary = N_ ("Only where your table allows it"),
    .picture = "insight",
    .description = N_ ("What to ask next, and how likely each card is in the envelope"),
    .texts = {
      N_ ("How much Casebook helps is a rule of your table: Notes Only, Logic, or Logic and Odds. It "
          "stands under the title of the case, where everybody can see it, and is changed in the "
          "menu."),
      N_ ("With odds, Insight shows how likely each card is in the envelope, what to ask next, what "
          "others may know of your hand, and whether to accuse."),
      N_ ("Odds are exact: every deal that fits the log counts. Only how people choose the card they "
          "show, and what they ask, has to be assumed."),
      N_ ("When the game is over, Insight tells when the case could have been solved, and which "
          "entries told most."),
    },
  },
  {
    .id = "table",
    .icon = "view-app-grid-symbolic",
    .title = N_ ("Dice and Decks"),
    .summary = N_ ("The rest of the box"),
    .picture = "table-decks",
    .description = N_ ("The table of a case: whose turn, the deck, face-down cards, powers"),
    .texts = {
      N_ ("Roll Dice rolls the dice of your edition, large enough for all to read, and finds out who "
          "starts."),
      N_ ("The page Table of a case says whose turn it is, who is out, what is left in the decks and "
          "how likely the next card is the deadly one. Draw from the real deck and say which card it "
          "was, or let Casebook draw."),
      N_ ("If an entry calls for a card to be drawn, Casebook reminds you."),
      N_ ("Same Players Again goes on with the next case of a series, and counts who has solved how "
          "many."),
    },
  },
  {
    .id = "dealing",
    .icon = "system-users-symbolic",
    .title = N_ ("Dealing for the Table"),
    .summary = N_ ("Without cards, or without looking"),
    .picture = "deal-hand",
    .description = N_ ("The cards of one hand, with its code and a picture to scan"),
    .texts = {
      N_ ("Casebook draws the envelope and deals. The device goes round: hold the button to see your "
          "hand, hide it, hand the device on."),
      N_ ("Take your hand along: any phone reads the picture as text; typed into Casebook on another "
          "device, the hand code starts a notebook there."),
      N_ ("Accuse in private: only you learn whether you are right. In the end the envelope is opened "
          "for all."),
      N_ ("Who may look at a card that lies face down does so here, alone; everybody sees who has looked."),
      N_ ("Before the cards are dealt everybody sees a fingerprint. Write it down or photograph it, then "
          "add a word nobody can guess, or what real dice show; the owner of the device goes first. The "
          "cards follow from the secret behind the fingerprint and from all words, so nobody can choose "
          "them."),
      N_ ("Every look at a hand and every accusation changes the fingerprint of the record. In the end "
          "all is opened and checked: type what you wrote down, or copy the whole deal and check it on "
          "another device."),
      N_ ("It protects against a glance at the screen, a deal that is chosen or changed, and other hands "
          "in somebody’s notebook. It does not protect against the owner of the device, who could dig "
          "the cards out of its files, and Casebook cannot see who holds it."),
    },
  },
  {
    .id = "privacy",
    .icon = "view-conceal-symbolic",
    .title = N_ ("Privacy"),
    .summary = N_ ("Neighbors who peek"),
    .picture = "cover",
    .description = N_ ("The covered window"),
    .texts = {
      N_ ("Cover, or F12, hides all windows of Casebook at once. Hold the button or Enter to see them "
          "again."),
      N_ ("In the preferences the cover comes by itself: after a while without a touch, or when "
          "another window comes to the front."),
      N_ ("Nothing leaves the device. Casebook has no network and no accounts; cases are files in your "
          "own folder."),
    },
  },
  {
    .id = "own-editions",
    .icon = "document-properties-symbolic",
    .title = N_ ("Your Own Editions"),
    .summary = N_ ("A box that is not in the list"),
    .picture = "edition-editor",
    .description = N_ ("The form for an edition of one’s own"),
    .texts = {
      N_ ("At the first step of a new case choose Make Your Own, from nothing or from another edition: "
          "categories, cards, players, deal, dice and decks."),
      N_ ("An edition can be exported, given to others and imported, or dropped on a window. A case "
          "carries its edition along."),
      N_ ("If only the names on your cards differ, choose Rename Cards in the menu of the case."),
    },
  },
};

guint
cb_help_get_n_topics (void)
{
  return G_N_ELEMENTS (TOPICS);
}

const CbHelpTopic *
cb_help_get_topic (guint index)
{
  g_return_val_if_fail (index < G_N_ELEMENTS (TOPICS), NULL);

  return &TOPICS[index];
}
