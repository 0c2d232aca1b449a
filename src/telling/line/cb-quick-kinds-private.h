/* cb-quick-kinds-private.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-quick-phrase-private.h"

G_BEGIN_DECLS

/* Who did it where nobody is named. */
typedef enum
{
  CB_QUICK_BY_TURN, /* whose turn it is */
  CB_QUICK_BY_ME,
  CB_QUICK_BY_OTHERS, /* somebody must be named; nobody would record it of me */
  CB_QUICK_BY_NAMED,  /* somebody must be named */
  CB_QUICK_BY_NOBODY, /* nobody can be named */
} CbQuickSubject;

#define CB_QUICK_NO_VERB CB_QUICK_N_KEYWORDS

typedef struct _CbQuickKind CbQuickKind;

/**
 * CbQuickKind:
 * @verb: what says that it is this; %CB_QUICK_NO_VERB where only @event does
 * @all: whether “all” comes before it
 * @event: (nullable): id of the event; what the edition calls it says the same as the verb
 * @is_offered: (nullable): whether the table has such a thing, so that the verb is offered
 * @subject: who did it
 * @read: (nullable): reads what follows and adds the entries; else it is as @form says
 * @form: what may follow, in any order
 * @needs: bits of the sorts of which one must be named
 * @make: adds the entries made of it
 * @how: (nullable): how a card was seen, as in files
 *
 * One thing that can be said of a turn. To add another, put it in the table.
 */
struct _CbQuickKind
{
  CbQuickKeyword verb;
  gboolean all;
  const char *event;
  gboolean (*is_offered) (const CbQuickParser *parser, const CbQuickKind *kind);
  CbQuickSubject subject;
  gboolean (*read) (CbQuickParser *parser, int by);
  CbQuickForm form;
  guint needs;
  gboolean (*make) (const CbQuickKind *kind,
                    CbQuickParser *parser,
                    int by,
                    const CbQuickPhrase *phrase);
  const char *how;
};

/* (transfer none): the kinds. The first is the question, which needs no verb. */
const CbQuickKind *cb_quick_kinds_list (guint *n);
/* What is said at @at, by most words; NULL if that is no verb. @n_words: (out): how many */
const CbQuickKind *cb_quick_kinds_find (const CbQuickParser *parser, guint at, guint *n_words);
/* The same also after words that say nothing or help the verb: “has asked”. */
const CbQuickKind *cb_quick_kinds_find_verb (const CbQuickParser *parser, guint at, guint *n_words);
/* The bit of the event, if the edition calls it by a name of its own. */
guint32 cb_quick_kind_find_event (const CbQuickKind *kind, const CbQuickParser *parser);

/* How what does not come in any order is read. */
gboolean cb_quick_read_question (CbQuickParser *parser, int by);
gboolean cb_quick_read_trait (CbQuickParser *parser, int by);
gboolean cb_quick_read_accusation (CbQuickParser *parser, int by);
gboolean cb_quick_read_envelope (CbQuickParser *parser, int by);

/* How entries are made of what came in any order. */
#define CB_QUICK_MAKE(name)                                              \
  gboolean name (const CbQuickKind *kind, CbQuickParser *parser, int by, \
                 const CbQuickPhrase *phrase)
CB_QUICK_MAKE (cb_quick_make_has);
CB_QUICK_MAKE (cb_quick_make_seen);
CB_QUICK_MAKE (cb_quick_make_snoop_all);
CB_QUICK_MAKE (cb_quick_make_tip);
CB_QUICK_MAKE (cb_quick_make_look);
CB_QUICK_MAKE (cb_quick_make_exposed);
CB_QUICK_MAKE (cb_quick_make_draw);
CB_QUICK_MAKE (cb_quick_make_power);
CB_QUICK_MAKE (cb_quick_make_roll);

G_END_DECLS
