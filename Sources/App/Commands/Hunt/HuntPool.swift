import Hunting

/// The processes that play the batches of a hunt.
@MainActor
struct HuntPool {
  let size: Int
  /// False once the system has refused a process.
  private(set) var canStart = true
  private var work: [(child: HuntChild, batch: HuntBatch)] = []

  init(size: Int) { self.size = size }

  var isFull: Bool { work.count >= size }
  var isEmpty: Bool { work.isEmpty }

  mutating func start(_ batch: HuntBatch, _ search: HuntSearch) {
    guard let child = HuntChild(search.job(batch)) else {
      canStart = false
      return
    }
    work.append((child, batch))
  }

  /// Waits for some milliseconds at most; returns the batches that are over by then.
  mutating func wait(_ search: HuntSearch, atMost milliseconds: Int32) -> [HuntBatch] {
    HuntChild.wait(for: work.flatMap(\.child.descriptors), atMost: milliseconds)
    for place in work.indices {
      for report in work[place].child.read() { work[place].batch.take(report) }
      if work[place].child.hasEnded { work[place].batch.end() }
    }
    let ended = work.filter(\.child.hasEnded).map(\.batch)
    work.removeAll(where: \.child.hasEnded)
    // What an adapter ended is gone on with in another process.
    for batch in ended where !batch.isDone { start(batch, search) }
    return ended.filter(\.isDone)
  }

  /// Stops all processes; returns their batches as far as they came.
  mutating func giveUp() -> [HuntBatch] {
    let batches = work.map { work in
      var batch = work.batch
      batch.giveUp()
      return batch
    }
    stop()
    return batches
  }

  mutating func stop() {
    for (child, _) in work { child.stop() }
    work = []
  }
}
