/// The ads that were asked for at once, each time another was refused.
package final class RefusedUnits {
  package static var shared: RefusedUnits { World.current.instance { RefusedUnits() } }

  private var streaks: [String: Int] = [:]
  /// The first may be a second try.
  private static let storm = 3
  /// A pause that spares nobody.
  private static let noPause = Duration.milliseconds(500)

  /// The same of an SDK whose requests leave during the call that asks for them.
  package func requested(_ unit: String, ad: String, by sdk: Party) {
    let journal = World.current.journal
    guard let call = journal.cause, call.sense == .serviceLoadAsked else {
      return streaks[unit] = nil
    }
    journal.within(Context(cause: call.cause.map { .entry($0) }, ad: ad)) {
      asked(unit, ad: ad, by: sdk)
    }
  }

  /// An SDK is asked for a unit's ad; it notes the third time in a row that this is done at once after a refusal.
  package func asked(_ unit: String, ad: String, by sdk: Party) {
    let journal = World.current.journal
    guard journal.decidingCause?.isRefusal == true || follows(refusalOf: unit) else {
      streaks[unit] = nil
      return
    }
    streaks[unit, default: 0] += 1
    guard streaks[unit] == Self.storm else { return }
    journal.note(
      by: sdk, "\(unit) was asked again at once after each of three refusals",
      violation: .reloadStorm, ad: ad)
  }

  /// Whether somebody's code asks again for a unit that was refused just before.
  private func follows(refusalOf unit: String) -> Bool {
    let world = World.current
    guard world.journal.isAppsDecision || world.journal.decidingLayer != nil else { return false }
    return world.journal.entries.reversed().lazy
      .prefix { world.timeline.now <= $0.time + Self.noPause }
      .contains { $0.isRefusal && $0.ad.flatMap(AdName.unit) == unit }
  }
}

extension Entry {
  /// Whether the application hears by it that there is no ad: of the SDK, or of the layer between.
  fileprivate var isRefusal: Bool {
    sense == .adRefused || sense == .layerTold && data[.what] == AppNews.refusal.rawValue
  }
}
