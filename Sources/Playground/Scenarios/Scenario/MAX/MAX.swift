package import Simulation

extension Scenario {
  /// How a unit's ads are requested from MAX, which mediates between the application and a network.
  package struct MAX: Equatable, ServedConduct {
    /// The network that has the ads.
    package var network = "AppLovin"
    package var answers: [Aggregation.Answer] = [Aggregation.Answer()]
    package var order = CallbackOrder.usual
    package var showing = Showing.normal
    package var counts: CountingMoment?
    package var pixel: CountingMoment?
    package var habits: [NetworkHabit] = []
    /// What MAX itself does wrong.
    package var mistakes: [MediatorMistake] = []
    /// When it does so.
    package var condition = MistakeCondition()
    /// The application's mistake.
    package var flaw: Flaw?
    /// How large a banner is.
    package var size = Size.banner
    /// How long after an answer a banner is replaced; nil for the usual time.
    package var refresh: Duration?
    package var adUnitID: String?
    package var ad: Content?

    package init() {}

    /// A mistake of an application that talks to MAX.
    package enum Flaw: String, CaseIterable, Sendable {
      /// It stops the replacing of a banner without the parameter by which MAX hears that before its first ad.
      case stopsUnheard
    }

    /// The formats of MAX that are views of a fixed size.
    package enum Size: String, CaseIterable, Sendable {
      case banner, mrec
    }
  }
}
