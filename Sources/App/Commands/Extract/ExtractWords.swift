import AdServing
import Catalogue
import Contract
import Extracting
import Observing
import Simulation

/// What an extraction says of itself, for people.
enum ExtractWords {
  static func noRun(_ run: String, of recordings: [Recording]) -> String {
    let runs = recordings.map(\.run).filter { !$0.isEmpty }
    let known =
      runs.isEmpty ? "no run here has a name" : "there are \(runs.joined(separator: ", "))"
    return "there is no run \(run); \(known)"
  }

  static func nothing(in recording: Recording) -> String {
    recording.kept == nil
      ? "\(recording.entries.grouped) entries are too many for a scenario; 200,000 are the most"
      : "nothing to extract: no adapter was asked for an ad in \(name(recording))"
  }

  @MainActor
  static func lines(
    _ extraction: Extraction, of recording: Recording, besides others: Int
  ) -> [String] {
    let head = others > 0 ? ["\(name(recording)); --run picks another of \(others + 1)"] : []
    let rules = extraction.rules.map(line)
    let added = extraction.added.map { breach in
      "also broken here: \(breach.rule)\(of(breach.ad)), which the recording could not show"
    }
    let none = recording.judgedCount > 0 ? [noRule(recording)] : []
    return head + (rules.isEmpty ? none : rules) + added
      + extraction.losses.map(sentence)
  }

  private static func noRule(_ recording: Recording) -> String {
    let torn = recording.torn.prefix(3).joined(separator: ", ")
    return "no broken rule to repeat"
      + (torn.isEmpty ? "" : "; \(torn) could not be judged after a gap")
  }

  private static func line(_ rule: Extraction.Rule) -> String {
    let head = "\(rule.rule)\(of(rule.ad))"
    switch rule.fate {
    case .shown(let cast):
      let place = rule.inScenario == rule.ad ? "" : ", as \(rule.inScenario ?? "no ad")"
      return "\(head): broken again by \(cast.map(sentence) ?? "the adapter itself")\(place)"
    case .notShown(let elsewhere):
      return "\(head): not broken again; no adapter, mistake or fault here shows it"
        + (elsewhere.map { " in this ad; \(sentence($0))" } ?? "")
    case .adMissing: return "\(head): not broken again; its ad could not be brought over"
    }
  }

  private static func sentence(_ elsewhere: Elsewhere) -> String {
    let format = elsewhere.format.rawValue
    let api = elsewhere.api == .legacy ? " of SDK 7" : ""
    return "adplay \(elsewhere.scenario) shows it (\(format)\(api))"
  }

  private static func of(_ ad: String?) -> String { ad.map { " (\($0))" } ?? "" }

  private static func sentence(_ cast: Cast) -> String {
    let faults = cast.faults.map(\.rawValue).joined(separator: ", ")
    let mistakes = cast.mistakes.isEmpty ? "" : " (\(cast.mistakes.joined(separator: ", ")))"
    let who = cast.classes.reversed().joined(separator: " around ") + mistakes
    return faults.isEmpty ? who : "\(who) with \(faults)"
  }

  private static func name(_ recording: Recording) -> String {
    recording.run.isEmpty ? "the journal" : "run \(recording.run)"
  }

  static func sentence(_ loss: Loss) -> String {
    switch loss {
    case .adWithoutLine(let ad): "not brought over: \(ad), which no adapter was asked for"
    case .lineWithoutAdapter(let unit, let line):
      "not brought over: the line \(line) of \(unit), whose adapter was not recorded"
    case .error(let unit, let code, let domain, let outcome):
      "changed: error \(code.map { "\($0)" } ?? "without a code")"
        + "\(domain.isEmpty ? "" : " of \(domain)") in \(unit) is \(outcome)"
    case .texts(let unit): "made up: the texts of \(unit), which the recording does not have"
    case .pictures(let unit): "made up: the pictures of \(unit)"
    case .setting(let unit, let name): "not brought over: \(name) of \(unit)"
    case .credentials: "made up: the parameters of the adapters"
    case .taps: "guessed: taps, by the clicks that followed"
    case .absences: "not recorded: when the user scrolled or left the app"
    case .count(let ad, let what, let ledger, let recorded, let here):
      "counted otherwise: \(what.rawValue)s of \(ad), \(ledger == .google ? "Google" : "the network"): "
        + "\(recorded.grouped) recorded, \(here.grouped) here"
    case .holes(1): "missing: 1 entry"
    case .holes(let count): "missing: \(count.grouped) entries"
    }
  }
}
