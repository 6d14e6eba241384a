import Scenarios
import Simulation

/// Stands where nothing can request this kind of unit's ads, and says so.
@MainActor
final class AbsentPlayer: Player {
  private let unit: Scenario.Unit

  init(of unit: Scenario.Unit) { self.unit = unit }

  let place = AdPlace.overApp
  let isLoading = false
  let hasAd = false
  var adInApp: AdInApp? { nil }

  func load(_ options: Scenario.Options) {
    World.current.journal.note(
      by: .app, "nothing here requests ads through \(unit.through.rawValue)")
  }

  func show(_ options: Scenario.Options, at placement: String?) {}
  func takeDown() {}
}
