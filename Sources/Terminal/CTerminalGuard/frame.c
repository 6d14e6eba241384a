#define _GNU_SOURCE
#include "CTerminalGuard.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

static int memory = -1, output = -1;

static int open_memory(void) {
  if (memory < 0) memory = memfd_create("frame", MFD_CLOEXEC);
  if (memory >= 0 && output < 0) output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
  return memory >= 0 && output >= 0;
}

int terminal_frame_begin(void) {
  if (!open_memory() || lseek(memory, 0, SEEK_SET) != 0) return 0;
  return dup2(memory, STDOUT_FILENO) == STDOUT_FILENO;
}

size_t terminal_frame_end(void) {
  dup2(output, STDOUT_FILENO);
  off_t end = lseek(memory, 0, SEEK_CUR);
  return end > 0 ? (size_t)end : 0;
}

size_t terminal_frame_take(uint8_t *bytes, size_t count) {
  ssize_t taken = pread(memory, bytes, count, 0);
  return taken > 0 ? (size_t)taken : 0;
}
