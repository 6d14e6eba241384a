#define _GNU_SOURCE
#include "CTerminalGuard.h"

#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <ucontext.h>
#include <unistd.h>

enum { NAME = 64, BEFORE = 256, LINE = 1024, STACK = 64 * 1024 };
enum { WORDS = 4096, TEXT = 512 * 1024 };

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

// How the program starts itself again: its arguments, and then its environment, each ended by NULL.
// There are two, so that one is whole while the other one is written.
struct ticket {
  char *words[WORDS];
  char text[TEXT];
  size_t word_count, text_count;
  char **environment;
};

static struct ticket tickets[2];
static size_t next_ticket;
static struct ticket *_Atomic ticket;
// The variable that says what happened: 0 for a call that did not come back, or the signal, and then
// the call.
static struct line deed;

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

static void say(const struct line *line) {
  // A terminal that accepts no more output must not keep the process from ending.
  struct pollfd wait = {.fd = STDERR_FILENO, .events = POLLOUT};
  if (poll(&wait, 1, 1000) == 1 && write(STDERR_FILENO, line->text, line->count) < 0) return;
}

static void tell(int signal, const ucontext_t *context) {
  struct line line = {.count = 0};
  // Code of others was called, so it is theirs to repair.
  const int is_foreign = before[0] != '\0';
  append(&line, name);
  append(&line, is_foreign ? ": the adapter crashed (signal " : " crashed (signal ");
  append_number(&line, (uintptr_t)signal, 10);
  append_place(&line, address_of(context));
  append(&line, ")");
  if (is_foreign) {
    append(&line, " after ");
    append(&line, before);
    append(&line, "; in a debugger the same command stops there, ");
    append(&line, "and adplay watch goes on once it is repaired\n");
  } else {
    append(&line, "; please report this with the command, its scenario and its journal\n");
  }
  say(&line);
}

// Returns only if the program may not come back, or cannot.
static void come_back(int signal) {
  struct ticket *used = atomic_exchange(&ticket, NULL);
  if (used == NULL) return;
  deed.count = 0;
  append(&deed, TERMINAL_CRASH_VARIABLE "=");
  append_number(&deed, (uintptr_t)signal, 10);
  append(&deed, " ");
  append(&deed, before);
  deed.text[deed.count < LINE ? deed.count : LINE - 1] = '\0';
  // What is blocked stays so in the program that begins.
  sigset_t none;
  sigemptyset(&none);
  pthread_sigmask(SIG_SETMASK, &none, NULL);
  terminal_frame_end();
  execve("/proc/self/exe", used->words, used->environment);
}

static void on_crash(int signal, siginfo_t *info, void *context) {
  (void)info;
  terminal_guard_restore();
  tell(signal, context);
  come_back(signal);
  struct sigaction plain = {.sa_handler = SIG_DFL};
  sigaction(signal, &plain, NULL);
  raise(signal);
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, signal);
  sigprocmask(SIG_UNBLOCK, &only, NULL);
}

void terminal_crash_note(const char *text) { strncpy(before, text, BEFORE - 1); }

static int add_word(struct ticket *new, const char *word) {
  size_t size = strlen(word) + 1;
  if (new->word_count + 3 > WORDS || new->text_count + size > TEXT) return 0;
  new->words[new->word_count++] = memcpy(new->text + new->text_count, word, size);
  new->text_count += size;
  return 1;
}

static int add_words(struct ticket *new, const char *const *words) {
  for (; *words != NULL; words++)
    if (!add_word(new, *words)) return 0;
  return 1;
}

int terminal_crash_come_back(const char *const *arguments, const char *const *environment) {
  struct ticket *new = &tickets[next_ticket];
  new->word_count = new->text_count = 0;
  if (!add_words(new, arguments)) return 0;
  new->words[new->word_count++] = NULL;
  new->environment = new->words + new->word_count;
  if (!add_words(new, environment)) return 0;
  new->words[new->word_count++] = deed.text;
  new->words[new->word_count] = NULL;
  next_ticket = 1 - next_ticket;
  atomic_store(&ticket, new);
  return 1;
}

void terminal_crash_stay_away(void) { atomic_store(&ticket, NULL); }

void terminal_crash_hang(unsigned seconds) {
  struct line line = {.count = 0};
  terminal_guard_restore();
  append(&line, name);
  append(&line, " waited ");
  append_number(&line, seconds, 10);
  append(&line, " seconds in vain for ");
  append(&line, before);
  append(&line, ", which keeps the main thread\n");
  say(&line);
  come_back(0);
  _exit(70);
}

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
