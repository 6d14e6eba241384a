#include "CScenarioTexts.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char texts[] = {
#embed "../Lessons/follow-one-impression.json" suffix(, 0,)
#embed "../Lessons/steal-a-click.json" suffix(, 0,)
#embed "../Lessons/find-the-double-count.json" suffix(, 0,)
#embed "../Lessons/save-the-late-reward.json" suffix(, 0,)
#embed "../Lessons/read-a-waterfall.json" suffix(, 0,)
#embed "../Lessons/choose-the-right-call.json" suffix(, 0,)
};

const char *lesson_texts(void) { return texts; }
