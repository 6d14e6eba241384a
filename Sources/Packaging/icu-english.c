// Writes what English needs of ICU's data, which the Swift toolchain has for all languages, to standard
// output: a package in the same form (header, table of contents, names, items), with fewer items.
// Compiled with -DDATA=icudt76_dat, and linked with the toolchain's library.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern const char DATA[];

struct item {
  uint32_t name, start;
};

static int ends(const char *text, const char *end) {
  size_t length = strlen(text), tail = strlen(end);
  return length >= tail && strcmp(text + length - tail, end) == 0;
}

// What belongs to a locale is in files with its name: "de_AT.res", "zone/de.res".
static int is_of_another_language(const char *file) {
  static const char *const shared[] = {"root.res", "pool.res", "res_index.res"};
  for (int i = 0; i < 3; i++)
    if (strcmp(file, shared[i]) == 0) return 0;
  size_t letters = strcspn(file, "_.");
  return ends(file, ".res") && letters <= 3 && strncmp(file, "en", letters) != 0;
}

// Names of characters, dictionaries, transliterations and foreign encodings are large, and nothing
// here asks for them.
static int is_wanted(const char *name) {
  const char *path = strchr(name, '/') + 1;
  const char *slash = strrchr(path, '/');
  const char *file = slash ? slash + 1 : path;
  if (ends(file, ".cnv") || ends(file, ".dict") || strcmp(file, "unames.icu") == 0) return 0;
  return strncmp(path, "translit/", 9) != 0 && strncmp(path, "rbnf/", 5) != 0
         && !is_of_another_language(file);
}

static uint32_t aligned(uint32_t size) { return (size + 15) & ~15u; }

static void pad(uint32_t from, uint32_t to) {
  for (; from < to; from++) putchar(0);
}

int main(void) {
  uint16_t header;
  memcpy(&header, DATA, sizeof header);
  const char *base = DATA + header;
  uint32_t count;
  memcpy(&count, base, sizeof count);
  const struct item *items = (const struct item *)(base + sizeof count);

  // An item ends where the next one starts; the last one is in Zulu.
  uint32_t wanted = 0, names = 0, *chosen = malloc(count * sizeof *chosen);
  for (uint32_t i = 0; i + 1 < count; i++) {
    const char *name = base + items[i].name;
    if (is_wanted(name)) chosen[wanted++] = i, names += strlen(name) + 1;
  }

  uint32_t name = sizeof wanted + wanted * sizeof(struct item), end = name + names;
  uint32_t start = aligned(end);
  fwrite(DATA, 1, header, stdout);
  fwrite(&wanted, sizeof wanted, 1, stdout);
  for (uint32_t k = 0; k < wanted; k++) {
    const struct item *item = &items[chosen[k]];
    fwrite(&(struct item){name, start}, sizeof *item, 1, stdout);
    name += strlen(base + item->name) + 1;
    start += aligned(item[1].start - item->start);
  }
  for (uint32_t k = 0; k < wanted; k++) {
    const char *text = base + items[chosen[k]].name;
    fwrite(text, 1, strlen(text) + 1, stdout);
  }
  pad(end, aligned(end));
  for (uint32_t k = 0; k < wanted; k++) {
    const struct item *item = &items[chosen[k]];
    uint32_t size = item[1].start - item->start;
    fwrite(base + item->start, 1, size, stdout);
    pad(size, aligned(size));
  }
  return fflush(stdout) != 0;
}
