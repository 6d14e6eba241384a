#include "CTerminalGuard.h"

#include <stdatomic.h>

static atomic_llong began_at, asked_at, total;

void terminal_stop_began(int64_t now) { atomic_store(&began_at, now); }

void terminal_stop_ended(int64_t now) {
  long long began = atomic_exchange(&began_at, 0);
  long long since = began != 0 ? began : atomic_load(&asked_at);
  if (since != 0) atomic_fetch_add(&total, now - since);
  atomic_store(&asked_at, now);
}

int64_t terminal_stops(int64_t now) {
  atomic_store(&asked_at, now);
  return atomic_load(&total);
}
