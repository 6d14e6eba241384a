package import Simulation

extension Scenario {
  /// How a unit's ads are requested from MAX, which mediates between the application and a network.
  package struct MAX: Equatable, ServedConduct {
    /// The network that has the ads.
    package var network = "AppLovin"
    /// That network's adapter for MAX, as a party of its own; nil if the network answers for it.
    package var adapter: Adapter?
    package var answers: [Aggregation.Answer] = [Aggregation.Answer()]
    /// The networks that MAX asks first, and that have no ad.
    package var before: [PassedOver] = []
    package var order = CallbackOrder.usual
    package var showing = Showing.normal
    package var counts: CountingMoment?
    package var pixel: CountingMoment?
    package var habits: [NetworkHabit] = []
    /// How often MAX asks again by itself before it tells that there is no ad; nil for never.
    package var retries: Int?
    /// What MAX itself does wrong.
    package var mistakes: [MediatorMistake] = []
    /// How long after the first time it does twice what it does twice, or how late it tells what it delays; nil for
    /// at once, and as late as usual.
    package var delay: Duration?
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

    /// A network of the waterfall that has no ad.
    package struct PassedOver: Equatable, Sendable {
      package var network = "AppLovin"
      package var outcome = Outcome.noFill
      package var latency = Duration.milliseconds(200)

      package init() {}

      package enum Outcome: String, CaseIterable, Sendable {
        case noFill, neverAnswers
      }
    }

    /// What stands between MAX and the network.
    package struct Adapter: Equatable, Sendable {
      /// Its name in the journal; nil for none.
      package var name: String?
      /// What it does wrong.
      package var mistakes: [AdapterMistake] = []
      /// How late it passes on what it delays.
      package var delay = Layer.usualDelay
      /// When it makes its mistakes.
      package var condition = MistakeCondition()

      package init() {}
    }

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
