package import AdServing
package import Contract
import Scenarios

/// How every rule stands: broken, held although it had an occasion, not yet seen, or not judged.
package struct RuleStandings: Equatable, Sendable {
  private let broken: RuleSet
  let seen: RuleSet
  /// What was recorded, if that was on a phone.
  private let sight: RecordingSight?
  /// Those for which that is not enough.
  private let unjudged: RuleSet

  init(
    broken: RuleSet, seen: RuleSet, sight: RecordingSight? = nil, unjudged: RuleSet = .init()
  ) {
    self.broken = broken
    self.seen = seen
    self.sight = sight
    self.unjudged = unjudged
  }

  /// Whether the rule at this place of the book was broken.
  package func isBroken(_ place: Int) -> Bool { broken.contains(place) }
  /// Whether it had an occasion.
  package func isSeen(_ place: Int) -> Bool { seen.contains(place) }

  /// How many rules were broken, each counted once, without those that are only worth knowing.
  package var brokenCount: Int { broken.count - noteCount }
  /// How many of the rules that are only worth knowing were broken, each counted once.
  package var noteCount: Int { rules { broken.contains($0) }.count { $0.severity == .note } }

  /// The rules that had an occasion and were not broken, in the order of the book.
  package var held: [Rule] { rules(where: isHeld) }

  package var heldCount: Int { Rulebook.all.indices.count(where: isHeld) }

  /// The rules that had no occasion.
  package var notYetSeen: [Rule] {
    rules { !seen.contains($0) && !broken.contains($0) && isJudged($0) }
  }

  /// The rules for which the recording does not show enough.
  package var notJudged: [Rule] { rules { !broken.contains($0) && !isJudged($0) } }

  /// What would have to be recorded for a rule that is not judged: parts, and what was left out of them.
  package func needs(_ rule: Rule) -> (parts: [SeenPart], leftOut: [String]) {
    (sight?.partsMissing(for: rule) ?? [], sight?.leavingsOut(of: rule) ?? [])
  }

  private func isHeld(_ place: Int) -> Bool {
    seen.contains(place) && !broken.contains(place) && isJudged(place)
  }

  private func isJudged(_ place: Int) -> Bool { !unjudged.contains(place) }

  private func rules(where holds: (Int) -> Bool) -> [Rule] {
    Rulebook.all.indices.filter(holds).map { Rulebook.all[$0] }
  }
}

extension Scenario.Format {
  /// Which rules are about it.
  package var shape: AdShape {
    switch self {
    case .native: .native
    case .banner: .banner
    case .interstitial, .rewarded, .rewardedInterstitial, .appOpen: .fullScreen
    }
  }
}
