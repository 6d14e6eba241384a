import MediatedNetworks
import Simulation

/// The Sample network's ad server.
package final class SampleAdServer {
  package static var shared: SampleAdServer { World.current.instance { SampleAdServer() } }

  /// What the network is called where nobody calls it otherwise.
  package static let usualName = "Sample SDK"

  /// What it is called in this world.
  package var name = usualName { didSet { party = .network(name) } }
  private(set) var party = Party.network(usualName)

  /// The answers to a mediation line's requests, if they were set.
  package var answersByLine: [LineID: SampleLineSettings] = [:]
  /// The same by the network's own ad unit, for requests that have lost their line on another
  /// queue.
  package var answersByPlacement: [String: SampleLineSettings] = [:]

  private var loads = PlacementLoads()

  private var dice: RandomStream { World.current.stream("SampleAdSDK") }

  /// `kinds` are those that are wanted, if the request says.
  func answer(
    placement: String, format: SampleCreative.Format = .native, kinds: [SampleCreative.Kind] = []
  ) -> SampleAnswer {
    let settings = settings(of: placement)
    let outcome = settings.outcome ?? drawOutcome()
    var creative = settings.creative ?? drawCreative(kinds)
    creative.format = format
    creative.counting = settings.counting
    let hasHabits = settings.condition.holds()
    if hasHabits {
      (creative.order, creative.showing) = (settings.order, settings.showing)
      creative.habits = settings.habits
      creative.common.opensBlank = settings.habits.contains(.opensBlankPage)
    }
    if hasHabits, settings.habits.contains(.refusesWhileLoading) {
      let latency = outcome.manner == .never ? nil : settings.latency
      guard loads.begin(placement, for: latency) else { return refusal(of: placement) }
    }
    var error = outcome.error
    if outcome == .wrongFormat {
      creative = .another(than: format, kinds)
    } else if let kind = creative.kind, !kinds.isEmpty, !kinds.contains(kind) {
      // The network has an ad, but none of that kind.
      error = error ?? .noInventory
    }
    return SampleAnswer(
      manner: outcome.manner, latency: settings.latency,
      result: error.map { .failure($0) } ?? .success(creative))
  }

  /// The placement has another load, and the network has one at a time.
  private func refusal(of placement: String) -> SampleAnswer {
    World.current.journal.note(
      by: party, "the placement \(placement) is loading already: the request is refused",
      violation: .placementLoading)
    return SampleAnswer(manner: .once, latency: .zero, result: .failure(.unknown))
  }

  func settings(of placement: String) -> SampleLineSettings {
    let line = World.current.journal.context.line
    return line.flatMap { answersByLine[$0] } ?? answersByPlacement[placement] ?? .init()
  }

  /// Of a hundred requests 85 are filled; 5 each fail for an unknown reason, a network error, and
  /// no inventory.
  private func drawOutcome() -> SampleOutcome {
    switch dice.next(below: 100) {
    case ..<85: .fill
    case ..<90: .unknown
    case ..<95: .networkError
    default: .noFill
    }
  }

  private func drawCreative(_ kinds: [SampleCreative.Kind]) -> SampleCreative {
    if kinds.count == 1 { return kinds.contains(.content) ? .content : .appInstall }
    return dice.next(below: 2) == 0 ? .content : .appInstall
  }
}

/// Fixed answers for one line. What is nil is random.
package struct SampleLineSettings: Sendable {
  package var outcome: SampleOutcome?
  package var latency: Duration
  package var creative: SampleCreative?
  /// How a full-screen ad behaves, with any creative.
  package var order = MediatedOrder()
  package var showing = Showing.normal
  /// When an ad's impression is counted.
  package var counting = MediatedCounting()
  /// What the network does of its own accord.
  package var habits: Set<NetworkHabit> = []
  /// When it shows an ad in its own way, and has its habits.
  package var condition = MistakeCondition()
  /// What it says before an auction.
  package var signals = SampleSignals.given

  package init(
    outcome: SampleOutcome? = nil, latency: Duration = .milliseconds(200),
    creative: SampleCreative? = nil
  ) {
    self.outcome = outcome
    self.latency = latency
    self.creative = creative
  }
}

/// The outcome of a request.
package enum SampleOutcome: Sendable {
  case fill, noFill, networkError, badRequest, unknown
  /// No answer at all.
  case neverAnswers
  /// Fills, and answers twice.
  case answersTwice
  /// Fills, and answers inside the call that asks.
  case answersInline
  /// Fills, but with an ad of a format nobody requested.
  case wrongFormat

  var error: SampleErrorCode? {
    switch self {
    case .fill, .neverAnswers, .answersTwice, .answersInline, .wrongFormat: nil
    case .noFill: .noInventory
    case .networkError: .networkError
    case .badRequest: .badRequest
    case .unknown: .unknown
    }
  }

  var manner: MediatedAnswer.Manner {
    switch self {
    case .fill, .noFill, .networkError, .badRequest, .unknown, .wrongFormat: .once
    case .neverAnswers: .never
    case .answersTwice: .twice
    case .answersInline: .inline
    }
  }
}

/// An answer on its way.
struct SampleAnswer {
  let manner: MediatedAnswer.Manner
  let latency: Duration
  let result: Result<SampleCreative, SampleErrorCode>

  /// Delivers the result as often and as late as its manner says.
  func arrive(_ tell: @escaping (Result<SampleCreative, SampleErrorCode>) -> Void) {
    manner.deliver(after: latency, by: network) { tell(result) }
  }
}

extension SampleErrorCode: Error {}
