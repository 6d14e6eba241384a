import AdServing
import Contract
import Hunting
import Observing
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
    /// What both sides counted of each ad; nil where the network said nothing.
    let counts: [String: (google: AdRecord.Tally, network: AdRecord.Tally?)]
    var casts: [Part: Cast] = [:]
    /// Who is only set up, by the rule that it breaks.
    var starts: [String: Cast] = [:]

    /// More of the recording's broken rules, and less besides. What is about no ad weighs less: it can be
    /// shown by another adapter beside this one.
    func isBetter(than other: Play?) -> Bool {
      guard let other else { return true }
      return rank > other.rank
    }

    private var rank: (Int, Int, Int) {
      (shown.count { $0.ad != nil }, shown.count, -added.count)
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
    let counts = check.session.ledgers.ads.map { ad in
      (ad.name, (google: ad.google, network: ad.network == nil ? nil : ad.networks))
    }
    return Play(
      draft: draft, found: found, shown: shown, added: added, isFalse: isFalse,
      counts: Dictionary(counts) { first, _ in first })
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
    let likely =
      CastList.all.casts(for: rules, unit.format, unit.api, good: good)
      + CastList.several(for: rules, unit.format, unit.api)
    var best = tried([good] + likely, part, draft, nil)
    if best?.shown.count != wanted.count {
      let others = CastList.all.others(unit.format, unit.api, good: good)
      best = tried(others, part, draft, best)
    }
    while let better = withMore(best, part, draft) { best = better }
    return best?.shown.isEmpty == true ? nil : best
  }

  /// A mistake or a fault more for what its adapter does not show alone; nil if none shows more.
  private func withMore(_ best: Play?, _ part: Part, _ draft: Draft) -> Play? {
    guard let best, best.shown.count < wanted.count, !best.shown.isEmpty,
      let cast = best.casts[part]
    else { return nil }
    let missing = Set(wanted.subtracting(best.shown).map(\.rule))
    let more = CastList.all.additions(to: cast, for: missing)
    let better = tried(more, part, draft, best)
    return better.flatMap { $0.shown.count > best.shown.count ? $0 : nil }
  }

  /// The same with adapters beside it that are only set up, for broken rules that are about no ad.
  func withStarts(_ play: Play) -> Play {
    wanted.subtracting(play.shown).filter { $0.ad == nil }.map(\.rule).sorted()
      .reduce(play) { play, rule in started(play, for: rule) ?? play }
  }

  private func started(_ before: Play, for rule: String) -> Play? {
    CastList.all.starting(for: rule).lazy.compactMap { cast -> Play? in
      var draft = before.draft
      draft.add(onlySetUp: cast.classes[0])
      guard var play = play(draft), !play.isFalse, play.shown.isSuperset(of: before.shown),
        play.shown.contains(Breach(rule: rule, ad: nil))
      else { return nil }
      (play.casts, play.starts) = (before.casts, before.starts)
      play.starts[rule] = cast
      return play
    }.first
  }

  private func tried(_ casts: [Cast], _ part: Part, _ draft: Draft, _ best: Play?) -> Play? {
    var best = best
    for cast in casts.flatMap(\.variants) {
      if let best, best.shown.count == wanted.count, best.added.isEmpty { return best }
      let changed = draft.playing { $0 == part ? .other(cast) : .itself }
      guard var play = play(changed), !play.isFalse else { continue }
      play.casts = [part: cast]
      if play.isBetter(than: best) { best = play }
    }
    return best
  }
}

extension Breach {
  fileprivate var ofNoAd: Breach { Breach(rule: rule, ad: nil) }
}
