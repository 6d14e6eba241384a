import Catalogue
import Contract
import Languages
import Observing

/// All rules in the order of the room: what was broken, newest last, what held, what was not yet seen, and
/// what a recording does not show enough for.
struct RuleList: Equatable {
  let findings: GrowingList<FindingRecord>
  /// The ad in view.
  private let ad: String?
  private let standings: RuleStandings
  private let held: [Rule]
  private let notYetSeen: [Rule]
  private let notJudged: [Rule]
  /// The places of those that are searched for; nil for all.
  private let found: [Int]?

  enum Row {
    case broken(FindingRecord)
    case held(Rule)
    case notYetSeen(Rule)
    /// With what would have to be recorded for it.
    case notJudged(Rule, needs: String)
  }

  /// A row, wherever it moves.
  enum Choice: Equatable {
    case finding(Int)
    case rule(String)
  }

  init(_ state: StageState, filter: String = "") {
    ad = state.ad?.name
    standings = state.ledgers.standings
    findings = state.ledgers.findings
    held = standings.held
    notYetSeen = standings.notYetSeen
    notJudged = standings.notJudged
    let all = findings.lazy.map(\.id) + (held + notYetSeen + notJudged).map(\.id)
    found = RuleFilter(filter).map { filter in all.indices.filter { filter.fits(all[$0]) } }
  }

  static func == (left: RuleList, right: RuleList) -> Bool {
    left.findings == right.findings && left.standings == right.standings && left.ad == right.ad
      && left.found == right.found
  }

  /// Where the newest rule is that the ad in view has broken, or that was broken without an ad.
  var newestOfAd: Int? {
    guard let found else { return findings.lastIndex(where: isOfAdInView) }
    return found.lastIndex { $0 < findings.count && isOfAdInView(findings[$0]) }
  }

  /// Whether it is about the ad in view: what another one has broken is over.
  func isOfAdInView(_ finding: FindingRecord) -> Bool {
    finding.ad == nil || ad == nil || finding.ad == ad
  }

  var count: Int { found?.count ?? countOfAll }
  var countOfAll: Int { findings.count + held.count + notYetSeen.count + notJudged.count }

  subscript(place: Int) -> Row {
    let place = found?[place] ?? place
    if place < findings.count { return .broken(findings[place]) }
    var rest = place - findings.count
    if rest < held.count { return .held(held[rest]) }
    rest -= held.count
    if rest < notYetSeen.count { return .notYetSeen(notYetSeen[rest]) }
    let rule = notJudged[rest - notYetSeen.count]
    return .notJudged(rule, needs: RuleStandingText.needs(standings.needs(rule)))
  }

  /// What to remember to find the row again.
  func choice(at place: Int) -> Choice {
    switch self[place] {
    case .broken: .finding(found?[place] ?? place)
    case .held(let rule), .notYetSeen(let rule), .notJudged(let rule, _): .rule(rule.id)
    }
  }

  /// Where a remembered row is; nil if it was a rule that has been broken since, or is not searched for.
  func place(of choice: Choice) -> Int? {
    let place: Int? =
      switch choice {
      case .finding(let place): place < findings.count ? place : nil
      case .rule(let id):
        (held + notYetSeen + notJudged).firstIndex { $0.id == id }.map { $0 + findings.count }
      }
    guard let found, let place else { return place }
    return found.firstIndex(of: place)
  }
}

/// The rules that have the typed words, in what is said about them.
private struct RuleFilter {
  private let found: Set<String>

  /// Nil if nothing is typed.
  init?(_ words: String) {
    guard words.contains(where: { $0 != " " }) else { return nil }
    let rules = Rulebook.all
    let texts = rules.map { rule in
      ([rule.id] + [rule.sentence, rule.why, rule.fix].map { localized(sentence: $0) })
        .joined(separator: " ")
    }
    found = Set(SearchWords(words).found(in: texts).map { rules[$0].id })
  }

  func fits(_ rule: String) -> Bool { found.contains(rule) }
}
