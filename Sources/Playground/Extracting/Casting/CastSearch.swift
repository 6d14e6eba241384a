import AdServing
import Contract
import Hunting
import Playing
import Scenarios

/// A broken rule, and the ad that it is about: by its name in the scenario.
package struct Breach: Hashable, Sendable {
  package let rule: String
  package let ad: String?
}

/// Looks for the cast that breaks the same rules as an adapter in a recording: it lets each play, and judges.
@MainActor
struct CastSearch {
  /// What was broken in the recording.
  let wanted: Set<Breach>
  /// The rules that the recording could be judged by.
  let judged: Set<String>

  init(_ wanted: Set<Breach>, judged: Set<String>) { (self.wanted, self.judged) = (wanted, judged) }

  /// What came of one play.
  struct Play {
    let draft: Draft
    let found: Set<Breach>
    let shown: Set<Breach>
    /// Rules that were not broken in the recording, but are here.
    let added: Set<Breach>
    /// Those among them that were judged there.
    let isFalse: Bool
    var casts: [Part: Cast] = [:]

    /// More of the recording's broken rules, and less besides.
    func isBetter(than other: Play?) -> Bool {
      guard let other else { return true }
      return (shown.count, -added.count) > (other.shown.count, -other.added.count)
    }
  }

  /// Plays a draft.
  func play(_ draft: Draft) -> Play? {
    guard let scenario = Scenario.playable(draft.tree(title: "extracted")) else { return nil }
    let check = ScenarioCheck.play(scenario)
    let found = Set(check.findings.map { Breach(rule: $0.rule.id, ad: $0.ad) })
    let added = found.filter { !wanted.contains($0) && !wanted.contains($0.ofNoAd) }
    let shown = wanted.filter { breach in
      found.contains(breach) || found.contains(breach.ofNoAd)
        || breach.ad == nil && found.contains { $0.rule == breach.rule }
    }
    let isFalse = added.contains { judged.contains($0.rule) && !isWanted($0) }
    return Play(draft: draft, found: found, shown: shown, added: added, isFalse: isFalse)
  }

  /// A banner whose size Google refuses has no ad here.
  private func isWanted(_ breach: Breach) -> Bool {
    breach.ad == nil && wanted.contains { $0.rule == breach.rule }
  }

  /// The best cast for a part of a draft that has only its unit. Nil if nobody shows any of the rules.
  func best(for part: Part, in draft: Draft) -> Play? {
    guard let unit = draft.units.first else { return nil }
    let bids = unit[elementsOf: "lines"].contains {
      $0["class"]?.string == part.className && $0.bids
    }
    let good = CastList.good(unit.format, unit.api, bids: bids)
    let rules = Set(wanted.map(\.rule))
    let likely = CastList.all.casts(for: rules, unit.format, unit.api, good: good)
    var best = tried([good] + likely, part, draft, nil)
    if best?.shown.count != wanted.count {
      let others = CastList.all.others(unit.format, unit.api, good: good)
      best = tried(others, part, draft, best)
    }
    best = withFaults(best, part, draft)
    return best?.shown.isEmpty == true ? nil : best
  }

  /// A fault more for what its adapter does not show alone.
  private func withFaults(_ best: Play?, _ part: Part, _ draft: Draft) -> Play? {
    guard let best, best.shown.count < wanted.count, !best.shown.isEmpty,
      let cast = best.casts[part]
    else { return best }
    let missing = Set(wanted.subtracting(best.shown).map(\.rule))
    return tried(CastList.faults(for: missing).map(cast.with), part, draft, best)
  }

  private func tried(_ casts: [Cast], _ part: Part, _ draft: Draft, _ best: Play?) -> Play? {
    var best = best
    for cast in casts {
      for isWhole in cast.origin == nil ? [false] : [false, true] {
        if let best, best.shown.count == wanted.count, best.added.isEmpty { return best }
        var changed = draft
        changed.change(linesOf: 0) { line in
          line["class"]?.string == part.className
            ? cast.playing(line, withOriginal: isWhole) : line
        }
        guard var play = play(changed), !play.isFalse else { continue }
        play.casts = [part: cast]
        if play.isBetter(than: best) { best = play }
      }
    }
    return best
  }
}

extension Breach {
  fileprivate var ofNoAd: Breach { Breach(rule: rule, ad: nil) }
}
