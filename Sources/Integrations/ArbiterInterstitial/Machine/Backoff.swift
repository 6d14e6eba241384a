/// How long to wait before the networks are asked again: 2, 4, 8, 16, 32, and then always 60 seconds.
package struct Backoff: Equatable, Sendable {
  /// How many rounds in a row were without an ad.
  package private(set) var attempt = 0

  /// After none yet.
  package init() {}

  /// Another one; answers how long to wait, in seconds.
  mutating func fail() -> Int {
    attempt += 1
    return attempt > 5 ? 60 : 1 << attempt
  }

  /// A network has an ad again.
  mutating func reset() { attempt = 0 }
}
