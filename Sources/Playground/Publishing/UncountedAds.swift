import Simulation

/// The ads that the application lets go of before anybody can have counted them, some before they have come. One may
/// be chance; three in a row of one unit come of a view that is made anew again and again.
struct UncountedAds {
  private var streaks: [String: Int] = [:]
  /// The last ad of each unit that was let go.
  private var last: [String: String] = [:]
  private static let tooMany = 3
  /// Who was seen for so long should have counted: that is somebody else's doing.
  private static let enough = Duration.seconds(1)

  /// The application has just let go of the unit's ad.
  mutating func letGo(of unit: String) {
    let journal = World.current.journal
    guard let ad = journal.newestAd(of: unit), last.updateValue(ad, forKey: unit) != ad else {
      return
    }
    let entries = journal.entries.filter { $0.ad == ad || $0.data[.unit] == unit }
    let senses = Set(entries.compactMap(\.sense))
    guard senses.isDisjoint(with: [.adRefused, .layerErred, .layerKept]) else {
      return streaks[unit] = 0
    }
    streaks[unit] = entries.isCounted(ad, since: Self.enough) ? 0 : (streaks[unit] ?? 0) + 1
    guard streaks[unit] == Self.tooMany else { return }
    OrderMistake(
      deed: "lets go of the third ad in a row that has not counted", violation: .adsLetGoUncounted
    ).note(of: unit)
  }
}

extension [Entry] {
  /// Whether the ad has counted, or was on the screen for long enough.
  fileprivate func isCounted(_ ad: String, since enough: Duration) -> Bool {
    let now = World.current.timeline.now
    return contains { entry in
      guard entry.ad == ad else { return false }
      return switch entry.sense {
      case .googleImpression, .networkImpression, .mediatorCounted: true
      case .shown: entry.time + enough <= now
      default: false
      }
    }
  }
}
