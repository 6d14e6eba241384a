#ifndef C_ARTICLES_H
#define C_ARTICLES_H

#include "CScenarioTexts.h"

/// The articles, by their names.
struct TextShelf article_shelf(void);

#endif
