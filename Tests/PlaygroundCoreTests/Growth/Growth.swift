import Glibc

/// How work grows with its size: the processor time it takes for four times as much, divided by the
/// time it takes for `size`. 1 is work that does not grow, 4 grows as the size does, 16 as its square.
///
/// Only this thread's own time counts, and the best of three rounds, so that a busy machine does not
/// matter. What `prepare` does is not counted.
@MainActor
func growth<Input>(
  from size: Int, prepare: (Int) throws -> Input, _ work: (Input) throws -> Void
) rethrows -> Double {
  var (small, large) = (Double.infinity, Double.infinity)
  for _ in 0..<3 {
    small = min(small, try time(of: work, try prepare(size)))
    large = min(large, try time(of: work, try prepare(size * 4)))
  }
  return large / small
}

/// The bound for work that may grow as its size does, half way to its square.
let linear = 8.0

private func time<Input>(of work: (Input) throws -> Void, _ input: Input) rethrows -> Double {
  let start = processorTime
  try work(input)
  return processorTime - start
}

private var processorTime: Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
