import AdServing
import Simulation

extension Journal {
  /// The application lets go of what it has of a unit.
  func letsGo(of unit: String) {
    let newest = newestAd(of: unit)
    AppReactions.shared.letGo(of: newest)
    note(
      by: .app, "the application lets go of the ads of \(unit)", .disposed, ad: newest,
      data: [Fact.unit(unit)])
  }
}
