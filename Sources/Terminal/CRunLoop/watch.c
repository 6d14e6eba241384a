#include "CRunLoop.h"

#include <errno.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <unistd.h>

// CoreFoundation's interface, as far as it is needed here and as it is outside of Apple's systems: a
// port is the number of a descriptor.
typedef const void *CFTypeRef;
typedef struct {
  long version;
  void *info;
  const void *(*retain)(const void *);
  void (*release)(const void *);
  CFTypeRef (*describe)(const void *);
  unsigned char (*equal)(const void *, const void *);
  unsigned long (*hash)(const void *);
  void *(*getPort)(void *info);
  void (*perform)(void *info);
} CFRunLoopSourceContext1;
extern const CFTypeRef kCFRunLoopCommonModes;
CFTypeRef CFRunLoopGetMain(void);
CFTypeRef CFRunLoopSourceCreate(CFTypeRef allocator, long order, CFRunLoopSourceContext1 *context);
void CFRunLoopAddSource(CFTypeRef loop, CFTypeRef source, CFTypeRef mode);
void CFRunLoopSourceInvalidate(CFTypeRef source);
void CFRelease(CFTypeRef object);

struct run_loop_watch {
  int port;
  void (*ready)(void *);
  void *info;
  CFTypeRef source;
};

static void *port_of(void *info) { return (void *)(intptr_t)((run_loop_watch *)info)->port; }

static void perform(void *info) {
  run_loop_watch *watch = info;
  watch->ready(watch->info);
}

// The run loop reads eight bytes from a port that woke it, since its own ports are counters. It must
// not get the file itself; from an epoll descriptor around it nothing can be read.
static int port_around(int file) {
  int port = epoll_create1(EPOLL_CLOEXEC);
  if (port < 0) return -1;
  struct epoll_event event = {.events = EPOLLIN};
  if (epoll_ctl(port, EPOLL_CTL_ADD, file, &event) == 0) return port;
  int error = errno;
  close(port);
  errno = error;
  return -1;
}

run_loop_watch *run_loop_watch_start(int file, void (*ready)(void *), void *info) {
  int port = port_around(file);
  if (port < 0) return NULL;
  run_loop_watch *watch = malloc(sizeof *watch);
  if (!watch) {
    close(port);
    errno = ENOMEM;
    return NULL;
  }
  *watch = (run_loop_watch){.port = port, .ready = ready, .info = info};
  CFRunLoopSourceContext1 context = {
      .version = 1, .info = watch, .getPort = port_of, .perform = perform};
  watch->source = CFRunLoopSourceCreate(NULL, 0, &context);
  CFRunLoopAddSource(CFRunLoopGetMain(), watch->source, kCFRunLoopCommonModes);
  return watch;
}

void run_loop_watch_stop(run_loop_watch *watch) {
  CFRunLoopSourceInvalidate(watch->source);
  CFRelease(watch->source);
  close(watch->port);
  free(watch);
}
