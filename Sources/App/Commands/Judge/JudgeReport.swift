import Catalogue
import Contract
import Observing
import Screen

/// What was found in recordings, for people.
enum JudgeReport {
  static func print(_ recording: Recording, _ judgement: Judgement) {
    let severities = recording.findings.map(\.finding.rule.severity)
    say("\(judgement.title(of: recording)): \(JudgeText.summary(severities, recording))")
    for line in JudgeText.facts(recording) { say("  \(line)") }
    for line in JudgeText.table(recording.ads) { say("  \(line)") }
    for finding in recording.findings { print(finding, judgement) }
    for line in JudgeText.notJudged(recording) { say("  \(line)") }
  }

  private static func print(_ found: RecordedFinding, _ judgement: Judgement) {
    say("  \(CheckText.heading(found.finding))")
    let lines =
      CheckText.explanation(found.finding)
      + found.proof.map {
        JudgeText.proof($0, at: judgement.place($0))
      } + [JudgeText.late(found, at: judgement.place), JudgeText.silence(found)].compactMap(\.self)
    for line in lines { say("           \(line)") }
  }

  private static func say(_ line: String) { Console.print(Console.line(line) + "\n") }

  /// What was wrong with lines, on standard error.
  static func complain(of judgement: Judgement) {
    for trouble in judgement.troubles.prefix(20) {
      Console.complain(
        "\(judgement.name(trouble.file)):\(trouble.line): \(trouble.kind.sentence)")
    }
    let more = judgement.badLines - min(20, judgement.troubles.count)
    if more > 0 { Console.complain(JudgeText.moreTroubles(more)) }
  }
}
