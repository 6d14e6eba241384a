/// Why something happens now: the entry that is being handled, and the ad and line it is about.
///
/// Entries inherit it. Anything that runs later (a timer, a handler that was handed out, a block that
/// outside code puts on a queue, a task that it starts) keeps it, so that a network that knows nothing
/// of Google's ads still writes under the right one.
package struct Context: Equatable, Sendable {
  package var cause: Cause?
  package var ad: String?
  /// The mediation line whose adapter is at work.
  package var line: LineID?
  /// Whether this is what was known when outside code went to another queue or started a task. That
  /// may go on for longer than the ad does, so a handler that was handed out for an ad knows better.
  var isInherited = false

  package static let none = Context()

  package init(cause: Cause? = nil, ad: String? = nil, line: LineID? = nil) {
    self.cause = cause
    self.ad = ad
    self.line = line
  }

  var isNone: Bool { cause == nil && ad == nil }
}

extension Context {
  /// The same ad and line, with the reason from another moment.
  package func because(of other: Context) -> Context {
    var context = self
    context.cause = other.cause ?? cause
    return context
  }

  /// The same for what outside code does elsewhere.
  package var inherited: Context {
    var context = self
    context.isInherited = true
    return context
  }

  /// The context while an entry is handled.
  func handling(_ cause: Cause, ad: String?) -> Context {
    var context = Context(cause: cause, ad: ad ?? self.ad, line: line)
    context.isInherited = ad == nil && isInherited
    return context
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
