import Dispatch
import Glibc
import Hunting
import Synchronization

/// Watches from another thread what an adapter does to its process, and ends it before it harms more
/// than that.
final class HuntGuard: Sendable {
  /// What an adapter printed.
  private let printed: Int32
  private let watch = Mutex(Watch())
  private let queue = DispatchQueue(label: "adplay.hunt")
  private let usual = Strain.now
  /// How long main may be busy.
  private let patience: Duration

  private static let tick = Duration.milliseconds(100)
  private static let mostMemory = 1 << 29
  private static let mostThreads = 128

  private struct Watch {
    /// Whether something was begun since the last look.
    var hasBegun = true
    var silence = Silence()
  }

  /// Takes standard output away from everybody else; nil if the system refuses.
  init?(patience: Duration) {
    self.patience = patience
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0, dup2(ends[1], STDOUT_FILENO) >= 0 else { return nil }
    printed = ends[0]
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    close(ends[1])
    _ = fcntl(STDOUT_FILENO, F_SETFL, O_NONBLOCK)
    look()
  }

  func tell(_ report: HuntReport) {
    if case .began = report { watch.withLock { $0.hasBegun = true } }
    Reports.tell(.worker(report))
  }

  /// What a run has done that a process survives. What it does not survive ends it now, while it is
  /// known whose doing that is.
  func troubles() -> [HuntTrouble] {
    if let strain { end(strain) }
    fflush(nil)
    var buffer = [UInt8](repeating: 0, count: 1 << 12)
    var hasPrinted = false
    while read(printed, &buffer, buffer.count) > 0 { hasPrinted = true }
    return hasPrinted ? [.prints] : []
  }

  private func look() {
    queue.asyncAfter(deadline: .now() + Self.tick / .seconds(1)) {
      if let trouble = self.trouble { self.end(trouble) }
      self.look()
    }
  }

  private var trouble: HuntTrouble? { strain ?? (isSilent ? .hangs : nil) }

  private var strain: HuntTrouble? {
    let now = Strain.now
    if now.memory - usual.memory > Self.mostMemory { return .eatsMemory }
    return now.threads - usual.threads > Self.mostThreads ? .startsThreads : nil
  }

  private var isSilent: Bool {
    guard let main = ThreadState.main else { return false }
    return watch.withLock { watch in
      watch.silence.handle(main, tick: Self.tick)
      if watch.hasBegun { watch.silence.end() }
      watch.hasBegun = false
      return watch.silence.length > patience
    }
  }

  private func end(_ trouble: HuntTrouble) {
    tell(.troubled(trouble))
    _exit(1)
  }
}

/// What a process uses: its memory at the most, and its threads. It is asked after every run, so it
/// reads no file.
private struct Strain {
  let memory: Int
  let threads: Int

  static var now: Strain {
    var (usage, tasks) = (rusage(), stat())
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    // A folder has a link for each folder in it, and two more.
    stat(ThreadState.folder, &tasks)
    return Strain(memory: usage.ru_maxrss << 10, threads: Int(tasks.st_nlink))
  }
}
