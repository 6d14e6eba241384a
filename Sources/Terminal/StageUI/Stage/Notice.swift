package import PlaygroundCore

/// A word for the footer about what was just done.
package struct Notice: Equatable, Sendable, ExpressibleByStringInterpolation {
  package let text: String
  /// Whether it is wrong as soon as something closes what covers the application.
  private let isUntilClosable: Bool

  package init(_ text: String, isUntilClosable: Bool = false) {
    self.text = text
    self.isUntilClosable = isUntilClosable
  }

  package init(stringLiteral text: String) { self.init(text) }

  /// Whether it is still true.
  package func holds(in state: StageState) -> Bool {
    !isUntilClosable || state.device.isCovered && !state.device.isClosable
  }
}

/// When a notice goes away by itself.
///
/// A value without a clock: it is told what a clock shows whenever the screen is drawn, and says when
/// it wants to be told again.
package struct NoticeClock: Equatable, Sendable {
  /// How long a notice stays.
  package static let lifetime = Duration.seconds(3)

  private var seen: Notice?
  /// When the notice goes by the clock, if there is one.
  package private(set) var end: Duration?

  package init() {}

  /// Somebody did something: the same notice said once more begins again.
  package mutating func startAgain() { (seen, end) = (nil, nil) }

  /// Whether the notice has been there long enough.
  package mutating func isOver(_ notice: Notice?, at now: Duration) -> Bool {
    if notice != seen { (seen, end) = (notice, notice.map { _ in now + Self.lifetime }) }
    guard let end, now >= end else { return false }
    startAgain()
    return true
  }
}
