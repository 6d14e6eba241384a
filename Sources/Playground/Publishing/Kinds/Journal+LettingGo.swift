import AdServing
import Simulation

extension Journal {
  /// The application lets go of what it has of a unit.
  func letsGo(of unit: String) {
    note(
      by: .app, "the application lets go of the ads of \(unit)", .disposed, ad: newestAd(of: unit),
      data: [Fact.unit(unit)])
  }
}
