import AdServing
import Simulation

extension AdLoad {
  /// The application requests an ad of a unit. `begin` is given the name of the new ad; `format` is
  /// in the journal if the call itself does not say it. An ad that was asked for by a signal has its name.
  static func asked(
    _ message: String, unit: String, format: UnitFormat? = nil, named known: String? = nil,
    _ begin: (String) -> Void
  ) {
    let name = known ?? AdServer.shared.nextAdName(unit: unit)
    var data: Fields = [Fact.unit(unit)]
    data[.format] = format?.rawValue
    RefusedUnits.shared.asked(unit, ad: name, by: .google)
    World.current.journal.call(
      from: .app, to: .google, message, .adAsked, ad: name, data: data
    ) { begin(name) }
  }
}
