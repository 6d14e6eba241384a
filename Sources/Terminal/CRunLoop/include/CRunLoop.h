#ifndef C_RUN_LOOP_H
#define C_RUN_LOOP_H

// Watches a file from the main thread's run loop.
//
// Dispatch waits for files on a thread of its own, which then wakes the main thread. For a key that
// is the longer part of the way: two threads wake, often on two processors. A source of the run loop
// wakes the main thread alone. Foundation has it on Linux, but no header for it.

typedef struct run_loop_watch run_loop_watch;

// From now on calls `ready` with `info` on the main thread, from its run loop, each time that more
// of `file` can be read, or that it has ended. What `ready` leaves unread is not told again. NULL,
// with an errno, if the system has no descriptor left.
run_loop_watch *_Nullable run_loop_watch_start(
    int file, void (*_Nonnull ready)(void *_Nonnull info), void *_Nonnull info);

// Ends it; also from inside `ready`.
void run_loop_watch_stop(run_loop_watch *_Nonnull watch);

#endif
