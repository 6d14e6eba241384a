import AdServing
import JSON
import Simulation

extension Scenario.MAX {
  /// Units whose ads the application requests from MAX itself.
  static let form = UnitForm(
    formats: [.native, .banner, .interstitial, .rewarded, .appOpen], name: "maxUnit",
    summary: "An ad unit whose ads are requested from AppLovin MAX.",
    properties: { settings.properties },
    read: { (object, _) throws(JSONError) in
      var parts = Self()
      try settings.read(&parts, from: &object)
      return .max(parts)
    },
    news: { news, format in
      switch news {
      case .ad, .refusal, .click, .revenue, .other: true
      // MAX has no word for an impression, none for an ad that is about to go, and none for a banner that comes
      // or goes.
      case .impression, .closing: false
      case .display, .failure, .close: format.isFullScreen
      case .reward: format.hasReward
      }
    },
    takesPlacement: true,
    choosyWords: { $0.max?.choosyWords ?? [] },
    idleWords: { $0.max?.idleWords ?? [] },
    forced: { asking, _ in
      asking.max.map { [ForcedPart(place: 0, label: $0.network, forces: $0.forced)] } ?? []
    },
    clash: { $0.clash(with: $1) },
    changes: "Changes one setting of a unit that goes through MAX.",
    tables: [.max, .units], places: [], placeRules: [],
    place: { (_, _) throws(JSONError) in .init() },
    objection: { _, _, _ in nil },
    apply: { change, asking in
      guard var parts = asking.max else { return }
      settings[change.what.key]?.apply(change.what.value, to: &parts)
      asking = .max(parts)
    })
}
