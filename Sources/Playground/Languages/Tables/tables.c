#include "CLanguageTables.h"

#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char zh_Hans[] = {
#embed "zh-Hans.json"
};

static const unsigned char zh_Hant[] = {
#embed "zh-Hant.json"
};

static const unsigned char vi[] = {
#embed "vi.json"
};

static const struct {
  const char *code;
  const unsigned char *bytes;
  size_t count;
} tables[] = {
    {"zh-Hans", zh_Hans, sizeof zh_Hans},
    {"zh-Hant", zh_Hant, sizeof zh_Hant},
    {"vi", vi, sizeof vi},
};

const unsigned char *language_table(const char *code, size_t *count) {
  for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++) {
    if (strcmp(tables[i].code, code) != 0) continue;
    *count = tables[i].count;
    return tables[i].bytes;
  }
  return NULL;
}
