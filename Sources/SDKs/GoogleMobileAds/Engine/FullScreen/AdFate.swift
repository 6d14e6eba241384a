import Simulation

/// Outlives an ad that covers the application, which nobody keeps but the application until it is
/// presented.
final class AdFate {
  /// Whether the application has tried to present it.
  var wasPresented = false
  private var isMissed = false

  /// The ad goes away. One that the application does not need any more, as its page is gone, has nobody who
  /// listens to it.
  func end(isHeard: Bool) { isMissed = isHeard && !wasPresented }

  /// The application has been handed the ad; notes that it is gone already.
  func noteIfMissed(_ name: String) {
    guard isMissed else { return }
    World.current.journal.note(
      by: .google, "the application let go of the ad as soon as it had it",
      violation: .adLetGoAtOnce, ad: name)
  }
}
