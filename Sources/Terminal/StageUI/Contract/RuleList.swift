import Contract
import Observing

/// All rules in the order of the room: what was broken, newest last, what held, and what was not
/// yet seen.
struct RuleList: Equatable {
  let findings: GrowingList<FindingRecord>
  /// The ad in view.
  private let ad: String?
  private let standings: RuleStandings
  private let held: [Rule]
  private let notYetSeen: [Rule]

  enum Row {
    case broken(FindingRecord)
    case held(Rule)
    case notYetSeen(Rule)
  }

  /// A row, wherever it moves.
  enum Choice: Equatable {
    case finding(Int)
    case rule(String)
  }

  init(_ state: StageState) {
    ad = state.ad?.name
    standings = state.ledgers.standings
    findings = state.ledgers.findings
    held = standings.held
    notYetSeen = standings.notYetSeen
  }

  static func == (left: RuleList, right: RuleList) -> Bool {
    left.findings == right.findings && left.standings == right.standings && left.ad == right.ad
  }

  /// Where the newest rule is that the ad in view has broken, or that was broken without an ad.
  var newestOfAd: Int? { findings.lastIndex(where: isOfAdInView) }

  /// Whether it is about the ad in view: what another one has broken is over.
  func isOfAdInView(_ finding: FindingRecord) -> Bool {
    finding.ad == nil || ad == nil || finding.ad == ad
  }

  var count: Int { findings.count + held.count + notYetSeen.count }

  subscript(place: Int) -> Row {
    if place < findings.count { return .broken(findings[place]) }
    let rest = place - findings.count
    return rest < held.count ? .held(held[rest]) : .notYetSeen(notYetSeen[rest - held.count])
  }

  /// What to remember to find the row again.
  func choice(at place: Int) -> Choice {
    switch self[place] {
    case .broken: .finding(place)
    case .held(let rule), .notYetSeen(let rule): .rule(rule.id)
    }
  }

  /// Where a remembered row is; nil if it was a rule that has been broken since.
  func place(of choice: Choice) -> Int? {
    switch choice {
    case .finding(let place): place < findings.count ? place : nil
    case .rule(let id): (held + notYetSeen).firstIndex { $0.id == id }.map { $0 + findings.count }
    }
  }
}
