import Simulation

/// Classes of delegates that have left out every callback of a full-screen ad that came so far.
///
/// A class is only known to leave out what it was called with: one that has been called with everything
/// and has none of it hears nothing. Its methods may be those of an older SDK.
final class DeafDelegates {
  static var shared: DeafDelegates { World.current.instance { DeafDelegates() } }

  /// How many callbacks there are.
  private static let all = 6

  private var leftOut: [ObjectIdentifier: Set<String>] = [:]
  private var hearing: Set<ObjectIdentifier> = []

  /// Tells a delegate something; notes the last callback that its class turns out to leave out.
  func tell(
    _ delegate: any FullScreenContentDelegate, _ message: String, of ad: String,
    _ callback: () -> Void
  ) {
    let kind = ObjectIdentifier(type(of: delegate))
    guard !hearing.contains(kind) else { return callback() }
    guard OptionalRequirement.answer(of: delegate, callback) == nil else {
      hearing.insert(kind)
      return
    }
    guard leftOut[kind, default: []].insert(message).inserted, leftOut[kind]?.count == Self.all
    else { return }
    World.current.journal.note(
      by: .google, "the delegate has none of the methods that a full-screen ad calls",
      violation: .delegateHearsNothing, ad: ad)
  }
}
