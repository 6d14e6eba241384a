#include "CScenarioTexts.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char texts[] = {
#embed "../Lessons/follow-one-impression.json" suffix(, 0,)
#embed "../Lessons/steal-a-click.json" suffix(, 0,)
#embed "../Lessons/find-the-double-count.json" suffix(, 0,)
#embed "../Lessons/save-the-late-reward.json" suffix(, 0,)
#embed "../Lessons/read-a-waterfall.json" suffix(, 0,)
#embed "../Lessons/find-who-does-not-listen.json" suffix(, 0,)
#embed "../Lessons/choose-the-right-call.json" suffix(, 0,)
};

// The list above, which has the names.
static const char list[] = {
#embed "lessons.c" suffix(, 0)
};

struct TextShelf lesson_shelf(void) { return (struct TextShelf){list, texts}; }
