/// When ads are loaded ahead, and which of them is handed out. It only decides; the caller acts.
///
/// | supply | event | next supply | effects |
/// |---|---|---|---|
/// | resting | began, waited | loading if there is room | load |
/// | loading | loaded(n) | loading if there is room | tellAvailable(n), load |
/// | loading | failed | waiting | tellFailed, wait |
/// | waiting | waited | loading | load |
/// | any | taken, an ad is ready | loading if it was resting | handOut, tellExhausted after the last, load |
/// | any | expired(n), it is ready | loading if it was resting | drop(n), tellExhausted after the last, load |
/// | any | stopped | stopped | drop all that are ready |
/// | stopped | loaded(n) | stopped | drop(n) |
/// | any | anything else | the same | none |
package struct PreloadBuffer: Equatable, Sendable {
  package enum Event: Equatable, Sendable {
    case began
    case loaded(Int)
    case failed
    /// The pause after a failure is over.
    case waited
    /// The application takes an ad.
    case taken
    case expired(Int)
    case stopped
  }

  package enum Effect: Equatable, Sendable {
    case load
    case handOut(Int)
    case drop(Int)
    case wait(Duration)
    case tellAvailable(Int)
    case tellExhausted
    case tellFailed
  }

  private enum Supply: Equatable, Sendable {
    case resting, loading, waiting, stopped
  }

  /// The pause after a first failure; it doubles with each one that follows.
  package static let firstPause = Duration.seconds(2)
  /// The longest pause.
  package static let longestPause = Duration.seconds(64)

  /// The ads that are ready, the oldest first.
  package private(set) var ready: [Int] = []
  private let size: Int
  private var supply = Supply.resting
  private var pause = Self.firstPause

  package init(size: Int) {
    self.size = size
  }

  package mutating func handle(_ event: Event) -> [Effect] {
    switch (supply, event) {
    case (.resting, .began), (.waiting, .waited):
      supply = .resting
      return refill()
    case (.loading, .loaded(let ad)): return keep(ad)
    case (.loading, .failed): return rest()
    case (.stopped, .loaded(let ad)): return [.drop(ad)]
    case (_, .taken):
      guard let ad = ready.first else { return [] }
      return remove(ad, by: .handOut(ad))
    case (_, .expired(let ad)) where ready.contains(ad): return remove(ad, by: .drop(ad))
    case (_, .stopped): return stop()
    default: return []
    }
  }

  private mutating func keep(_ ad: Int) -> [Effect] {
    ready.append(ad)
    pause = Self.firstPause
    supply = .resting
    return [.tellAvailable(ad)] + refill()
  }

  private mutating func rest() -> [Effect] {
    defer { pause = min(pause * 2, Self.longestPause) }
    supply = .waiting
    return [.tellFailed, .wait(pause)]
  }

  private mutating func remove(_ ad: Int, by effect: Effect) -> [Effect] {
    ready.removeAll { $0 == ad }
    return [effect] + (ready.isEmpty ? [.tellExhausted] : []) + refill()
  }

  private mutating func refill() -> [Effect] {
    guard supply == .resting, ready.count < size else { return [] }
    supply = .loading
    return [.load]
  }

  private mutating func stop() -> [Effect] {
    defer { ready = [] }
    supply = .stopped
    return ready.map { .drop($0) }
  }
}
