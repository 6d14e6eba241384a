import Catalogue
import Contract
import JSON
import Playing
import Scenarios
import Simulation

extension ScenarioCheck {
  /// The findings, as one line of JSON.
  func summary(old: Set<Int>? = nil) -> [UInt8] {
    JSONWriter.line { json in
      json.writeMember("scenario", session.scenario.title)
      json.writeMember("seed", Int(clamping: session.world.seed))
      json.writeMember("hasAd", hasAd)
      json.array("findings", of: findings.enumerated()) { json, finding in
        json.write(
          finding.element, at: sources[finding.element],
          isNew: old.map { !$0.contains(finding.offset) })
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
