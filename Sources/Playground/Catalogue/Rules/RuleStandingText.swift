package import Contract
import Languages
package import Observing

/// What the stage says about how rules stand.
package enum RuleStandingText {
  package static var held: String { localized("held") }
  /// In front of a rule that held, since its sentence says how it is broken, often by what was not done.
  package static var isNotSo: String { localized("Not the case: ") }
  package static var notYetSeen: String { localized("not seen") }
  package static var whyHeld: String {
    localized("Held: this could have happened, and was not found.")
  }
  package static var whyNotYetSeen: String {
    localized("Not yet seen: nothing has come yet that this is about.")
  }

  package static var notJudged: String { localized("not judged") }
  /// What would have to be recorded for a rule that is not judged.
  package static func needs(_ needs: (parts: [SeenPart], leftOut: [String])) -> String {
    needs.parts.contains(.simulation)
      ? localized("Not judged: no phone says that; play it here.")
      : localized("Not judged: record \(JudgeText.parts(needs.parts, needs.leftOut)).")
  }

  /// `1 broken · 1 note`, where there is no room for more.
  package static func broken(_ standings: RuleStandings) -> String {
    let broken = localized("\(standings.brokenCount) broken")
    return standings.noteCount == 0 ? broken : "\(broken) · \(notes(standings.noteCount))"
  }

  /// `0 broken · 23 held · 65 not seen`, and of a recording ` · 30 not judged`.
  package static func summary(_ standings: RuleStandings) -> String {
    let unjudged = standings.notJudged.count
    let counts = [
      broken(standings), "\(standings.heldCount) \(held)",
      "\(standings.notYetSeen.count) \(notYetSeen)",
    ]
    return (counts + (unjudged == 0 ? [] : ["\(unjudged) \(notJudged)"]))
      .joined(separator: " · ")
  }

  /// How many have the words that are searched for.
  package static func found(_ count: Int, _ words: String) -> String {
    "/\(words) · \(count.grouped)"
  }

  /// How many rules were broken that are only worth knowing.
  static func notes(_ count: Int) -> String {
    localized("\(count.grouped) note\(count == 1 ? "" : "s")")
  }
}
