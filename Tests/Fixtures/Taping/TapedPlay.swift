import AdServing
import Contract
package import GoogleMobileAds
package import Observing
package import Playing
package import Scenarios
import Simulation

/// A scenario that was played with a recorder around each adapter: what a check found, and what the
/// recorder wrote.
@MainActor
package struct TapedPlay {
  package let check: ScenarioCheck
  package let lines: [String]
  /// The names of ads in the check's journal, by their names in the recording.
  private let names: [String: String]
  /// Whether a recorder can stand between Google and the adapter of an ad, and nothing goes wrong on the way.
  private let isRecorded: (String) -> Bool

  /// `moment` says when the application lets itself be watched; nil for never.
  package init(_ scenario: Scenario, watchedAt moment: AppObjects.Moment? = nil) {
    let tape = Tape(isListening: true)
    isRecorded = { ad in
      let unit = scenario.adUnits.first { $0.id == AdName.unit(of: ad) }
      return unit.map { $0.api == .modern && $0.lines.allSatisfy(\.faults.isEmpty) } ?? true
    }
    check = EveryAdapter.recorded {
      guard let moment else { return ScenarioCheck.play(scenario) }
      return EveryApp.watched(at: moment) { ScenarioCheck.play(scenario) }
    }
    lines = tape.lines
    let asked = { (entries: [Entry]) in entries.filter { $0.sense == .lineAsked }.compactMap(\.ad) }
    // A load is called after its adapter's class, and after the application's ad where the lines say which.
    let unjoined = lines.filter { !$0.contains(#""data":{"load":""#) }
    let own = asked(check.session.journal.entries)
    let pairs = [lines, unjoined].flatMap { lines in
      zip(Self.recordings(lines).flatMap { asked($0.kept ?? []) }, own)
    }
    names = Dictionary(pairs) { first, _ in first }
  }

  /// A scenario that can be compared: what an adapter calls from a queue of its own, a check, which keeps
  /// main busy, does not hear.
  package static func scenario(_ name: String, _ text: [UInt8]) -> Scenario? {
    name == "answers-elsewhere" ? nil : try? Scenario(reading: text)
  }

  /// What happens where a recorder is not. An application may set its delegate as it shows the ad, after the
  /// recorder has, and Google's SDK tells it before anything crosses to the adapter; and what a scenario
  /// or a class around an adapter does to the answer of a set-up lies between Google's SDK and the recorder.
  package func isUnseen(_ rule: BrokenRule, in name: String) -> Bool {
    Self.unseen.contains("\(name): \(rule)")
  }

  private static let unseen: Set = [
    "counted-on-present: impression-counted-at-presentation of early#1",
    "slow-starts: set-up-never-answered of -", "starts-of-adapters: set-up-never-answered of -",
  ]

  /// What is read from the lines, each changed into some.
  package func recordings(_ change: (String) -> [String] = { [$0] }) -> [Recording] {
    Self.recordings(lines.flatMap(change))
  }

  private static func recordings(_ lines: [String]) -> [Recording] {
    var recordings = Recordings(keepsEntries: true)
    recordings.beginFile()
    recordings.take(Array((lines.joined(separator: "\n") + "\n").utf8)[...])
    recordings.endFile()
    return recordings.end()
  }

  /// The same without the end.
  package func recordings(upTo end: Int) -> [Recording] {
    Self.recordings(Array(lines.prefix(end)))
  }

  package var found: Set<BrokenRule> {
    Set(check.findings.map { BrokenRule(rule: $0.rule.id, ad: $0.ad) })
  }

  /// What is found in recordings, with the ads' names in the check's journal.
  private func broken(in recordings: [Recording]) -> Set<BrokenRule> {
    let findings = recordings.flatMap(\.findings).map(\.finding)
    return Set(
      findings.map { BrokenRule(rule: $0.rule.id, ad: $0.ad.map { names[$0] ?? $0 }) })
  }

  /// What was read and a check has not found.
  package func extra(in recordings: [Recording]) -> [BrokenRule] {
    let known = found.union(found.map(\.ofNoAd))
    return broken(in: recordings).filter { !known.contains($0) && !found.contains($0.ofNoAd) }
  }

  /// What a check has found of the rules that are judged, and was not read. What it found after the last
  /// line, no line can prove.
  package func missing(in recordings: [Recording]) -> [BrokenRule] {
    let read = broken(in: recordings)
    let last = recordings.compactMap { $0.kept?.last?.time }.max() ?? .start
    let found = check.session.journal.entries.filter { $0.time <= last }.compactMap(BrokenRule.init)
    let judged = Set(
      recordings.flatMap { recording in Rulebook.all.filter(recording.sight.judges).map(\.id) })
    return Set(found).filter { judged.contains($0.rule) && ($0.ad.map(isRecorded) ?? true) }
      .filter { !read.contains($0) && !read.contains($0.ofNoAd) }
  }
}

/// A rule that was broken, and the ad that it is about.
package struct BrokenRule: Hashable, CustomStringConvertible {
  package let rule: String
  package let ad: String?

  /// The same of no ad: a recorder does not know yet for which ad signals are.
  var ofNoAd: BrokenRule { BrokenRule(rule: rule, ad: nil) }

  fileprivate init?(_ entry: Entry) {
    guard let finding = Finding(entry) else { return nil }
    self.init(rule: finding.rule.id, ad: finding.ad)
  }

  init(rule: String, ad: String?) { (self.rule, self.ad) = (rule, ad) }

  package var description: String { "\(rule) of \(ad ?? "-")" }
}
