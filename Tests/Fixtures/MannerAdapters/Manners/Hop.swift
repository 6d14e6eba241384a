import Dispatch
import Foundation
import GoogleMobileAds

/// How an adapter goes on with its work: at once, on another queue, or later.
public enum Hop: String, Manner {
  case atOnce = "at once"
  case main = "main queue"
  case mainActor = "task of the main actor"
  /// A task that belongs to no actor, and comes back to main.
  case task = "task"
  /// Main waits inside a queue that the adapter uses as a lock.
  case lock = "in a queue"
  /// Main waits for another queue.
  case semaphore = "semaphore"
  case queue = "queue"
  case global = "global queue"
  case timer = "timer"
  case queueTimer = "timer of a queue"
  case sleep = "sleep"
  case download = "download"

  /// Those that come back to main, in order and without letting time pass.
  static let toMain: [Hop] = [.atOnce, .main, .mainActor]
  /// Those that keep their order and let no time pass.
  static let ordered: [Hop] = toMain + [.lock, .queue]

  private static let delay = 0.3
  private static let picture = "https://ads.marmalade.example/label"

  /// Does the work. `queue` is the adapter's own.
  func go(over queue: DispatchQueue, _ work: @escaping () -> Void) {
    let work = UncheckedAnswer(work)
    switch self {
    case .atOnce: work.call()
    case .main: DispatchQueue.main.async { work.call() }
    case .mainActor: Task { @MainActor in work.call() }
    case .task: Task { await MainActor.run { work.call() } }
    case .lock: queue.sync { work.call() }
    case .semaphore: Self.wait(for: queue, work)
    case .queue: queue.async { work.call() }
    case .global: DispatchQueue.global().async { work.call() }
    case .timer: DispatchQueue.main.asyncAfter(deadline: .now() + Self.delay) { work.call() }
    case .queueTimer:
      queue.async { queue.asyncAfter(deadline: .now() + Self.delay) { work.call() } }
    case .sleep: Self.sleep(work)
    case .download: Self.download(work)
    }
  }

  private static func wait(for queue: DispatchQueue, _ work: UncheckedAnswer) {
    let done = DispatchSemaphore(value: 0)
    queue.async {
      work.call()
      done.signal()
    }
    done.wait()
  }

  private static func sleep(_ work: UncheckedAnswer) {
    Task {
      try? await Task.sleep(nanoseconds: UInt64(delay * 1e9))
      await MainActor.run { work.call() }
    }
  }

  /// Goes on where the download ends, whatever came of it.
  private static func download(_ work: UncheckedAnswer) {
    guard let url = URL(string: picture) else { return }
    URLSession.shared.dataTask(with: url) { _, _, _ in work.call() }.resume()
  }
}
