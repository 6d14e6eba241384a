/// In which order a full-screen ad reports its events. Networks differ, and integrators see all of
/// these; what is reported late or never is still counted when it happens.
package struct MediatedOrder: Equatable, Sendable {
  /// When it is reported that the ad is displayed.
  package var display = Display.whenShown
  /// When the reward is reported; nil for what the network usually does.
  package var reward: Reward?
  /// When it is reported what was paid.
  package var revenue = Revenue.whenShown

  package enum Display: String, CaseIterable, Sendable {
    case whenShown, twice, never
    /// Before the ad covers the application; it is counted then, too.
    case first
    /// At the same instant as that it is gone.
    case late
  }

  package enum Reward: String, CaseIterable, Sendable {
    case whenEarned, beforeHide, afterHide, lost, twice
    /// As the ad appears, whether it will be earned or not.
    case early
  }

  package enum Revenue: String, CaseIterable, Sendable {
    case whenShown, twice, never
    /// Before it is reported that the ad is displayed.
    case first
    /// After the ad is gone.
    case late
  }

  package init() {}
}
