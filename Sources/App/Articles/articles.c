#include "CArticles.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char texts[] = {
#embed "../Adplay.docc/AccessibleMode.md" suffix(, 0,)
#embed "../Adplay.docc/Adplay.md" suffix(, 0,)
#embed "../Adplay.docc/Agents.md" suffix(, 0,)
#embed "../Adplay.docc/Arbiter.md" suffix(, 0,)
#embed "../Adplay.docc/Architecture.md" suffix(, 0,)
#embed "../Adplay.docc/ChangeLog.md" suffix(, 0,)
#embed "../Adplay.docc/Commands.md" suffix(, 0,)
#embed "../Adplay.docc/Configuration.md" suffix(, 0,)
#embed "../Adplay.docc/Consent.md" suffix(, 0,)
#embed "../Adplay.docc/ContinuousIntegration.md" suffix(, 0,)
#embed "../Adplay.docc/Demos.md" suffix(, 0,)
#embed "../Adplay.docc/Features.md" suffix(, 0,)
#embed "../Adplay.docc/Findings.md" suffix(, 0,)
#embed "../Adplay.docc/FromAReport.md" suffix(, 0,)
#embed "../Adplay.docc/FullScreenAds.md" suffix(, 0,)
#embed "../Adplay.docc/Glossary.md" suffix(, 0,)
#embed "../Adplay.docc/Hunting.md" suffix(, 0,)
#embed "../Adplay.docc/Keys.md" suffix(, 0,)
#embed "../Adplay.docc/Layouts.md" suffix(, 0,)
#embed "../Adplay.docc/LegacyCustomEvents.md" suffix(, 0,)
#embed "../Adplay.docc/Limits.md" suffix(, 0,)
#embed "../Adplay.docc/Money.md" suffix(, 0,)
#embed "../Adplay.docc/MovingACustomEvent.md" suffix(, 0,)
#embed "../Adplay.docc/OnAPhone.md" suffix(, 0,)
#embed "../Adplay.docc/Privacy.md" suffix(, 0,)
#embed "../Adplay.docc/RunsAndReplays.md" suffix(, 0,)
#embed "../Adplay.docc/Scenarios.md" suffix(, 0,)
#embed "../Adplay.docc/Services.md" suffix(, 0,)
#embed "../Adplay.docc/TheJournal.md" suffix(, 0,)
#embed "../Adplay.docc/TheTerminal.md" suffix(, 0,)
#embed "../Adplay.docc/TheZoo.md" suffix(, 0,)
#embed "../Adplay.docc/VAST.md" suffix(, 0,)
#embed "../Adplay.docc/VerifiedRewards.md" suffix(, 0,)
#embed "../Adplay.docc/WritingAnAdapter.md" suffix(, 0,)
#embed "../Adplay.docc/YourCaptures.md" suffix(, 0,)
#embed "../Adplay.docc/YourOwnAdapter.md" suffix(, 0,)
#embed "../Adplay.docc/YourOwnApp.md" suffix(, 0,)
#embed "../Adplay.docc/YourReports.md" suffix(, 0,)
};

// The list above, which has the names.
static const char list[] = {
#embed "articles.c" suffix(, 0)
};

struct TextShelf article_shelf(void) { return (struct TextShelf){list, texts}; }
