import Glibc

/// How work grows with its size: the processor time for four times `size` divided by that for
/// `size`. 1 is constant work, 4 is linear, 16 is quadratic.
///
/// Only this thread's time counts, and the best of three rounds, so that a busy machine makes no
/// difference. The time of `prepare` is not counted.
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

/// The bound for linear work, halfway to quadratic.
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
