/// Why something happens now: the entry that is being handled, and the ad and line it is about.
///
/// Entries inherit it. Anything that runs later (a timer, a handler that was handed out) keeps it,
/// so that a network that knows nothing of Google's ads still writes under the right one.
package struct Context: Equatable, Sendable {
  package var cause: Int?
  package var ad: String?
  /// The mediation line whose adapter is at work.
  package var line: LineID?

  package static let none = Context()

  package init(cause: Int? = nil, ad: String? = nil, line: LineID? = nil) {
    self.cause = cause
    self.ad = ad
    self.line = line
  }
}

extension Context {
  /// The same ad and line, with the reason from another moment.
  package func because(of other: Context) -> Context {
    Context(cause: other.cause ?? cause, ad: ad, line: line)
  }
}

/// A line item of an ad unit: the unit's id and the line's place in it, from 0.
package struct LineID: Hashable, Sendable {
  package let unit: String
  package let index: Int

  package init(unit: String, index: Int) {
    self.unit = unit
    self.index = index
  }
}
