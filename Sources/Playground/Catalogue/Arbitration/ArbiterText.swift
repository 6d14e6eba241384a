import Languages
package import Observing
package import Scenarios
package import Simulation

/// What the arbiter's room says.
package enum ArbiterText {
  package static var none: String {
    localized(
      "No arbiter chooses this unit's ads. L opens a scenario where one does: type arbiter.")
  }
  package static var noneRecorded: String {
    localized("No arbiter that chooses this unit's ads was recorded.")
  }
  package static var noRound: String { localized("No round has ended yet.") }

  /// Where the controller is, in a sentence.
  package static func phase(_ record: ArbiterRecord, at now: Instant) -> String {
    switch record.phase {
    case .idle: localized("Nothing has been asked for.")
    case .loading: localized("Round \(record.roundCount): asking \(asking(record)).")
    case .arbitrating: localized("Round \(record.roundCount): the arbiter compares the bids.")
    case .ready(let slot): localized("\(slot) has won and waits for its moment.")
    case .noWinner: localized("There is no winner; nothing is shown.")
    case .waitingRetry(let attempt, let until):
      localized("No ad. Retry \(attempt) in \(seconds(max(.zero, until - now))).")
    case .showing(let slot): showing(slot, record)
    case .disposed: localized("The controller is gone.")
    }
  }

  private static func showing(_ slot: String, _ record: ArbiterRecord) -> String {
    record.slots.contains(where: \.isShowing)
      ? localized("\(slot) is on the screen.")
      : localized("\(slot)'s ad is gone, but its SDK has not said so.")
  }

  private static func asking(_ record: ArbiterRecord) -> String {
    let names = record.slots.filter { if case .loading = $0.state { true } else { false } }
    return names.isEmpty ? localized("nobody") : names.map(\.label).joined(separator: ", ")
  }

  /// How it is set, where that is not the usual: `published example, raw numbers, no service`.
  package static func settings(_ arbitration: Scenario.Arbitration) -> String {
    var words: [String] = []
    if arbitration.mode == .seed { words.append(localized("published example")) }
    if arbitration.units == .literal { words.append(localized("raw numbers")) }
    service(arbitration.service.answer).map { words.append($0) }
    return words.joined(separator: ", ")
  }

  private static func service(_ answer: ArbiterAnswer) -> String? {
    switch answer {
    case .ok: nil
    case .unavailable: localized("no service")
    case .error: localized("service fails")
    case .empty: localized("service without content")
    case .timeout: localized("service silent")
    case .late: localized("service late")
    }
  }

  /// The states a controller goes through, in their order.
  package static var stations: [String] {
    [localized("load"), localized("arbitrate"), localized("ready"), localized("show")]
  }

  /// The place of the present one; nil for what is beside that way.
  package static func station(of phase: ArbiterRecord.Phase) -> Int? {
    switch phase {
    case .loading: 0
    case .arbitrating: 1
    case .ready: 2
    case .showing: 3
    case .idle, .noWinner, .waitingRetry, .disposed: nil
    }
  }

  /// What stands beside that way.
  package static func detour(of phase: ArbiterRecord.Phase) -> String? {
    switch phase {
    case .noWinner: localized("no winner")
    case .waitingRetry: localized("retry")
    case .disposed: localized("disposed")
    case .idle, .loading, .arbitrating, .ready, .showing: nil
    }
  }

  /// Where a slot's ad is, in a word or two.
  package static func state(
    _ slot: SlotRecord, of record: ArbiterRecord, at now: Instant
  ) -> String {
    if slot.offer == nil, record.isUnstarted(slot) { return localized("its SDK has not started") }
    return switch slot.state {
    case .empty: localized("no ad")
    case .loading(let since): localized("asked \(seconds(now - since))")
    case .loaded(let offer): seconds(now - offer.since) + localized(" old")
    case .failed(let error): error.isEmpty ? localized("no ad") : error
    case .late: localized("too late")
    case .expired: localized("expired")
    case .showing: localized("on screen")
    }
  }

  /// A slot's ad as the arbiter was told of it, under the names that its SDK has for it.
  package static func submission(
    _ submission: ArbitrationRecord.Submission, of slot: SlotRecord
  ) -> String {
    let names = slot.platform.bid
    var words = [price(submission, of: slot)]
    if !submission.precision.isEmpty {
      words.append("\(names?.precision ?? "precision") \(submission.precision)")
    }
    if !submission.buyer.isEmpty {
      words.append("\(names?.buyer ?? "buyer") \(submission.buyer)")
    }
    let extras = submission.extras.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    if !extras.isEmpty { words.append("extras \(extras.joined(separator: " "))") }
    return "\(slot.label): \(words.joined(separator: ", "))"
  }

  /// The number as it was submitted, with its unit; a platform may have said none.
  private static func price(
    _ submission: ArbitrationRecord.Submission, of slot: SlotRecord
  ) -> String {
    let name = slot.platform.bid?.price ?? "price"
    if slot.offer?.price == "missing" {
      return localized("\(name) missing, submitted as \(submission.price)")
    }
    return slot.platform.countsThousands
      ? localized("\(name) \(submission.price) USD for 1,000 impressions")
      : localized("\(name) \(submission.price) USD for one impression")
  }

  /// The number that a slot's SDK said, whatever its unit.
  package static func said(_ slot: SlotRecord) -> String {
    guard let price = slot.offer?.price, price != "missing" else { return "–" }
    return price
  }

  /// `4,200 µ$`.
  package static func micros(_ micros: Int?) -> String { micros.map { "\($0.grouped) µ$" } ?? "–" }

  // MARK: The receipt

  package static func round(_ round: ArbitrationRecord, of record: ArbiterRecord) -> String {
    let number = localized("Round \(round.number)")
    guard round.winner != ArbitrationRecord.noWinner else {
      return localized("\(number): no winner")
    }
    return "\(number): \(record.name(of: round.winner)), \(decider(round.decider))"
  }

  private static func decider(_ word: String) -> String {
    switch word {
    case "single": localized("the only bid")
    case "service": localized("the service decided")
    case "fallback": localized("the SDK decided")
    default: word
    }
  }

  /// Why a bid has its place, within a row.
  package static func why(_ bid: ArbitrationRecord.Bid, in round: ArbitrationRecord) -> String {
    switch bid.why {
    case "single": localized("the only bid: nobody compares it")
    case "highest": localized("highest")
    case "lower": lower(bid, in: round)
    case "tied": localized("as much as the winner, which came first")
    case "missing": localized("no price: not compared")
    case "notFinite": localized("no number: not compared")
    case "negative": localized("negative: not compared")
    case "timeout": localized("did not answer in time")
    case "expired": localized("expired")
    case "unstarted": localized("its SDK has not started")
    case "none": localized("no ad")
    default: bid.why
    }
  }

  private static func lower(
    _ bid: ArbitrationRecord.Bid, in round: ArbitrationRecord
  ) -> String {
    guard let winner = round.bids.first?.microUSD, let own = bid.microUSD else {
      return localized("lower")
    }
    // Number against number, a price for a thousand impressions looks higher than it is.
    guard own < winner else { return localized("worth more") }
    return localized("\((winner - own).grouped) µ$ less")
  }

  private static func seconds(_ time: Duration) -> String {
    let tenths = time.wholeMilliseconds / 100
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
