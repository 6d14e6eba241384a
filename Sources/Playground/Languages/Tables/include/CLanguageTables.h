#ifndef C_LANGUAGE_TABLES_H
#define C_LANGUAGE_TABLES_H

// The tables of the languages, as they stand in their files.
//
// SwiftPM can write files into the code of a Swift target, too: as literals of arrays, which take the
// compiler minutes for files of this size. C takes them as they are.

#include <stddef.h>

// The file of a language, by its code; `count` becomes its length. NULL for any other code.
const unsigned char *_Nullable language_table(const char *_Nonnull code, size_t *_Nonnull count);

#endif
