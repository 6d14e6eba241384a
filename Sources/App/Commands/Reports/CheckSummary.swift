import Catalogue
import Contract
import JSON
import Playing
import Scenarios
import Simulation

extension ScenarioCheck {
  /// The findings, as one line of JSON, and what is not broken any more if that is known.
  func summary(old: Set<Int>? = nil, mended: [CheckBaseline.Breach]? = nil) -> [UInt8] {
    JSONWriter.line { json in
      json.writeMember("scenario", session.scenario.title)
      json.writeMember("seed", Int(clamping: session.world.seed))
      json.writeMember("hasAd", hasAd)
      json.array("findings", of: findings.enumerated()) { json, finding in
        json.write(
          finding.element, at: sources[finding.element],
          isNew: old.map { !$0.contains(finding.offset) })
      }
      guard let mended else { return }
      json.array("notBrokenAnyMore", of: mended) { json, breach in
        json.object {
          $0.writeMember("ad", breach.subject)
          $0.writeMember("rule", breach.rule)
        }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(
    _ finding: Finding, at source: SourceLine?, isNew: Bool?
  ) {
    object { json in
      json.writeMember("ad", finding.ad)
      json.writeMember("rule", finding.rule.id)
      json.writeMember("severity", finding.rule.severity.rawValue)
      json.array("proof", of: finding.proof) { $0.write($1) }
      if let isNew { json.writeMember("isNew", isNew) }
      json.writeMember("sentence", finding.rule.sentence)
      json.writeMember("why", finding.rule.why)
      json.writeMember("fix", finding.remedy.report)
      if let code = finding.remedy.code { json.writeMember("code", code) }
      if let fault = finding.fault { json.writeMember("fault", fault) }
      if let source {
        json.object("source") {
          $0.writeMember("file", source.pathFromHere)
          $0.writeMember("line", source.line)
        }
      }
    }
  }
}
