/// A way through the moments that were kept.
package enum TimeStep: Equatable, Sendable {
  /// The moment before the last thing the user did.
  case previousAct
  /// The next moment before something the user did, or the present.
  case nextAct
  /// One kept moment back or forward.
  case earlier, later
  /// The kept moment at a place; behind the last one is the present.
  case moment(Int)
}
