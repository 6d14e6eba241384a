import AdServing
import Contract
import Hunting
import Observing
import Publishing
import Simulation

/// Casts a draft, class by class, and writes down what it breaks.
@MainActor
struct ExtractionMaker {
  private let recording: Recording
  private let isPlayed: Bool
  private let knowsAdapters: Bool
  private let draft: Draft
  private let judged: Set<String>

  init(_ recording: Recording, _ draft: Draft, isPlayed: Bool, knowsAdapters: Bool) {
    (self.recording, self.draft) = (recording, draft)
    (self.isPlayed, self.knowsAdapters) = (isPlayed, knowsAdapters)
    judged = Set(Rulebook.all.filter(recording.sight.judges).map(\.id))
  }

  func extraction() -> Extraction {
    let wanted = Set(recording.findings.compactMap { breach($0.finding) })
    let search = CastSearch(wanted, judged: judged)
    let own = knowsAdapters || isPlayed ? search.play(draft.castByGood(butKnown: true)) : nil
    if let own, !own.isFalse, own.shown.count == wanted.count { return finished(own) }
    let casts = casts(for: wanted)
    let whole = draft.castByGood(but: casts)
    let play = search.play(whole).map { play in
      var play = play
      play.casts = casts
      return search.withStarts(play)
    }
    return finished(play.map { $0.isBetter(than: own) ? $0 : own ?? $0 } ?? own)
  }

  /// For everybody who broke a rule whoever breaks the same.
  private func casts(for wanted: Set<Breach>) -> [Part: Cast] {
    var casts: [Part: Cast] = [:]
    for part in Set(wanted.compactMap(part)).sorted() {
      let search = CastSearch(wanted.filter { self.part(of: $0) == part }, judged: judged)
      let alone = Part(unit: 0, className: part.className)
      let best = search.best(for: alone, in: draft.alone(part.unit).castByGood(but: alone))
      casts[part] = best?.casts.values.first
    }
    return casts
  }

  /// The adapter that a breach is about; for one that is about no ad, the first there is.
  private func part(of breach: Breach) -> Part? {
    if let ad = breach.ad { return draft.parts[ad] }
    return draft.parts.values.min()
  }

  /// A breach with its ad's name in the scenario; nil if that ad is not in it.
  private func breach(_ finding: Finding) -> Breach? {
    guard let ad = finding.ad else { return Breach(rule: finding.rule.id, ad: nil) }
    return draft.names[ad].map { Breach(rule: finding.rule.id, ad: $0) }
  }

  // MARK: The result

  private func finished(_ play: CastSearch.Play?) -> Extraction {
    let rules = recording.findings.map { found -> Extraction.Rule in
      let breach = breach(found.finding)
      let isShown = breach.map { play?.shown.contains($0) ?? false } ?? false
      let starter = play?.starts[found.finding.rule.id]
      let cast = starter ?? breach.flatMap(part).flatMap { play?.casts[$0] }
      return Extraction.Rule(
        rule: found.finding.rule.id, ad: found.finding.ad, inScenario: breach?.ad,
        fate: breach == nil
          ? .adMissing
          : isShown
            ? .shown(by: cast)
            : .notShown(elsewhere: CastList.all.elsewhere(found.finding.rule.id)))
    }
    var whole = play?.draft ?? draft
    whole.steps += expectations(in: play)
    if !isPlayed { whole.losses.formUnion(miscounts(in: play)) }
    let losses = whole.losses.sorted { "\($0)" < "\($1)" }
    return Extraction(
      tree: whole.tree(title: title, about: about), rules: rules,
      added: (play?.added ?? []).sorted { ($0.ad ?? "", $0.rule) < ($1.ad ?? "", $1.rule) },
      losses: losses)
  }

  /// What each ad breaks that broke a rule in the recording; what each ad breaks if none did. A rule about no
  /// ad, such as one of the set-up, is nothing that an ad's findings have: the journal has its sentence.
  private func expectations(in play: CastSearch.Play?) -> [JSONTree] {
    guard let play else { return [] }
    let shown = Set(play.shown.compactMap(\.ad))
    let ads = (shown.isEmpty ? Set(play.found.compactMap(\.ad)) : shown).sorted()
    let ofNone = play.found.filter { $0.ad == nil }.map(\.rule).sorted().compactMap(Rulebook.rule)
    let others = ofNone.map { Self.expect(inJournal: $0.sentence) }
    return ads.map { ad in Self.expect(ad, Set(play.found.filter { $0.ad == ad }.map(\.rule))) }
      + others
  }

  /// What is counted otherwise than in the recording, as far as that says it.
  private func miscounts(in play: CastSearch.Play?) -> [Loss] {
    recording.ads.flatMap { ad -> [Loss] in
      guard let here = draft.names[ad.name].flatMap({ play?.counts[$0] }) else { return [] }
      return Self.miscounts(of: ad.name, ad.google, here.google, .google)
        + (here.network.map { Self.miscounts(of: ad.name, ad.network, $0, .network) } ?? [])
    }
  }

  private static func miscounts(
    of ad: String, _ recorded: RecordedAd.Counts, _ here: AdRecord.Tally, _ ledger: Ledger
  ) -> [Loss] {
    let rows: [(Count.What, Int?, Int)] = [
      (.impression, recorded.impressions, here.impressions),
      (.click, recorded.clicks, here.clicks), (.reward, recorded.rewards, here.rewards),
    ]
    return rows.compactMap { what, recorded, here in
      guard let recorded, recorded != here else { return nil }
      return .count(ad: ad, of: what, in: ledger, recorded: recorded, here: here)
    }
  }

  private static func expect(inJournal sentence: String) -> JSONTree {
    .object(["expect": .object(["journal": .array([.string(sentence)])])])
  }

  private static func expect(_ ad: String, _ rules: Set<String>) -> JSONTree {
    .object([
      "expect": .object([
        "ad": .string(ad), "findings": .array(rules.sorted().map { .string($0) }),
      ])
    ])
  }

  private var title: String {
    if let title = recording.title { return title }
    return recording.facts?.app ?? "Recorded"
  }

  private var about: String? {
    guard let facts = recording.facts else { return nil }
    let when = facts.started.map { " on \($0.prefix(10))" } ?? ""
    return "Extracted from what run \(recording.run) recorded\(when)."
  }
}
