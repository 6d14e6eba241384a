import AdServing
package import Observing
import Simulation
import Scenarios

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
  /// server, and what a layer or a platform's adapter has done with it; `answer` is what the adapter that was asked last
  /// has said where there was no ad.
  package static func counts(
    of ad: AdRecord, answer: String? = nil,
    passedOver: [(line: String, error: String)] = []
  ) -> String {
    let google = ad.life.kind.through.observed.hasGoogle ? [("Google", ad.google)] : []
    let sides = google + ad.booksOfAllSides.map { ($0.keeper, $0.tally) }
    // A third party that has counted nothing has no book, and that is worth saying.
    let third = Party.thirdParty.keeper
    let isMissing = ad.counting.thirdParty != nil && !sides.contains { $0.0 == third }
    let books = sides + (isMissing ? [(third, AdRecord.Tally())] : []) + servers(of: ad)
    let counted = books.map { "\($0) \(counts($1, hasRewards: ad.format.hasReward))" }
    // One that somebody keeps from being shown is not said to be ready.
    let others = Verdict(ad).statements.filter {
      $0.isBesideBooks && ($0 != .presentation(.ready) || ad.findings.isEmpty)
    }.map(\.sentence)
    let whole =
      if case .failed(let error) = ad.state, !error.isEmpty {
        "\(ad.name): no ad came\(ad.refuser.map { ", asked last: \($0)" } ?? ""): \(error)"
      } else {
        "\(ad.name): \(counted.isEmpty ? "no counts" : counted.joined(separator: "; "))"
      }
    let broken = ad.findings.isEmpty ? [] : ["Broken: \(ad.findings.joined(separator: ", "))."]
    let video = ad.video?.failures.map { "VAST error \($0.code): \($0.error)." } ?? []
    let before = passedOver.map { "Asked before: \($0.line), \(sentence($0.error))" }
    let rest =
      (answer.map { ["Its adapter said: \(sentence($0))"] } ?? []) + before + video + others
      + broken
    return ([rest.isEmpty || whole.hasSuffix(".") ? whole : whole + "."] + rest)
      .joined(separator: " ")
  }

  /// The servers of a VAST ad, where they have counted something else than its network.
  private static func servers(of ad: AdRecord) -> [(String, AdRecord.Tally)] {
    guard let tally = ad.pixels?.tally,
      tally.impressions != ad.networks.impressions || tally.clicks != ad.networks.clicks
    else { return [] }
    return [("its servers", tally)]
  }

  private static func sentence(_ answer: String) -> String {
    answer.hasSuffix(".") ? answer : "\(answer)."
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

  /// A banner that stays, as nobody asks for the next one.
  package static func staying(_ unit: String) -> String {
    "\(unit): no refresh: its next ad comes only if the app asks for it."
  }

  /// A banner that was replaced, and looks as before.
  package static func repeating(_ unit: String, _ count: Int, _ headline: String) -> String {
    "\(unit): all its \(count.grouped) ads were the same one, \(headline): each refresh brought an ad, and none can be told from the last."
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
  /// The line, or the network, that was asked last.
  fileprivate var refuser: String? {
    life.kind.through.observed.hasGoogle ? lineAsked : network
  }
}

extension Verdict.Statement {
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

  fileprivate static func counted(_ count: Int, _ noun: String) -> String {
    "\(count.grouped) \(noun)\(count == 1 ? "" : "s")"
  }
}
