// The C library hands the arguments to everything that runs before main.

#include "CTerminalGuard.h"

static int count;
static char **arguments;

__attribute__((constructor)) static void keep_arguments(int argc, char **argv) {
  count = argc;
  arguments = argv;
}

int program_argument_count(void) { return count; }

const char *program_argument(int place) { return arguments[place]; }
