import Languages
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
    case .count(let count): localized("\(speaker(entry)) counts \(words(count)).")
    case .note(let violation): violation == nil ? note(entry) : nil
    case .call, .callback, .timer: said(entry)
    }
  }

  /// A broken rule.
  package static func broken(_ sentence: String) -> String { localized("Rule broken: \(sentence)") }

  /// `At 1.180 s: Google counts a click.`
  package static func at(_ moment: Instant, _ sentence: String) -> String {
    localized("At \(moment.seconds) s: \(sentence)")
  }

  private static func words(_ count: Count) -> String {
    switch count.what {
    case .impression:
      count.amount == 1 ? localized("an impression") : localized("\(count.amount) impressions")
    case .click: count.amount == 1 ? localized("a click") : localized("\(count.amount) clicks")
    case .reward:
      count.amount == 1 ? localized("a reward") : localized("\(count.amount) rewards")
    case .paid: localized("\(count.amount.price) as paid")
    case .firstQuartile: localized("a quarter of the video")
    case .midpoint: localized("half of the video")
    case .thirdQuartile: localized("three quarters of the video")
    case .complete: localized("the whole video")
    }
  }

  // MARK: Notes

  private static func note(_ entry: Entry) -> String? {
    switch entry.sense {
    case .shown, .takenDown, .serviceSetUp, .moduleLoaded, .sdkStarted, .networkExpired: return nil
    case .crossingLost, .crossingRepeated, .crossingHeld, .crossingOvertaken, .standIn, .declined,
      .closeMissed, .tapMissed, .tapLost, .coverWasClosable, .introduced, .leftOutOfAuction:
      return Spoken.sentence(entry.message)
    default: break
    }
    // That a recorder is still there is no news, and neither is an entry that will come.
    guard entry.data[.nextMark] == nil, !entry.isOvertaken else { return nil }
    return switch entry.from.role {
    case .user, .app, .layer, .arbiter: Spoken.sentence(entry.message)
    case .service, .google, .adapter, .network, .server: nil
    }
  }

  // MARK: Calls

  private static func said(_ entry: Entry) -> String? {
    switch entry.sense {
    case .lineAsked: asking(entry.data[.line])
    case .lineAnswered: answer(entry)
    case .ranOutOfTime: localized("No answer in time.")
    case .adReceived: localized("The app gets an ad.")
    case .adRefused: localized("The app gets no ad: \(error(entry)).")
    case .presentFailed: localized("The adapter cannot show it: \(error(entry)).")
    case .presentRefused: localized("The app is told that the ad is not shown: \(error(entry)).")
    case .videoStarted: localized("The video starts.")
    case .videoEnded: localized("The video ends.")
    case .refreshDue: localized("The banner asks for its next ad.")
    case .crossingGoesOn: localized("What was held up on the way goes on.")
    case .bidWonTold: localized("\(addressee(entry)) is told that its bid won.")
    case .bidLostTold: localized("\(addressee(entry)) is told that its bid lost.")
    default: crossed(entry) ?? elsewhere(entry)
    }
  }

  private static func asking(_ line: String?) -> String {
    line.map { localized("Google asks \($0) for an ad.") }
      ?? localized("Google asks a line for an ad.")
  }

  /// An impression, a click or a reward on its way from one side to the other.
  private static func crossed(_ entry: Entry) -> String? {
    let from = speaker(entry)
    let to = addressee(entry, isWithin: true)
    return switch entry.sense {
    case .networkSawImpression: localized("\(from) saw the impression and tells \(to).")
    case .networkSawClick: localized("\(from) saw the click and tells \(to).")
    case .networkRewarded: localized("\(from) tells \(to) of the reward.")
    case .impressionTold, .impressionPassedOn, .impressionReported:
      localized("\(from) tells \(to) of the impression.")
    case .clickTold, .clickPassedOn, .clickReported: localized("\(from) tells \(to) of the click.")
    case .rewardReported, .appToldReward: localized("\(from) tells \(to) of the reward.")
    default: nil
    }
  }

  /// What the code around several networks says: its calls have no words of their own.
  private static func elsewhere(_ entry: Entry) -> String? {
    let roles = [entry.from.role, entry.to?.role].compactMap(\.self)
    guard entry.kind != .timer, roles.contains(.service) || roles.contains(.arbiter) else {
      return nil
    }
    let to = entry.to.map { localized(" to ") + name($0) } ?? ""
    return AccessibleText.named("\(speaker(entry))\(to)", Spoken.plain(entry.message))
  }

  private static func answer(_ entry: Entry) -> String? {
    guard let answer = entry.data[.result] else { return nil }
    return switch answer {
    case .ad: localized("The adapter answers with an ad.")
    case .error: localized("The adapter answers without an ad: \(error(entry)).")
    case .both: localized("The adapter answers with an ad and with an error.")
    case .neither: localized("The adapter answers with neither an ad nor an error.")
    }
  }

  private static func error(_ entry: Entry) -> String {
    let text = Spoken.plain(entry.data[.error] ?? entry.message)
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
      ? Spoken.plain(PartyWords.name(party)) : localized("the \(PartyWords.name(party))")
  }
}
