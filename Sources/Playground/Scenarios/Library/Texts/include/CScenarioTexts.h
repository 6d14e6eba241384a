#ifndef C_SCENARIO_TEXTS_H
#define C_SCENARIO_TEXTS_H

/// Scenarios that belong together. The file that embeds them is the only list of them.
struct TextShelf {
  /// That file, with a line `#embed "…/NAME.json"` for each.
  const char *_Nonnull list;
  /// The scenarios as they are, one after the other, each ended by a zero. A Swift literal of the same
  /// bytes takes the compiler half a minute.
  const char *_Nonnull texts;
};

struct TextShelf scenario_shelf(void);
struct TextShelf tour_shelf(void);
struct TextShelf lesson_shelf(void);
struct TextShelf zoo_shelf(void);
struct TextShelf mistake_shelf(void);
struct TextShelf app_zoo_shelf(void);

#endif
