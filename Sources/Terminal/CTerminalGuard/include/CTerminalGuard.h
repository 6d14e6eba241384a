#ifndef C_TERMINAL_GUARD_H
#define C_TERMINAL_GUARD_H

#include <stddef.h>
#include <stdint.h>

// Restores the terminal, whatever ends or stops the process. It is C because a signal handler may
// call almost nothing: the bytes to write and the modes to set are kept ready, and nothing here
// allocates or locks.
//
// | signal | what happens |
// |---|---|
// | SEGV BUS ILL TRAP ABRT FPE SYS | restore, one line that says so, start again or end by it |
// | QUIT TERM HUP INT | restore, then as if nobody had caught it |
// | all others that end a process | the same, unless somebody has caught them before |
// | TSTP | restore, stop |
// | CONT | in the foreground: raw mode and screen again, 'C' into the pipe |
// | WINCH | 'W' into the pipe |
//
// TERM, HUP, INT, QUIT and TSTP stay ignored if they were ignored when the process started.

// Installs the crash handlers, which name `program`; works without a terminal, too. Earlier
// handlers are never called: the Swift runtime's would search for a program to run.
void terminal_crash_install(const char *program);

// Keeps a copy of what was done last, for the line that a crash prints.
void terminal_crash_note(const char *text);

// The variable that a program which came back finds in its environment: the number of the signal, or
// 0 after a hang, and what was done last.
#define TERMINAL_CRASH_VARIABLE "ADPLAY_CRASH"

// From now on a crash, once it was told, starts this program again in the same process, with these
// arguments and this environment. They are copied; 0, without effect, if they are too many.
int terminal_crash_come_back(const char *const *arguments, const char *const *environment);

// From now on a crash ends the process again.
void terminal_crash_stay_away(void);

// Restores the terminal, says that what was done last does not end, and starts the program again as
// after a crash, or ends it with 70. For another thread than the one that waits.
void terminal_crash_hang(unsigned seconds);

// Remembers the terminal's modes, opens the pipe and installs the handlers. From now on the
// terminal will be restored. 0, or an errno.
int terminal_guard_install(int terminal, const uint8_t *leave, size_t count);

// Sets what is written when the process resumes; the present modes are the ones to return to.
void terminal_guard_set_enter(const uint8_t *enter, size_t count);

// Writes `leave` and restores the modes; safe at any time and any number of times.
void terminal_guard_restore(void);

// Takes over the terminal again after a stop; not in the background, and not twice.
void terminal_guard_resume(void);

// From now on the signals that end, stop or continue the process are written to this file, with their
// times; -1 ends that.
void terminal_log_set(int file);

// Ends the guard for good.
void terminal_guard_close(void);

// Whether the terminal is ours now: not after a restore, not in the background.
int terminal_guard_is_entered(void);

// The end of the pipe to read 'W' and 'C' from; reading never blocks. -1 before install.
int terminal_guard_pipe(void);

// How long the process has been stopped, in total. Whoever asks is alive: a stop that no handler sees,
// as that of SIGSTOP, is taken to begin when this was asked last.
int64_t terminal_guard_stopped_nanoseconds(void);

// The same, for any clock: a stop that is seen to begin, the end of one, and their total.
void terminal_stop_began(int64_t now);
void terminal_stop_ended(int64_t now);
int64_t terminal_stops(int64_t now);

// Writes everything, even if the kernel splits it. 0, or an errno.
int terminal_guard_write(int file, const uint8_t *bytes, size_t count);

// ncurses writes its part of a frame itself, and what is drawn over it follows. Between these two
// functions standard output is kept in memory, so that a frame reaches the terminal in one write.

// Begins to keep output; 0 if the kernel has no memory for it, and output goes out as usual.
int terminal_frame_begin(void);

// Ends keeping; returns the number of bytes kept.
size_t terminal_frame_end(void);

// Copies the kept bytes; returns how many.
size_t terminal_frame_take(uint8_t *bytes, size_t count);

// The arguments of the process, its name first. Swift reads them from /proc, which not every
// surrounding has, and says then that there are none.
int program_argument_count(void);

// One of them.
const char *program_argument(int place);

#endif
