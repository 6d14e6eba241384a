import Observing
import Scenarios
package import Simulation

/// What an entry is when it is announced as it happens: who saw, who was told, what was counted.
package enum AnnouncementText {
  /// Nil for an entry that only the trace has. What the user did is worded by ``ActText``, and broken
  /// rules by ``broken(_:)``.
  package static func sentence(_ entry: Entry) -> String? {
    switch entry.kind {
    case .input, .finding: nil
    case .count(let count): "\(speaker(entry)) counts \(words(count))."
    case .note(let violation): violation == nil ? note(entry) : nil
    case .call, .callback, .timer: said(entry)
    }
  }

  /// A broken rule.
  package static func broken(_ sentence: String) -> String { "Rule broken: \(sentence)" }

  /// `At 1.180 s: Google counts a click.`
  package static func at(_ moment: Instant, _ sentence: String) -> String {
    "At \(moment.seconds) s: \(sentence)"
  }

  private static func words(_ count: Count) -> String {
    switch count.what {
    case .impression: count.amount == 1 ? "an impression" : "\(count.amount) impressions"
    case .click: count.amount == 1 ? "a click" : "\(count.amount) clicks"
    case .reward: count.amount == 1 ? "a reward" : "\(count.amount) rewards"
    case .paid: "\(count.amount.price) as paid"
    case .firstQuartile: "a quarter of the video"
    case .midpoint: "half of the video"
    case .thirdQuartile: "three quarters of the video"
    case .complete: "the whole video"
    }
  }

  // MARK: Notes

  private static func note(_ entry: Entry) -> String? {
    switch entry.sense {
    case .shown, .takenDown, .serviceSetUp, .sdkStarted, .networkExpired: return nil
    case .crossingLost, .crossingRepeated, .crossingHeld, .crossingOvertaken, .standIn, .declined,
      .closeMissed, .coverWasClosable, .introduced, .leftOutOfAuction:
      return Spoken.sentence(entry.message)
    default: break
    }
    return switch entry.from.role {
    case .user, .app, .arbiter: Spoken.sentence(entry.message)
    case .service, .google, .adapter, .network, .server: nil
    }
  }

  // MARK: Calls

  private static func said(_ entry: Entry) -> String? {
    switch entry.sense {
    case .lineAsked: "Google asks \(entry.data.string("line") ?? "a line") for an ad."
    case .lineAnswered: answer(entry)
    case .ranOutOfTime: "No answer in time."
    case .adReceived: "The app gets an ad."
    case .adRefused: "The app gets no ad: \(error(entry))."
    case .presentFailed: "The adapter cannot show it: \(error(entry))."
    case .presentRefused: "The app is told that the ad is not shown: \(error(entry))."
    case .videoStarted: "The video starts."
    case .videoEnded: "The video ends."
    case .refreshDue: "The banner asks for its next ad."
    case .crossingGoesOn: "What was held up on the way goes on."
    case .bidWonTold: "\(addressee(entry)) is told that its bid won."
    case .bidLostTold: "\(addressee(entry)) is told that its bid lost."
    default: crossed(entry) ?? elsewhere(entry)
    }
  }

  /// An impression, a click or a reward on its way from one side to the other.
  private static func crossed(_ entry: Entry) -> String? {
    let from = speaker(entry)
    let to = addressee(entry, isWithin: true)
    return switch entry.sense {
    case .networkSawImpression: "\(from) saw the impression and tells \(to)."
    case .networkSawClick: "\(from) saw the click and tells \(to)."
    case .networkRewarded: "\(from) tells \(to) of the reward."
    case .impressionTold, .impressionPassedOn, .impressionReported:
      "\(from) tells \(to) of the impression."
    case .clickTold, .clickPassedOn, .clickReported: "\(from) tells \(to) of the click."
    case .rewardReported, .appToldReward: "\(from) tells \(to) of the reward."
    default: nil
    }
  }

  /// What the code around several networks says: its calls have no words of their own.
  private static func elsewhere(_ entry: Entry) -> String? {
    let roles = [entry.from.role, entry.to?.role].compactMap(\.self)
    guard entry.kind != .timer, roles.contains(.service) || roles.contains(.arbiter) else {
      return nil
    }
    let to = entry.to.map { " to \(name($0))" } ?? ""
    return "\(speaker(entry))\(to): \(Spoken.plain(entry.message))"
  }

  private static func answer(_ entry: Entry) -> String? {
    guard let answer = entry.data.string("result").flatMap(LineAnswer.init) else { return nil }
    return switch answer {
    case .ad: "The adapter answers with an ad."
    case .error: "The adapter answers without an ad: \(error(entry))."
    case .both: "The adapter answers with an ad and with an error."
    case .neither: "The adapter answers with neither an ad nor an error."
    }
  }

  private static func error(_ entry: Entry) -> String {
    let text = Spoken.plain(entry.data.string("error") ?? entry.message)
    return text.last == "." ? String(text.dropLast()) : text
  }

  // MARK: Parties

  private static func speaker(_ entry: Entry) -> String { Spoken.capitalised(name(entry.from)) }

  private static func addressee(_ entry: Entry, isWithin: Bool = false) -> String {
    let name = entry.to.map(name) ?? ""
    return isWithin ? name : Spoken.capitalised(name)
  }

  /// `Google`, `Sample SDK`, `the adapter`.
  private static func name(_ party: Party) -> String {
    party.role == .google || party.name != nil
      ? Spoken.plain(PartyWords.name(party)) : "the \(party.role.rawValue)"
  }
}
