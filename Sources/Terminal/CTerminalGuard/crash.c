#define _GNU_SOURCE
#include "CTerminalGuard.h"

#include <poll.h>
#include <signal.h>
#include <string.h>
#include <ucontext.h>
#include <unistd.h>

enum { NAME = 64, BEFORE = 256, LINE = 1024, STACK = 64 * 1024 };

// Where the program begins and ends in memory: an address relative to the beginning is the same in
// every run.
extern const char __ehdr_start[], _end[];

static char name[NAME];
// What the program did last before it crashed, if it is known.
static char before[BEFORE];
static uint8_t handler_stack[STACK];

struct line {
  char text[LINE];
  size_t count;
};

static void append(struct line *line, const char *text) {
  while (*text != '\0' && line->count < LINE) line->text[line->count++] = *text++;
}

static void append_number(struct line *line, uintptr_t number, unsigned base) {
  char digits[24] = "";
  size_t place = sizeof digits - 1;
  do {
    digits[--place] = "0123456789abcdef"[number % base];
    number /= base;
  } while (number > 0);
  append(line, digits + place);
}

static uintptr_t address_of(const ucontext_t *context) {
#if defined(__x86_64__)
  return (uintptr_t)context->uc_mcontext.gregs[REG_RIP];
#elif defined(__aarch64__)
  return (uintptr_t)context->uc_mcontext.pc;
#else
  (void)context;
  return 0;
#endif
}

static void append_place(struct line *line, uintptr_t address) {
  if (address < (uintptr_t)__ehdr_start || address >= (uintptr_t)_end) return;
  append(line, " at +0x");
  append_number(line, address - (uintptr_t)__ehdr_start, 16);
}

static void tell(int signal, const ucontext_t *context) {
  struct line line = {.count = 0};
  append(&line, name);
  append(&line, " crashed (signal ");
  append_number(&line, (uintptr_t)signal, 10);
  append_place(&line, address_of(context));
  append(&line, ")");
  if (before[0] != '\0') {
    append(&line, " after ");
    append(&line, before);
  }
  append(&line, "; please report this with the command, its scenario and its journal\n");
  // A terminal that accepts no more output must not keep the process from ending.
  struct pollfd wait = {.fd = STDERR_FILENO, .events = POLLOUT};
  if (poll(&wait, 1, 1000) == 1 && write(STDERR_FILENO, line.text, line.count) < 0) return;
}

static void on_crash(int signal, siginfo_t *info, void *context) {
  (void)info;
  terminal_guard_restore();
  tell(signal, context);
  struct sigaction plain = {.sa_handler = SIG_DFL};
  sigaction(signal, &plain, NULL);
  raise(signal);
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, signal);
  sigprocmask(SIG_UNBLOCK, &only, NULL);
}

void terminal_crash_note(const char *text) { strncpy(before, text, BEFORE - 1); }

void terminal_crash_install(const char *program) {
  const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS};
  strncpy(name, program, NAME - 1);
  // With a stack of its own the handler can also report an overflow of the main one.
  stack_t stack = {.ss_sp = handler_stack, .ss_size = STACK};
  sigaltstack(&stack, NULL);
  struct sigaction action = {.sa_sigaction = on_crash, .sa_flags = SA_ONSTACK | SA_SIGINFO};
  sigfillset(&action.sa_mask);
  for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++)
    sigaction(crashes[i], &action, NULL);
}
