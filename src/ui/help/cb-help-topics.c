/* SPDX-License-Identifier: GPL-3.0-or-later */

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
    .description = N_ ("A sheet with the cards in rows and the envelope and the players in "
                       "columns"),
    .texts = {
      N_ ("Choose New Case, then the edition you are playing. If yours is not listed, take one "
          "with the same cards, or make your own."),
      N_ ("The list says how much Casebook knows of each box. Where it knows names only, check "
          "the players and the deal against your rules."),
      N_ ("List the players clockwise, and choose your seat. Only watching? Choose Just Watching."),
      N_ ("Casebook fills in how the cards of your game are dealt. Check that the hand sizes are "
          "right, because Casebook reasons from them."),
      N_ ("Choose the cards in your hand, and your sheet is ready. You can correct players and "
          "hands at any time in the menu."),
    },
  },
  {
    .id = "sheet",
    .icon = "view-grid-symbolic",
    .title = N_ ("The Sheet"),
    .summary = N_ ("What the symbols mean, and why"),
    .picture = "why",
    .description = N_ ("A cell of the sheet, and beside it the reasons for its mark"),
    .texts = {
      N_ ("✓ has the card; ✗ does not; · unknown. Frames mark what the last entry revealed."),
      N_ ("With odds, the fuller a cell, the likelier the card. In the corner of the "
          "sheet you choose what is shown: marks only, marks and odds, or only unknown cards."),
      N_ ("Casebook fills in everything that can be deduced from the log. Tap a cell to see why: "
          "the entries it comes from, and how, step by step."),
      N_ ("There you can also set a mark of your own, such as a guess. It doesn’t change what "
          "Casebook deduces."),
      N_ ("If entries contradict each other, Casebook names the fewest that cannot all be true. "
          "Set "
          "one aside or edit it."),
    },
  },
  {
    .id = "recording",
    .icon = "document-edit-symbolic",
    .title = N_ ("Recording a Turn"),
    .summary = N_ ("Who suggested, who passed, who showed"),
    .picture = "composer-answers",
    .description = N_ ("The form for a suggestion with three cards chosen and the answers below"),
    .texts = {
      N_ ("The player whose turn it is has been chosen for you. Choose the cards. Then choose for each "
          "player who answered: Passed, the card you saw, or Unseen."),
      N_ ("Tap Record or press Ctrl+Enter. The entry is saved before it is shown."),
      N_ ("Other events have forms of their own: tap the kind of entry (“Suggestion”) to choose "
          "one. Those of your edition come first."),
      N_ ("Known to Everybody is what the whole table sees or hears without a suggestion: a card "
          "shown by mistake, or “Nobody has the Rope”. Say who said it, and the reasons name them."),
      N_ ("A mistake? Undo, or edit the entry in the log: everything is recalculated. You can also "
          "insert an entry you forgot, or move one."),
    },
  },
  {
    .id = "quick-line",
    .icon = "input-keyboard-symbolic",
    .title = N_ ("Typed Turns"),
    .summary = N_ ("A whole turn in one line"),
    .picture = "quick-choices",
    .description = N_ ("A turn that is being typed, and what can come next"),
    .texts = {
      N_ ("Press Ctrl+L and type what happened, the way you would say it. Below you see what will "
          "be recorded. Tab completes, Enter records."),
      /* Translators: what can be typed in your language, see the words of the quick line. */
      N_ ("green: plum rope hall, peacock passes, white shows\n"
          "me: plum rope hall, green shows rope\n"
          "green accuses plum rope hall: wrong\n"
          "note: white hesitated"),
      N_ ("You can shorten names as long as they are clear. Players you skip have passed. If "
          "Casebook does not understand something, it points at it and records nothing."),
    },
  },
  {
    .id = "odds",
    .icon = "find-location-symbolic",
    .title = N_ ("Odds and Advice"),
    .summary = N_ ("Only where your table allows it"),
    .picture = "insight",
    .description = N_ ("What to suggest next, and the odds of each card in the envelope"),
    .texts = {
      N_ ("How much Casebook helps is a rule of your table: Notes Only, Logic, or Logic and Odds. "
          "It is shown under the case title, for everybody to see. Change it in the menu."),
      N_ ("With odds, Insight shows how likely each card is in the envelope, what to suggest next, "
          "what others may know of your hand, and whether to accuse."),
      N_ ("Odds count every deal that fits the log. If there are too many to count, they are "
          "estimated, and marked ≈. Casebook has to assume how people choose the card they show "
          "and what they suggest."),
      N_ ("When the game is over, Insight shows when the case could have been solved, and the "
          "turning points."),
    },
  },
  {
    .id = "table",
    .icon = "view-app-grid-symbolic",
    .title = N_ ("Dice and Decks"),
    .summary = N_ ("The rest of the box"),
    .picture = "table-decks",
    .description = N_ ("The table of a case: whose turn it is, the deck, face-down cards, powers"),
    .texts = {
      N_ ("The dice lie at the foot of the table of a case. Roll rolls them for whose turn it is "
          "and records what they show; where you stand in a room, tap the room you go to."),
      N_ ("Roll Dice in the menu rolls any dice, large enough for everybody to read, and rolls to "
          "see who starts."),
      N_ ("The Table view of a case shows whose turn it is, who is out, what is left in the decks "
          "and how likely the next card is a deadly one. Draw from the real deck and choose which "
          "card it was, or let Casebook draw."),
      N_ ("If somebody has to draw a card, Casebook reminds you."),
      N_ ("Same Players Again starts the next case of a series, and keeps the score."),
    },
  },
  {
    .id = "dealing",
    .icon = "system-users-symbolic",
    .title = N_ ("Dealing the Cards"),
    .summary = N_ ("Without cards, or without looking"),
    .picture = "deal-hand",
    .description = N_ ("The cards of one hand, with its code and a picture to scan"),
    .texts = {
      N_ ("Casebook draws the envelope and deals. Pass the device around: hold the button to see "
          "your hand, hide it, and pass the device on."),
      N_ ("Take your hand along: scan the picture with any phone to keep your cards as text, or "
          "type the hand code into Casebook on your own device to start a notebook there."),
      N_ ("Accuse in private: only you learn whether you are right. In the end, reveal "
          "everything."),
      N_ ("If the game lets you look at a face-down card, do it here, alone. Everybody sees who has "
          "looked."),
      N_ ("Before the deal everybody sees a fingerprint. Write it down or photograph it, then add a "
          "word nobody can guess, or a roll of real dice. The owner of the device goes first. The "
          "cards depend on the secret behind the fingerprint and on all the words, so nobody can "
          "choose them."),
      N_ ("Every look at a hand and every accusation changes the fingerprint of the record. In the "
          "end everything is revealed and checked: type what you wrote down, or copy the whole "
          "deal and check it on another device."),
      N_ ("This protects against a glance at the screen, a deal that is chosen or changed, and "
          "other hands in somebody’s notebook. It does not protect against the owner of the "
          "device, who could dig the cards out of its files. Casebook cannot see who holds the "
          "device."),
    },
  },
  {
    .id = "privacy",
    .icon = "view-conceal-symbolic",
    .title = N_ ("Privacy"),
    .summary = N_ ("Keep neighbors from peeking"),
    .picture = "cover",
    .description = N_ ("The covered window"),
    .texts = {
      N_ ("Cover (F12) hides all windows of Casebook at once, and says only whose book it is. Hold the button or Enter to see them "
          "again."),
      N_ ("In the preferences, you can have Casebook cover itself when nobody has touched it for a "
          "while, or when you switch to another app."),
      N_ ("Nothing leaves the device. Casebook has no network and no accounts; cases are files in "
          "your "
          "own folder."),
    },
  },
  {
    .id = "own-editions",
    .icon = "document-properties-symbolic",
    .title = N_ ("Your Own Editions"),
    .summary = N_ ("A box that is not in the list"),
    .picture = "edition-editor",
    .description = N_ ("The form for your own edition"),
    .texts = {
      N_ ("At the first step of a new case, choose Make Your Own. Start from nothing or from "
          "another edition, and set its categories, cards, players, deal, dice and decks."),
      N_ ("You can export an edition, give it to others, and import it or drop it on a window. A "
          "case carries its edition along."),
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
