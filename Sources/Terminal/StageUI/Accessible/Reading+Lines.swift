import Catalogue
import Contract
import Languages
package import Observing
import Scenarios
import Simulation

extension Reading {
  package func lines(_ scene: Scene) -> [String] {
    switch self {
    case .why(let entry): Self.why(entry, scene.state)
    case .rules: Self.rules(scene.state)
    case .trace(let isWhole):
      Self.trace(isWhole ? scene.state.entries[...] : scene.state.entries.lastAct)
    case .life: Self.life(scene.state)
    case .glossary: Glossary.words.map { AccessibleText.named($0.word, Spoken.plain($0.meaning)) }
    case .help: AccessibleText.helpLines
    }
  }

  private static func trace(_ entries: EntryList.SubSequence) -> [String] {
    entries.isEmpty ? [AccessibleText.noEntries] : entries.map(line)
  }

  private static func line(_ entry: Entry) -> String {
    AccessibleText.entry(entry.number, entry.time, AccessibleText.crossing(entry))
  }

  private static func why(_ number: Int?, _ state: StageState) -> [String] {
    let tap = state.entries.last { $0.sense == .tapped } ?? state.entries.last
    guard let number = number ?? tap?.number,
      let chain = CauseChain(of: number, in: state.entries, ledgers: state.ledgers)
    else { return [AccessibleText.noEntries] }
    return chain.links.flatMap { link in
      [line(link.entry)]
        + [link.reason.map { AccessibleText.because($0.sentence) }].compactMap(\.self)
    }
  }

  private static func rules(_ state: StageState) -> [String] {
    brokenRules(state).flatMap(\.self)
      + [Spoken.sentence(RuleStandingText.summary(state.ledgers.standings))]
  }

  /// What there is to say about each broken rule.
  package static func brokenRules(_ state: StageState) -> [[String]] {
    state.ledgers.findings.map { finding in
      guard let rule = finding.rule else { return [finding.id] }
      let text = BrokenRuleText(rule, finding, key: "")
      return [
        AnnouncementText.at(
          finding.time, AnnouncementText.broken(Spoken.sentence(localized(sentence: rule.sentence)))
        ),
        Spoken.sentence(localized(sentence: rule.why)), Spoken.plain(text.remedy.sentence),
        AccessibleText.proof(finding.proof, rule: rule.id),
      ]
    }
  }

  private static func life(_ state: StageState) -> [String] {
    guard let ad = state.ad else {
      return [state.recording == nil ? CountsText.noAd : CountsText.noAdRecorded]
    }
    let life = ad.life
    let strays = life.strays.map { stray in
      LifeText.stray(
        message: life.table.message(of: stray.event), state: life.table.title(of: stray.state),
        isRepeated: stray.isRepeated)
    }
    let (title, next) = (life.table.title(of: life.state), life.possibleEvents)
    let now =
      ad.unknown.contains(.future) && !next.isEmpty
      ? LifeText.lastRecorded(state: title).sentence
      : AccessibleText.lifeNow(title, next: next.map(life.table.happening))
    return [now] + strays.map { Spoken.sentence($0.sentence) }
  }

}

extension Scene {
  /// The lines of the ad on the stage, as the mediation room has them.
  package var spokenLines: [String] {
    let rows = stage.lineRows(state)
    let doubt = rows.map(\.record).doubt
    return rows.map { AccessibleText.named($0.record.label, Spoken.sentence($0.record.sentence)) }
      + (doubt.map { [Spoken.sentence($0)] } ?? [])
  }
}
