#define _GNU_SOURCE
#include "CTerminalGuard.h"
#include "log.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

enum { CAPACITY = 1024, SIGNALS = 65 };
static const long long SECOND = 1000000000;

static int terminal = -1;
// The same terminal, opened again so that writing to it never blocks. -1 if that is not allowed.
static int patient = -1;
static int pipe_ends[2] = {-1, -1};
static struct termios saved, raw;
static atomic_bool has_raw;
static uint8_t enter_bytes[CAPACITY], leave_bytes[CAPACITY];
static size_t enter_count, leave_count;
static struct sigaction previous[SIGNALS];

static atomic_bool is_entered, is_closed;

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (long long)time.tv_sec * SECOND + time.tv_nsec;
}

// `patience` is how long to wait for a full terminal, in total; negative means forever.
static int write_all(int file, const uint8_t *bytes, size_t count, long long patience) {
  long long end = now() + patience;
  while (count > 0) {
    ssize_t written = write(file, bytes, count);
    if (written >= 0) {
      bytes += written;
      count -= (size_t)written;
    } else if (errno == EAGAIN) {
      struct pollfd wait = {.fd = file, .events = POLLOUT};
      if (patience >= 0 && now() >= end) return EAGAIN;
      poll(&wait, 1, 100);
    } else if (errno != EINTR) {
      return errno;
    }
  }
  return 0;
}

// A terminal that accepts no more output must not keep the process from ending.
static void write_mode_bytes(const uint8_t *bytes, size_t count) {
  write_all(patient >= 0 ? patient : terminal, bytes, count, SECOND);
}

static int in_foreground(void) { return tcgetpgrp(terminal) == getpgrp(); }

static void tell(uint8_t what) {
  // If the pipe is full, the reader has enough to notice.
  if (write(pipe_ends[1], &what, 1) < 0) return;
}

void terminal_guard_restore(void) {
  int kept = errno;
  if (atomic_exchange(&is_entered, false)) {
    sigset_t all, before;
    sigfillset(&all);
    // TTOU above all: in the background tcsetattr would stop the process right here.
    pthread_sigmask(SIG_BLOCK, &all, &before);
    write_mode_bytes(leave_bytes, leave_count);
    // Mouse reports still on their way would be typed into the shell.
    tcflush(terminal, TCIFLUSH);
    tcsetattr(terminal, TCSANOW, &saved);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
  }
  errno = kept;
}

void terminal_guard_resume(void) {
  int kept = errno;
  if (!atomic_load(&is_closed) && atomic_load(&has_raw) && in_foreground()) {
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &before);
    if (!atomic_load(&is_entered)) {
      // The shell may have changed its own modes meanwhile: those must be restored.
      struct termios current;
      if (tcgetattr(terminal, &current) == 0) saved = current;
    }
    tcsetattr(terminal, TCSANOW, &raw);
    write_mode_bytes(enter_bytes, enter_count);
    atomic_store(&is_entered, true);
    tell('C');
    pthread_sigmask(SIG_SETMASK, &before, NULL);
  }
  errno = kept;
}

static void on_end(int signal) {
  terminal_log_signal(signal);
  terminal_guard_restore();
  sigaction(signal, &previous[signal], NULL);
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, signal);
  raise(signal);
  pthread_sigmask(SIG_UNBLOCK, &only, NULL);
}

static void on_stop(int signal) {
  terminal_log_signal(signal);
  int kept = errno;
  terminal_guard_restore();
  terminal_stop_began(now());
  // Not TSTP again: an orphaned process group would never stop.
  raise(SIGSTOP);
  errno = kept;
}

static void on_continue(int signal) {
  terminal_log_signal(signal);
  int kept = errno;
  terminal_stop_ended(now());
  terminal_guard_resume();
  errno = kept;
}

static void on_window_change(int signal) {
  (void)signal;
  int kept = errno;
  tell('W');
  errno = kept;
}

static void catch(int signal, void (*handler)(int), int flags) {
  struct sigaction action = {.sa_handler = handler, .sa_flags = SA_ONSTACK | flags};
  sigfillset(&action.sa_mask);
  sigaction(signal, &action, &previous[signal]);
}

static void catch_unless_ignored(int signal, void (*handler)(int)) {
  struct sigaction current;
  sigaction(signal, NULL, &current);
  if (current.sa_handler != SIG_IGN) catch(signal, handler, SA_RESTART);
}

// Somebody who has caught one knows why it comes.
static void catch_unless_caught(int signal, void (*handler)(int)) {
  struct sigaction current;
  if (sigaction(signal, NULL, &current) == 0 && current.sa_handler == SIG_DFL)
    catch(signal, handler, SA_RESTART);
}

static void install_handlers(void) {
  const int endings[] = {SIGTERM, SIGHUP, SIGINT, SIGQUIT};
  for (size_t i = 0; i < sizeof endings / sizeof *endings; i++)
    catch_unless_ignored(endings[i], on_end);
  const int others[] = {SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF,
                        SIGXCPU, SIGXFSZ, SIGIO,   SIGPWR,    SIGSTKFLT};
  for (size_t i = 0; i < sizeof others / sizeof *others; i++)
    catch_unless_caught(others[i], on_end);
  for (int signal = SIGRTMIN; signal <= SIGRTMAX; signal++) catch_unless_caught(signal, on_end);
  catch_unless_ignored(SIGTSTP, on_stop);
  catch(SIGCONT, on_continue, SA_RESTART);
  catch(SIGWINCH, on_window_change, SA_RESTART);
}

static int open_again(int file) {
  char path[32];
  snprintf(path, sizeof path, "/proc/self/fd/%d", file);
  return open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
}

int terminal_guard_install(int file, const uint8_t *leave, size_t count) {
  static atomic_bool has_exit_handler;
  if (count > CAPACITY) return E2BIG;
  if (tcgetattr(file, &saved) != 0) return errno;
  if (pipe_ends[0] < 0 && pipe2(pipe_ends, O_NONBLOCK | O_CLOEXEC) != 0) return errno;
  terminal = file;
  if (patient < 0) patient = open_again(file);
  memcpy(leave_bytes, leave, count);
  leave_count = count;
  atomic_store(&has_raw, false);
  atomic_store(&is_closed, false);
  atomic_store(&is_entered, true);
  install_handlers();
  if (!atomic_exchange(&has_exit_handler, true)) atexit(terminal_guard_close);
  return 0;
}

void terminal_guard_set_enter(const uint8_t *enter, size_t count) {
  if (count > CAPACITY || !atomic_load(&is_entered)) return;
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, &before);
  memcpy(enter_bytes, enter, count);
  enter_count = count;
  if (tcgetattr(terminal, &raw) == 0) atomic_store(&has_raw, true);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

void terminal_guard_close(void) {
  atomic_store(&is_closed, true);
  terminal_guard_restore();
}

int terminal_guard_is_entered(void) { return atomic_load(&is_entered); }
int terminal_guard_pipe(void) { return pipe_ends[0]; }
int64_t terminal_guard_stopped_nanoseconds(void) { return terminal_stops(now()); }

int terminal_guard_write(int file, const uint8_t *bytes, size_t count) {
  return write_all(file, bytes, count, -1);
}
