#ifndef C_SCENARIO_TEXTS_H
#define C_SCENARIO_TEXTS_H

// The files of the built-in scenarios, as they are: one after the other, each ended by a zero, in the
// order of the lists in ScenarioLibrary. A Swift literal of the same bytes takes the compiler half a
// minute.

const char *_Nonnull scenario_texts(void);
const char *_Nonnull tour_texts(void);
const char *_Nonnull lesson_texts(void);
const char *_Nonnull zoo_texts(void);

#endif
