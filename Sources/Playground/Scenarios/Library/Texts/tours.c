#include "CScenarioTexts.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char texts[] = {
#embed "../Tours/who-counted.json" suffix(, 0,)
#embed "../Tours/money-lost-and-found.json" suffix(, 0,)
#embed "../Tours/from-red-to-green.json" suffix(, 0,)
#embed "../Tours/from-phone-to-test.json" suffix(, 0,)
#embed "../Tours/video-pixel-by-pixel.json" suffix(, 0,)
#embed "../Tours/who-wins.json" suffix(, 0,)
#embed "../Tours/retry-storm.json" suffix(, 0,)
#embed "../Tours/it-was-the-app.json" suffix(, 0,)
};

// The list above, which has the names.
static const char list[] = {
#embed "tours.c" suffix(, 0)
};

struct TextShelf tour_shelf(void) { return (struct TextShelf){list, texts}; }
