package import Catalogue
package import Observing

/// A sentence above the footer about what was just done, or could not be done.
package struct Notice: Equatable, Sendable {
  package let news: News
  package let kind: Kind

  /// How long a notice stays; the next key removes all of them.
  package enum Kind: Equatable, Sendable {
    /// Goes away by itself.
    case news
    /// Goes away by itself, and as soon as what covers the application can be closed.
    case untilClosable
    /// Goes away by itself, and as soon as nothing covers the application.
    case untilUncovered
    /// Something that could not be done. It stays, so that it cannot be missed by looking
    /// elsewhere.
    case failure
  }

  package init(_ news: News, _ kind: Kind = .news) {
    self.news = news
    self.kind = kind
  }

  /// The sentence, with the keys of a map.
  package func text(_ keyMap: KeyMap = .standard) -> String { news.sentence(keyMap.label) }

  /// Whether it is still true.
  func holds(in state: StageState) -> Bool {
    switch kind {
    case .news, .failure: true
    case .untilUncovered: state.device.isCoveredOrAway
    case .untilClosable: state.device.isCovered && !state.device.isClosable
    }
  }
}

extension Stage {
  /// What is said above the footer now.
  package func noticeShown(_ state: StageState) -> Notice? {
    notice.flatMap { $0.holds(in: state) ? $0 : nil }
  }

  /// Says where the journal is written from now on.
  package mutating func name(journal: String) {
    switch notice?.news {
    case .branched(let moment, _): notice = Notice(.branched(from: moment, journal: journal))
    default: take(.writesJournal(journal))
    }
  }

  /// Takes news that no key caused: it does not hide a failure.
  package mutating func take(_ news: News) {
    if notice?.kind != .failure { notice = Notice(news) }
  }
}

/// When a notice goes away by itself.
///
/// A value without a clock: it is told the time when a notice is drawn, and says when it wants to
/// be asked again.
package struct NoticeClock: Equatable, Sendable {
  /// How long a notice stays on the screen.
  package static let lifetime = Duration.seconds(3)

  private var seen: Notice?
  /// When the notice goes away, if it does so by itself.
  package private(set) var end: Duration?

  package init() {}

  /// Forgets what was seen: after a key the same notice gets its full time again.
  package mutating func startAgain() { (seen, end) = (nil, nil) }

  /// Told what was drawn: a notice's time starts when it is first seen.
  package mutating func drew(_ notice: Notice?, at now: Duration) {
    guard notice != seen else { return }
    seen = notice
    end = notice.flatMap { $0.kind == .failure ? nil : now + Self.lifetime }
  }

  /// Whether the notice has been seen long enough.
  package mutating func isOver(_ notice: Notice?, at now: Duration) -> Bool {
    guard let end, notice == seen, now >= end else { return false }
    startAgain()
    return true
  }
}
