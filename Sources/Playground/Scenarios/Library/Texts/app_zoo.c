#include "CScenarioTexts.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char texts[] = {
#embed "../AppZoo/asks-for-another-unit.json" suffix(, 0,)
#embed "../AppZoo/measures-too-early.json" suffix(, 0,)
#embed "../AppZoo/lets-go-of-its-loader.json" suffix(, 0,)
#embed "../AppZoo/asks-again-at-once.json" suffix(, 0,)
#embed "../AppZoo/makes-its-listener-inline.json" suffix(, 0,)
#embed "../AppZoo/lets-go-of-its-ad.json" suffix(, 0,)
#embed "../AppZoo/listens-for-revenue-too-late.json" suffix(, 0,)
#embed "../AppZoo/says-who-too-late.json" suffix(, 0,)
#embed "../AppZoo/changes-its-mind.json" suffix(, 0,)
#embed "../AppZoo/borrows-a-view.json" suffix(, 0,)
#embed "../AppZoo/connects-too-late.json" suffix(, 0,)
#embed "../AppZoo/shows-it-twice.json" suffix(, 0,)
#embed "../AppZoo/presents-from-nowhere.json" suffix(, 0,)
#embed "../AppZoo/welcomes-after-an-ad.json" suffix(, 0,)
#embed "../AppZoo/shows-it-again.json" suffix(, 0,)
#embed "../AppZoo/talks-over-its-ad.json" suffix(, 0,)
#embed "../AppZoo/keeps-it-too-long.json" suffix(, 0,)
#embed "../AppZoo/pulls-the-floor.json" suffix(, 0,)
#embed "../AppZoo/lets-go-at-once.json" suffix(, 0,)
#embed "../AppZoo/listens-in-an-old-language.json" suffix(, 0,)
#embed "../AppZoo/asks-before-it-starts.json" suffix(, 0,)
#embed "../AppZoo/asks-for-consent-too-late.json" suffix(, 0,)
#embed "../AppZoo/asks-in-a-loop.json" suffix(, 0,)
#embed "../AppZoo/leaves-it-empty.json" suffix(, 0,)
#embed "../AppZoo/lays-its-button-over.json" suffix(, 0,)
#embed "../AppZoo/asks-while-it-waits.json" suffix(, 0,)
#embed "../AppZoo/opens-one-screen-twice.json" suffix(, 0,)
#embed "../AppZoo/puts-a-view-into-itself.json" suffix(, 0,)
#embed "../AppZoo/covers-its-banner.json" suffix(, 0,)
#embed "../AppZoo/cuts-its-banner.json" suffix(, 0,)
#embed "../AppZoo/locks-its-banner.json" suffix(, 0,)
#embed "../AppZoo/hangs-it-outside.json" suffix(, 0,)
};

// The list above, which has the names.
static const char list[] = {
#embed "app_zoo.c" suffix(, 0)
};

struct TextShelf app_zoo_shelf(void) { return (struct TextShelf){list, texts}; }
