package import Scenarios
import Simulation

/// Calls of the application's that its SDK, or the layer before it, refuses.
extension PublisherApp {
  func miss(_ call: AppCall, of unit: Scenario.Unit, by miscall: Scenario.Miscall) {
    let text =
      switch miscall {
      case .start: "the application's call to start the SDK has failed: the load has no effect"
      case .usedObject: "the object of an ad that was there before is loaded again, without effect"
      case .load, .show, .anotherAccount: "an error ends the application's call: \(call.rawValue)"
      }
    World.current.journal.note(
      by: .app, text, violation: .callRefused, data: [Fact.unit(unit.id)])
    if unit.layer?.isFatal == true { Layers.shared.crash() }
  }

  /// A start that fails with an error which nobody catches.
  package func failStart(of unit: Scenario.Unit) {
    guard unit.miscalls.contains(.start), unit.layer?.isFatal == true else { return }
    World.current.journal.note(
      by: .app, "an error ends the application's call: start", violation: .callRefused,
      data: [Fact.unit(unit.id)])
    Layers.shared.crash()
  }
}
