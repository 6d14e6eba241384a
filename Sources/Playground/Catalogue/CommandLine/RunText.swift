import AdServing
package import Observing
import Scenarios
package import Simulation

/// What a run reports.
package enum RunText {
  /// What became of a scenario's expectations; `broken` are the broken rules of which none of them speaks.
  package static func verdict(
    _ name: String, failed: Int, held: Int, broken: [String] = []
  ) -> String {
    let most = 3
    let more = broken.count > most ? " and \((broken.count - most).grouped) more" : ""
    let rules = broken.prefix(most).joined(separator: ", ") + more
    let found = broken.isEmpty ? "" : "; broken: \(rules) (adplay check says why)"
    let expected =
      failed + held == 0
      ? "no expectations"
      : "\(failed == 0 ? "" : "\(failed.grouped) failed, ")\(held.grouped) held"
    return "\(name): \(expected)\(found)"
  }

  /// What each side counted of an ad, even a side that counted nothing, what became of its reward at the publisher's
  /// server, and what a layer or a platform's adapter has done with it, with what the `remarks` say.
  package static func counts(of ad: AdRecord, _ remarks: [AdRemark] = []) -> String {
    let google = ad.life.kind.through.observed.hasGoogle ? [("Google", ad.google)] : []
    let sides = google + ad.booksOfAllSides.map { ($0.keeper, $0.tally) }
    // A third party that has counted nothing has no book, and that is worth saying.
    let third = Party.thirdParty.keeper
    let isMissing = ad.counting.thirdParty != nil && !sides.contains { $0.0 == third }
    let books = sides + (isMissing ? [(third, AdRecord.Tally())] : []) + servers(of: ad)
    let counted = books.map { "\($0) \(counts($1, hasRewards: ad.format.hasReward))" }
    // One that somebody keeps from being shown is not said to be ready.
    let others = Verdict(ad).statements.filter {
      ($0.isBesideBooks || $0.isOfReward && ad.findings.isEmpty)
        && ($0 != .presentation(.ready) || ad.findings.isEmpty)
    }.map(\.sentence)
    let whole =
      if case .failed(let error) = ad.state, !error.isEmpty {
        "\(ad.name): no ad came\(ad.refuser.map { ", asked last: \($0)" } ?? ""): \(error)"
      } else {
        "\(ad.name): \(counted.isEmpty ? "no counts" : counted.joined(separator: "; "))"
      }
    let broken = ad.findings.isEmpty ? [] : ["Broken: \(ad.findings.joined(separator: ", "))."]
    let video = ad.video?.failures.map { "VAST error \($0.code): \($0.error)." } ?? []
    let rest =
      remarks.compactMap(\.sentence) + video + others + order(of: ad, remarks) + broken
    return ([rest.isEmpty || whole.hasSuffix(".") ? whole : whole + "."] + rest)
      .joined(separator: " ")
  }

  /// That nobody has ordered a show, where an ad waits for one.
  private static func order(of ad: AdRecord, _ remarks: [AdRemark]) -> [String] {
    guard ad.findings.isEmpty, remarks.contains(.unordered) else { return [] }
    if Verdict(ad).statements.contains(.presentation(.ready)) {
      return ["Nobody has ordered it to be shown."]
    }
    return ad.waitsUnseen ? ["It has come, and nobody has put it on the screen."] : []
  }

  /// The servers of a VAST ad, where they have counted something else than its network.
  private static func servers(of ad: AdRecord) -> [(String, AdRecord.Tally)] {
    guard let tally = ad.pixels?.tally,
      tally.impressions != ad.networks.impressions || tally.clicks != ad.networks.clicks
    else { return [] }
    return [("its servers", tally)]
  }

  private static func counts(_ tally: AdRecord.Tally, hasRewards: Bool) -> String {
    let rewards = hasRewards ? [RepetitionText.counted(tally.rewards, "reward")] : []
    return
      ([
        RepetitionText.counted(tally.impressions, "impression"),
        RepetitionText.counted(tally.clicks, "click"),
      ] + rewards).joined(separator: ", ")
  }

  /// The rules that were broken where there was no ad, with the units whose ads they are about.
  package static func withoutAd(_ rules: [(id: String, units: [String])]) -> String {
    let said = rules.map { rule in
      rule.units.isEmpty ? rule.id : "\(rule.id) (\(rule.units.joined(separator: ", ")))"
    }
    return "Broken without an ad: \(said.joined(separator: ", "))."
  }

  /// The last answer about consent that the application heard, and whether its user saw a form.
  package static func consent(_ status: String?, hadForm: Bool, error: String?) -> String {
    let form =
      hadForm
      ? "a form was shown" : status == "notRequired" ? "no form is required" : "no form was shown"
    let reason = error.map { " (\($0))" } ?? ""
    return "consent: \(form)\(reason); the app was told \(status ?? "nothing")."
  }

  /// An application that waits for consent, and asks for nothing until then.
  package static func heldBack(_ units: [String]) -> String {
    "no ad was asked for, as the app waits for its user's consent: \(units.joined(separator: ", "))."
  }

  /// When the application ended by itself.
  package static func crash(_ time: Instant) -> String {
    "the app ended at \(time.seconds) s: nobody caught the exception."
  }

  /// MAX names no place in the application.
  package static func noPlacement(_ unit: String) -> String {
    "\(unit): no placement in what MAX tells, as no show has named one: not a mistake."
  }

  /// Google's bar above an app-open ad is not MAX's.
  package static func plainAppOpen(_ unit: String) -> String {
    "\(unit): an app-open ad of MAX's looks like an interstitial: the bar Continue to app is Google's."
  }

  /// A banner of MAX's that is replaced as its account says.
  package static func replaced(_ unit: String, _ seconds: Int) -> String {
    "\(unit): MAX replaces this banner every \(seconds.grouped) s, as is set for the unit in its account; the app can only stop that."
  }

  /// Lines that had no chance.
  package static func neverAsked(_ unit: String, _ lines: [String]) -> String {
    "\(unit): never asked: \(lines.joined(separator: ", ")), as a line before had an ad each time."
  }

  /// An app-open ad that nobody showed for long.
  package static func lateShow(_ unit: String, _ seconds: Int) -> String {
    "\(unit): its ad was there for \(seconds.grouped) s before anybody called to show it."
  }

  /// A network that keeps its user for long.
  package static func lateClose(_ unit: String, _ seconds: Int) -> String {
    "\(unit): its network lets an ad be closed after \(seconds.grouped) s, which no rule forbids."
  }

  /// A banner that a turned phone does not widen.
  package static func fixedSize(_ unit: String) -> String {
    "\(unit): the banner has a fixed size, and leaves the sides free; the size adaptive fills the width."
  }

  /// A banner that stays, as nobody asks for the next one.
  package static func staying(_ unit: String) -> String {
    "\(unit): no refresh: its next ad comes only if the app asks for it."
  }

  /// A banner that was replaced, and looks as before.
  package static func repeating(_ unit: String, _ count: Int, _ headline: String) -> String {
    "\(unit): \(RepetitionText.counted(count, "refresh", "refreshes")) brought the same ad again, \(headline): it cannot be told from the last one."
  }

  /// Ads that are worth nothing.
  package static func unpaid(_ ads: [String]) -> String {
    "no revenue: \(ads.joined(separator: ", ")), whose line has no ecpm."
  }

  /// How many ads more there are than were listed.
  package static func more(_ ads: Int) -> String { "and \(ads.grouped) more" }

  /// Above the last entries before a failure.
  package static func journalUpTo(milliseconds: Int) -> String {
    "the journal up to this point, at \(milliseconds.grouped) ms:"
  }

  /// Above the command that opens the stage at that moment.
  package static let howToSee = "to see this moment on the stage:"

  /// How many of the scenarios or runs are done.
  package static func progress(_ done: Int, of total: Int) -> String {
    "\(done.grouped) of \(total.grouped)"
  }
}

extension AdRecord {
  /// Whether an ad among the application's views has come, and no book knows of it.
  fileprivate var waitsUnseen: Bool {
    state == .loaded && !format.isFullScreen && google.impressions + networks.impressions == 0
  }

  /// The line, or the network, that was asked last.
  fileprivate var refuser: String? {
    life.kind.through.observed.hasGoogle ? lineAsked : network
  }
}

extension Verdict.Statement {
  /// Whether it tells when the application heard of a reward.
  fileprivate var isOfReward: Bool {
    if case .reward(.earned(told: .some)) = self { true } else { false }
  }

  /// Whether it tells what no count shows.
  fileprivate var isBesideBooks: Bool {
    switch self {
    case .server, .told, .erred, .ordered, .heardAgain, .heardByNobody, .notRefreshed, .loading,
      .presentation(.left(.ended)), .presentation(.refused), .presentation(.ready),
      .count(.outOfSight, of: _), .count(.outOfReach, of: _):
      true
    default: false
    }
  }
}

extension Crossing {
  /// What the application hears by it.
  fileprivate var told: String? {
    switch self {
    case .paid: "what the impression earned"
    case .appImpression: "of the impression"
    case .appClick: "of the click"
    case .appReward: "of the reward"
    case .screen: "that the ad is on the screen"
    case .close: "that the ad is gone"
    case .failure: "that the ad could not be shown"
    default: nil
    }
  }
}

extension AdRemark {
  /// Nil for what is said with the ad's own state.
  fileprivate var sentence: String? {
    switch self {
    case .answer(let answer): "Its adapter said: \(answer.asSentence)"
    case .refused(let network):
      "\(network) itself has no ad to give: that is its own no."
    case .failed(let network, .unreached): "That is \(network)'s own failure: it was not reached."
    case .failed(let network, .refused):
      "That is \(network)'s own no: it cannot read the request, or does not serve the placement, or not any more."
    case .failed(let network, .unknown): "That is \(network)'s own failure, and it names no reason."
    case .filled(let line): "The ad is from \(line)."
    case .agreed(let layer, let deed):
      "\(layer) did that by itself, as the app has agreed: \(deed)."
    case .refusedByGoogle:
      "That is Google's own no, which names nothing that the app has set. A new unit, or a new account, takes its time; an SDK or a plugin that is older than the phone's system may need an update."
    case .noLine: "Its unit has no line, so that no network was asked."
    case .passedOver(let line, let error): "Asked before: \(line), \(error.asSentence)"
    case .askedAgain(let times, let seconds):
      "That was told \(seconds.grouped) s after the load: the platform has asked \(RepetitionText.counted(times, "time")) more by itself, as it is meant to."
    case .untold(let crossings):
      "Google did not tell the app \(crossings.compactMap(\.told).joined(separator: ", nor "))."
    case .test:
      "It was a test ad: it earns nothing, and not every network gives a reward for one, or has it in its reports."
    case .cameTooLate: "It came after the call to show it, and nobody has called again."
    case .unordered: nil
    }
  }
}

extension String {
  fileprivate var asSentence: String { hasSuffix(".") ? self : self + "." }
}

/// What many runs of a scenario report.
package enum RepetitionText {
  package static func summary(
    _ name: String, runs: Int, seed: UInt64, withoutAd: Int, failed: Int, crashed: Int
  ) -> String {
    "\(name): \(counted(runs, "run")) from seed \(seed), "
      + "\(counted(withoutAd, "load")) without an ad"
      + (failed == 0 ? "" : ", \(counted(failed, "expectation")) failed")
      + (crashed == 0 ? "" : ", and \(counted(crashed, "run")) ended by the adapter")
  }

  /// The adapter's first crash, and the run in which it came.
  package static func firstCrash(seed: UInt64, _ sentence: String) -> String {
    "with seed \(seed) the adapter \(sentence)"
  }

  /// Above the first expectation that failed.
  package static func firstFailure(seed: UInt64) -> String {
    "the first failure, with seed \(seed):"
  }

  fileprivate static func counted(
    _ count: Int, _ noun: String, _ nouns: String? = nil
  ) -> String {
    "\(count.grouped) \(count == 1 ? noun : nouns ?? "\(noun)s")"
  }
}
