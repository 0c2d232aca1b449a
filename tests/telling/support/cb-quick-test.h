/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-quick-line.h"

/* Whose names are no cards; I am Ann and play Scarlet. */
#define CB_QUICK_TEST_FRIENDS                                               \
  "'edition':'classic','players':[{'name':'Ann','character':'scarlet'},"    \
  "{'name':'Bob','character':'green'},{'name':'Cara','character':'white'}," \
  "{'name':'Dan','character':'plum'}],'me':0,'firstDealt':0,"               \
  "'hand':['rope','hall','mustard','study','knife']"
/* Who are called what they play, as in published games; I am White. */
#define CB_QUICK_TEST_CHARACTERS                                           \
  "'edition':'classic','players':[{'name':'Scarlet'},{'name':'Mustard'},"  \
  "{'name':'White'},{'name':'Green'},{'name':'Peacock'},{'name':'Plum'}]," \
  "'me':2,'hand':['white','rope','hall']"
#define CB_QUICK_TEST_ONLOOKER \
  "'edition':'classic','players':[{'name':'Ann'},{'name':'Bob'},{'name':'Cy'}]"
/* With traits, tips and snooping; I am Ann. */
#define CB_QUICK_TEST_SEA                                        \
  "'edition':'at-sea','players':[{'name':'Ann'},{'name':'Bob'}," \
  "{'name':'Cara'},{'name':'Dan'}],'me':0,'firstDealt':0,"       \
  "'hand':['white','scarf','oar','sun-deck'],'removed':['boddy']"
/* With decks, powers and cards face down; I am Sally. */
#define CB_QUICK_TEST_NIGHTMARE                                            \
  "'edition':'nightmare','players':[{'name':'Sally','character':'sally'}," \
  "{'name':'Jim','character':'jack'}],'me':0,'faceDown':4,"                \
  "'hand':['sally','zombie-duck','present','toy-workshop','mayor','santas-house','tree-house']"
/* Two cards are asked for, of two of three kinds, and the envelope holds two suspects. */
#define CB_QUICK_TEST_TWO_ASKED                                                                 \
  "'edition':{'id':'two','name':'Two','minPlayers':2,'maxPlayers':5,'deal':'all','askCards':2," \
  "'askCategories':['who','what'],'categories':["                                               \
  "{'id':'who','name':'Who','inEnvelope':2,'cards':[{'id':'a1','name':'Anna'},"                 \
  "{'id':'a2','name':'Bert'},{'id':'a3','name':'Cleo'}]},"                                      \
  "{'id':'what','name':'What','cards':[{'id':'b1','name':'Axe'},{'id':'b2','name':'Belt'},"     \
  "{'id':'b3','name':'Club'}]},"                                                                \
  "{'id':'where','name':'Where','cards':[{'id':'d1','name':'Barn'},{'id':'d2','name':'Cave'},"  \
  "{'id':'d3','name':'Dome'}]}]},"                                                              \
  "'players':[{'name':'Ed'},{'name':'Flo'},{'name':'Gus'}],'me':0,'firstDealt':0,'hand':['a3','b1']"
/* An edition of one's own, in German, with names of several words. */
#define CB_QUICK_TEST_GERMAN                                                      \
  "'edition':{'id':'eigen','name':'Eigene','minPlayers':2,'maxPlayers':5,"        \
  "'deal':'all','categories':["                                                   \
  "{'id':'v','name':'Verdächtige','cards':["                                      \
  "{'id':'c1','name':'Fräulein Ming'},{'id':'c2','name':'Oberst von Gatow'},"     \
  "{'id':'c3','name':'Frau Weiß'}]},"                                             \
  "{'id':'w','name':'Waffen','cards':["                                           \
  "{'id':'c4','name':'Heizungsrohr'},{'id':'c5','name':'Dolch'},"                 \
  "{'id':'c6','name':'Seil'}]},"                                                  \
  "{'id':'r','name':'Räume','cards':["                                            \
  "{'id':'c7','name':'Küche'},{'id':'c8','name':'Große Halle'},"                  \
  "{'id':'c9','name':'Jack’s Haus, Hinterhof'}]}]},"                              \
  "'players':[{'name':'Jörg'},{'name':'Änne-Marie'},{'name':'Tante Öl'}],'me':0," \
  "'hand':['c3','c4']"

typedef struct
{
  const char *line;
  const char *words; /* of the entry, or what is wrong */
  guint start;
  guint length;
} CbQuickSample;

/* (transfer full): a case, from its members from "edition" on and the elements of its log. */
CbCase *cb_quick_test_case (const char *setup, const char *log);

/* (transfer full): all that a line says, with “; ” between entries. */
char *cb_quick_test_describe (CbCase *case_, const CbQuickLine *line);
/* All lines are read, as these words. */
void cb_quick_test_read_all (CbCase *case_, const CbQuickSample *samples, guint n);
/* None is read, for these reasons. */
void cb_quick_test_refused_all (CbCase *case_, const CbQuickSample *samples, guint n);

#define cb_quick_test_read(case_, samples) \
  cb_quick_test_read_all ((case_), (samples), G_N_ELEMENTS (samples))
#define cb_quick_test_refused(case_, samples) \
  cb_quick_test_refused_all ((case_), (samples), G_N_ELEMENTS (samples))
