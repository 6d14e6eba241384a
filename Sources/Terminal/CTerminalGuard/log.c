// Writes the signal that ends or stops the process into its log. It runs in signal handlers: the
// calendar is worked out here, since the C library's would take a lock.

#include <errno.h>
#include <stdatomic.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "log.h"

static atomic_int log_file = -1;

void terminal_log_set(int file) { atomic_store(&log_file, file); }

// Appends a number with this many digits.
static char *number(char *end, long long value, int digits) {
  for (int i = digits - 1; i >= 0; i--, value /= 10) end[i] = (char)('0' + value % 10);
  return end + digits;
}

// `2026-11-23T17:24:05.123Z`; the days of the calendar begin in March, so that leap days are last.
static char *moment(char *end) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  long long days = now.tv_sec / 86400, rest = now.tv_sec % 86400;
  long long z = days + 719468, era = z / 146097, day = z - era * 146097;
  long long year = (day - day / 1460 + day / 36524 - day / 146096) / 365;
  day -= 365 * year + year / 4 - year / 100;
  long long march = (5 * day + 2) / 153, month = march < 10 ? march + 3 : march - 9;
  end = number(end, year + era * 400 + (month <= 2), 4);
  *end++ = '-';
  end = number(end, month, 2);
  *end++ = '-';
  end = number(end, day - (153 * march + 2) / 5 + 1, 2);
  *end++ = 'T';
  end = number(end, rest / 3600, 2);
  *end++ = ':';
  end = number(end, rest / 60 % 60, 2);
  *end++ = ':';
  end = number(end, rest % 60, 2);
  *end++ = '.';
  end = number(end, now.tv_nsec / 1000000, 3);
  *end++ = 'Z';
  return end;
}

void terminal_log_signal(int signal) {
  int kept = errno, file = atomic_load(&log_file);
  if (file >= 0) {
    char line[64];
    char *end = moment(line);
    memcpy(end, " signal ", 8);
    end = number(end + 8, signal, 2);
    *end++ = '\n';
    if (write(file, line, (size_t)(end - line)) < 0) errno = kept;
  }
  errno = kept;
}
