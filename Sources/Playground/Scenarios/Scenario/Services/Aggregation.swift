package import Simulation

extension Scenario {
  /// How a unit's ads are requested through a wrapper of many services.
  package struct Aggregation: Equatable, ServedConduct {
    package var mode = Mode.good
    package var service = Vendor.ofPublishedWrapper
    package var retry = Retry()
    /// Whether it loads the next ad when one is gone.
    package var autoLoadNext = true
    /// Whether the user has paid for an application without ads that nobody asked for.
    package var isVIP = false
    /// What the service's server answers, in turn; the last one stays.
    package var answers: [Answer] = [Answer()]
    package var order = CallbackOrder.usual
    package var showing = Showing.normal
    package var counts: CountingMoment?
    package var pixel: CountingMoment?
    package var habits: [NetworkHabit] = []
    package var setUp = SetUp.inTime
    /// The application's mistake while it sets the service up.
    package var flaw: Flaw?
    /// The service's own name for it, which two units may share; nil for the unit's id.
    package var adUnitID: String?
    /// What the application does while it is told how a showing ended.
    package var inCompletion: InCompletion?
    /// How much of a delay is left to chance, from 0 to 1.
    package var jitter = 0.0
    package var whenNotReady = WhenNotReady.skip
    package var ad: Content?

    package init() {}

    /// When a load that failed is repeated.
    package struct Retry: Equatable, Sendable {
      package var isEnabled = true
      /// How many requests may follow the first one; nil if the application gives no number.
      package var most: Int? = 5

      package init(most: Int? = 5) { self.most = most }
    }

    /// When the service is ready for requests.
    package enum SetUp: String, CaseIterable, Sendable {
      case inTime
      /// After the first ad was wanted.
      case late
      case never
    }

    /// A mistake in what surrounds a service: registering it, its parameters, the application's
    /// Info.plist and user, the order of modules, and the log.
    package enum Flaw: String, CaseIterable, Sendable {
      case notRegistered
      case noKey
      /// The vendor's SDK never says that it has started.
      case noAnswer
      case badBundle
      case noUser
      /// The module with the ads comes before the one with the services.
      case wrongOrder
      /// The log hears nothing.
      case noLog
    }

    package enum InCompletion: String, CaseIterable, Sendable {
      case load, show
    }

    /// What showing an ad means while there is none.
    package enum WhenNotReady: String, CaseIterable, Sendable {
      /// There is no ad this time.
      case skip
      /// It is shown as soon as it has come.
      case wait
    }

    /// One answer of the service's server.
    package struct Answer: Equatable, Sendable {
      package var outcome = NetworkOutcome.fill
      package var latency = Duration.milliseconds(200)
      /// The service's own code; nil for that of the outcome.
      package var error: Int?
      /// How long its ad can be shown after it has loaded.
      package var expiresAfter: Duration?

      package init(_ outcome: NetworkOutcome = .fill) { self.outcome = outcome }
    }
  }
}
