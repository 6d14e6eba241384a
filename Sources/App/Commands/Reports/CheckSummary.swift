import Catalogue
import Contract
import JSON
import Playing
import Scenarios
import Simulation

extension ScenarioCheck {
  /// The findings, as one line of JSON.
  func summary() -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.writeMember("scenario", session.scenario.title)
    json.writeMember("seed", Int(clamping: session.world.seed))
    json.writeMember("hasAd", hasAd)
    json.writeKey("findings")
    json.beginArray()
    for finding in findings { json.write(finding) }
    json.endArray()
    json.endObject()
    json.endLine()
    return json.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ finding: Finding) {
    beginObject()
    writeKey("ad")
    if let ad = finding.ad { write(ad) } else { writeNull() }
    writeMember("rule", finding.rule.id)
    writeMember("severity", finding.rule.severity.rawValue)
    writeKey("proof")
    beginArray()
    for number in finding.proof { write(number) }
    endArray()
    writeMember("sentence", finding.rule.sentence)
    writeMember("fix", finding.remedy)
    if let fault = finding.fault { writeMember("fault", fault) }
    endObject()
  }
}
