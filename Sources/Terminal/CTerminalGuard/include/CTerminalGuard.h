#ifndef C_TERMINAL_GUARD_H
#define C_TERMINAL_GUARD_H

#include <stddef.h>
#include <stdint.h>

// Gives the terminal back as it was found, whatever ends or stops the process. It is C because a
// signal handler may call almost nothing: the bytes to write and the modes to set are kept ready,
// and nothing here allocates or locks.
//
// | signal | what happens |
// |---|---|
// | SEGV BUS ILL TRAP ABRT FPE SYS | restore, one line that says so, end by it |
// | QUIT TERM HUP INT | restore, then as if nobody had caught it |
// | TSTP | restore, stop |
// | CONT | in the foreground: raw mode and screen again, 'C' into the pipe |
// | WINCH | 'W' into the pipe |
//
// TERM, HUP, INT, QUIT and TSTP stay ignored where they were ignored when the process began.

// Installs the handlers of crashes, which `program` is blamed for; also without a terminal. What was
// installed before is never called: the Swift runtime's handler would search for a program to run.
void terminal_crash_install(const char *program);

// Remembers the terminal's modes, opens the pipe and installs the handlers. From now on the
// terminal is given back. 0, or an errno.
int terminal_guard_install(int terminal, const uint8_t *leave, size_t count);

// What is written when the process resumes; the modes of now are those to come back to.
void terminal_guard_set_enter(const uint8_t *enter, size_t count);

// Writes `leave` and puts the modes back; safe at any time and any number of times.
void terminal_guard_restore(void);

// Takes the terminal again after a stop; not in the background, and not twice.
void terminal_guard_resume(void);

// Ends the guard for good.
void terminal_guard_close(void);

// Whether the terminal is ours now: not after a restore, not in the background.
int terminal_guard_is_entered(void);

// The end to read 'W' and 'C' from; it never blocks. -1 before install.
int terminal_guard_pipe(void);

// How long the process has been stopped, in all.
int64_t terminal_guard_stopped_nanoseconds(void);

// Writes all of it, however the kernel cuts it. 0, or an errno.
int terminal_guard_write(int file, const uint8_t *bytes, size_t count);

// ncurses writes its part of a frame by itself, and what is laid over it comes behind. Between these two
// what goes to standard output is kept in memory, so that a frame goes to the terminal in one write.

// Begins to keep it; 0 when the kernel has no memory to keep it in, and it goes out as ever.
int terminal_frame_begin(void);

// Ends it; how many bytes were kept.
size_t terminal_frame_end(void);

// Copies what was kept; answers how much.
size_t terminal_frame_take(uint8_t *bytes, size_t count);

#endif
