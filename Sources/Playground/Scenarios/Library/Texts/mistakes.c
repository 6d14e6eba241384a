#include "CScenarioTexts.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char texts[] = {
#embed "../Mistakes/never-answers.json" suffix(, 0,)
#embed "../Mistakes/answers-its-first-load-only.json" suffix(, 0,)
#embed "../Mistakes/answers-late.json" suffix(, 0,)
#embed "../Mistakes/fills-without-an-ad.json" suffix(, 0,)
#embed "../Mistakes/answers-twice.json" suffix(, 0,)
#embed "../Mistakes/refuses-first.json" suffix(, 0,)
#embed "../Mistakes/answers-elsewhere.json" suffix(, 0,)
#embed "../Mistakes/loses-impressions.json" suffix(, 0,)
#embed "../Mistakes/doubles-impressions.json" suffix(, 0,)
#embed "../Mistakes/counts-its-first-ad-only.json" suffix(, 0,)
#embed "../Mistakes/counts-on-arrival.json" suffix(, 0,)
#embed "../Mistakes/counts-before-it-shows.json" suffix(, 0,)
#embed "../Mistakes/counts-at-the-end.json" suffix(, 0,)
#embed "../Mistakes/loses-clicks.json" suffix(, 0,)
#embed "../Mistakes/doubles-clicks.json" suffix(, 0,)
#embed "../Mistakes/multiplies-clicks.json" suffix(, 0,)
#embed "../Mistakes/clicks-on-arrival.json" suffix(, 0,)
#embed "../Mistakes/hears-one-click.json" suffix(, 0,)
#embed "../Mistakes/tells-clicks-at-the-end.json" suffix(, 0,)
#embed "../Mistakes/opens-in-silence.json" suffix(, 0,)
#embed "../Mistakes/announces-twice.json" suffix(, 0,)
#embed "../Mistakes/keeps-its-refusal.json" suffix(, 0,)
#embed "../Mistakes/never-shows.json" suffix(, 0,)
#embed "../Mistakes/forgets-at-the-next-load.json" suffix(, 0,)
#embed "../Mistakes/takes-its-refusal-for-the-end.json" suffix(, 0,)
#embed "../Mistakes/never-closes.json" suffix(, 0,)
#embed "../Mistakes/closes-its-first-ad-only.json" suffix(, 0,)
#embed "../Mistakes/closes-late.json" suffix(, 0,)
#embed "../Mistakes/closes-early.json" suffix(, 0,)
#embed "../Mistakes/closes-twice.json" suffix(, 0,)
#embed "../Mistakes/loses-rewards.json" suffix(, 0,)
#embed "../Mistakes/doubles-rewards.json" suffix(, 0,)
#embed "../Mistakes/rewards-its-first-ad-only.json" suffix(, 0,)
#embed "../Mistakes/rewards-before-it-shows.json" suffix(, 0,)
#embed "../Mistakes/rewards-late.json" suffix(, 0,)
};

// The list above, which has the names.
static const char list[] = {
#embed "mistakes.c" suffix(, 0)
};

struct TextShelf mistake_shelf(void) { return (struct TextShelf){list, texts}; }
