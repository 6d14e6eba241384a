import AdServing
import Simulation

extension Journal {
  /// The application lets go of what it has of a unit, or a layer does by itself.
  func letsGo(of unit: String) {
    let newest = newestAd(of: unit)
    AppReactions.shared.letGo(of: newest)
    let layer = decidingLayer
    note(
      by: layer ?? .app,
      "the \(layer == nil ? "application" : "layer") lets go of the ads of \(unit)", .disposed,
      ad: newest,
      data: [Fact.unit(unit)])
  }
}
