import Catalogue
import Contract
import Observing
import Screen
import Simulation
import StageUI

// The rules that were broken, each once, with all that proves it.
extension EvidencePage {
  /// How often a broken rule is told in full.
  private static let mostPlaces = 20

  var rules: HTML {
    let findings = evidence.ledgers.findings
    guard !findings.isEmpty else {
      let sentence = EvidenceText.noneBroken(evidence.ledgers.standings)
      return section("rules", EvidenceText.rules, "<p>\(sentence)</p>\n")
    }
    return section(
      "rules", EvidenceText.rules,
      "\(RuleOnPaper.all(findings).enumerated().map { article($0, $1) })")
  }

  private func article(_ number: Int, _ broken: RuleOnPaper) -> HTML {
    let first = broken.findings[0]
    let rule = first.rule
    let parts: [HTML] = [
      part(EvidenceText.why, rule.map { "\($0.why)" }),
      part(
        first.fault == nil ? EvidenceText.fix : EvidenceText.forced,
        rule.map { remedy($0.remedy(under: first.fault, olderFormat: first.olderFormat)) }),
      part(EvidenceText.proof, proof(broken.findings)),
      part(EvidenceText.source, rule.map { "\($0.source)" }),
    ]
    return """
      <article class="rule \(HTML(source: first.severity.rawValue))" id="\(prefix)r\(number + 1)">
      <h3><span class="mark">\(first.severity.glyph) \(first.severity.rawValue)</span> \
      <code>\(first.id)</code></h3>
      <p class="breach">\(rule?.sentence ?? EvidenceText.unknownRule(first.id))</p>
      <dl>
      \(parts)</dl>
      </article>

      """
  }

  private func remedy(_ remedy: Remedy) -> HTML {
    let code: HTML = remedy.code.map { "<br><code>\($0)</code>" } ?? ""
    return "\(remedy.detail)\(code)"
  }

  private func part(_ title: String, _ text: HTML?) -> HTML {
    text.map { "<dt>\(title)</dt><dd>\($0)</dd>\n" } ?? ""
  }

  private func proof(_ findings: [FindingRecord]) -> HTML {
    let places: [HTML] = findings.prefix(Self.mostPlaces).map {
      "<li>\(links($0.proof)) <span>\(EvidenceText.place($0)), \(link($0.entry))</span></li>"
    }
    let rest = findings.count - Self.mostPlaces
    let more: HTML = rest > 0 ? "<li>\(EvidenceText.more(rest))</li>" : ""
    return "<ul>\(places)\(more)</ul>"
  }
}

/// A rule with all its breaches that have the same fix.
private struct RuleOnPaper {
  private(set) var findings: [FindingRecord]

  /// In the order in which they were first broken.
  static func all(_ findings: some Sequence<FindingRecord>) -> [RuleOnPaper] {
    var all: [RuleOnPaper] = []
    for finding in findings {
      if let place = all.firstIndex(where: { $0.hasFix(of: finding) }) {
        all[place].findings.append(finding)
      } else {
        all.append(RuleOnPaper(findings: [finding]))
      }
    }
    return all
  }

  private func hasFix(of finding: FindingRecord) -> Bool {
    let first = findings[0]
    return (first.id, first.fault, first.olderFormat)
      == (finding.id, finding.fault, finding.olderFormat)
  }
}
