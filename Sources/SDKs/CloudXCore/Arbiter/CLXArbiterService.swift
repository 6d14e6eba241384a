import MediatedNetworks
import Simulation

/// How CloudX's arbiter behaves.
package struct ArbiterSettings: Equatable, Sendable {
  package var answer: ArbiterAnswer
  /// How long the service takes; `late` takes so much longer than the SDK waits.
  package var latency: Duration
  package var units: ArbitrationUnits
  package var ties: ArbitrationTies

  package init(
    answer: ArbiterAnswer = .ok, latency: Duration = .milliseconds(50),
    units: ArbitrationUnits = .normalised, ties: ArbitrationTies = .order
  ) {
    self.answer = answer
    self.latency = latency
    self.units = units
    self.ties = ties
  }
}

/// What CloudX's arbiter is set to, for all units or for one.
package final class ArbiterServer {
  package static var shared: ArbiterServer { World.current.instance { ArbiterServer() } }

  package var settings = ArbiterSettings()
  /// By the ad unit that a question is about.
  package var settingsByUnit: [String: ArbiterSettings] = [:]

  /// What applies to a question that is asked now.
  var current: ArbiterSettings {
    let ad = World.current.journal.context.ad
    return ad.flatMap(AdName.unit).flatMap { settingsByUnit[$0] } ?? settings
  }
}

extension ArbitrationReceipt {
  /// What comes out without CloudX, by the same rules: the highest price wins, equal ones by order.
  package init(deciding bids: [CLXArbiterBid]) {
    let ranking = ArbitrationRanking(
      bids.map(\.offer), units: .normalised, ties: .order, { _ in 0 })
    self.init(
      identifier: CLXIdentifier.next(), number: 0, by: bids.count == 1 ? .single : .fallback,
      ranking)
  }
}

/// Asks CloudX's service which bid wins, and decides itself where the service does not.
final class CLXArbiterService {
  /// How long the SDK waits for the service. The real value is not published.
  static let timeout = Duration.seconds(2)

  private var lastNumber = 0

  func arbitrate(_ bids: [CLXArbiterBid], _ completion: @escaping (CLXArbiterResult) -> Void) {
    lastNumber += 1
    Arbitration(number: lastNumber, bids, completion).begin()
  }
}

/// One question and its answer.
private final class Arbitration {
  private let number: Int
  private let bids: [CLXArbiterBid]
  private let completion: (CLXArbiterResult) -> Void
  private let holder = MediatedHolder(of: cloudX)
  private let settings = ArbiterServer.shared.current
  private let identifier = CLXIdentifier.next()
  private var state = ArbitrationState()
  private var timer: Timeline.Token?
  /// Dice are thrown once, whoever decides.
  private lazy var ranking = rank()

  init(
    number: Int, _ bids: [CLXArbiterBid], _ completion: @escaping (CLXArbiterResult) -> Void
  ) {
    self.number = number
    self.bids = bids
    self.completion = completion
  }

  private var question: Fields {
    [Fact.number(number), Fact.bids(bids.map(\.offer.facts))]
  }

  /// Before the SDK has started there is no service to ask.
  private var isAvailable: Bool {
    settings.answer != .unavailable && CloudXCore.shared.isInitialized
  }

  func begin() {
    holder.asks("arbiter(with:completion:)", .arbitrationAsked, data: question) {
      obey(state.handle(.asked(bids: bids.count, isAvailable: isAvailable)))
    }
  }

  private func obey(_ effects: [ArbitrationState.Effect]) {
    for effect in effects {
      switch effect {
      case .askService: askService()
      case .answer(let decider): answer(decider)
      case .drop:
        World.current.journal.note(
          by: cloudX, "an answer of the arbiter service came too late", .roundDropped,
          data: [Fact.number(number)])
      }
    }
  }

  private func askService() {
    let world = World.current
    world.journal.call(from: cloudX, to: .server, "POST /arbiter", .serverAsked, data: question) {
      timer = world.after(
        CLXArbiterService.timeout, "the arbiter service took too long", .arbitrationRanOut,
        by: cloudX
      ) { self.obey(self.state.handle(.ranOutOfTime)) }
      guard let latency else { return }
      world.after(latency, "the arbiter service answered", nil, by: .server) {
        self.heard()
      }
    }
  }

  /// Nil if it never answers.
  private var latency: Duration? {
    switch settings.answer {
    case .ok, .error, .empty: settings.latency
    case .late: CLXArbiterService.timeout + settings.latency
    case .timeout, .unavailable: nil
    }
  }

  private func heard() {
    let journal = World.current.journal
    switch settings.answer {
    case .error:
      journal.callback(from: .server, to: cloudX, "500", .serverAnswered) { failed() }
    case .empty:
      journal.callback(from: .server, to: cloudX, "200 without content", .serverAnswered) {
        failed()
      }
    case .ok, .unavailable, .timeout, .late:
      journal.callback(from: .server, to: cloudX, "200", .serverAnswered, data: content) {
        obey(state.handle(.serviceAnswered))
      }
    }
  }

  private func failed() { obey(state.handle(.serviceFailed)) }

  /// The service names the winner; nothing where there is none.
  private var content: Fields {
    guard let winner = ranking.winner?.offer else { return [Fact.winner.orNull(nil)] }
    return [Fact.winner(winner.platform), Fact.bidID(winner.id)]
  }

  /// Never inside the call that asks.
  private func answer(_ decider: ArbitrationReceipt.Decider) {
    timer.map(World.current.timeline.cancel)
    let receipt = ArbitrationReceipt(
      identifier: identifier, number: number, by: decider, ranking)
    World.current.soon { self.complete(receipt) }
  }

  private func rank() -> ArbitrationRanking {
    let dice = World.current.stream("CloudX arbiter")
    return ArbitrationRanking(bids.map(\.offer), units: settings.units, ties: settings.ties) {
      dice.next(below: $0)
    }
  }

  private func complete(_ receipt: ArbitrationReceipt) {
    let platform = receipt.winner.flatMap { winner in
      bids.first { $0.bidId == winner.offer.id }?.platform
    }
    let result = CLXArbiterResult(receipt, platform ?? .none)
    holder.hears("completion(result)", .arbitrationAnswered, data: receipt.facts) {
      self.completion(result)
    }
  }
}
