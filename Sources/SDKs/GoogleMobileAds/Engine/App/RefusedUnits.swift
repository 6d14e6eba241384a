import Simulation

/// The ads that were asked for at once, each time another was refused.
final class RefusedUnits {
  static var shared: RefusedUnits { World.current.instance { RefusedUnits() } }

  private var streaks: [String: Int] = [:]
  /// The first may be a second try.
  private static let storm = 3

  /// The unit is asked; notes the third time in a row that this is done inside of the refusal.
  func asked(_ unit: String, ad: String) {
    let journal = World.current.journal
    guard journal.decidingCause?.sense == .adRefused else {
      streaks[unit] = nil
      return
    }
    streaks[unit, default: 0] += 1
    guard streaks[unit] == Self.storm else { return }
    journal.note(
      by: .google, "\(unit) was asked again inside of each of three refusals",
      violation: .reloadStorm, ad: ad)
  }
}
