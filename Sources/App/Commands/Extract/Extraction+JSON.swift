import AdServing
import Extracting
import Hunting
import JSON

extension Extraction {
  /// The scenario and what became of each broken rule, as a line of JSON.
  var json: [UInt8] {
    JSONWriter.line { json in
      json.writeKey("scenario")
      if let scenario = try? JSONReader.read(tree.text) {
        json.write(scenario)
      } else {
        json.writeNull()
      }
      json.array("rules", of: rules) { $0.write($1) }
      json.array("added", of: added) { json, breach in
        json.object {
          $0.writeMember("rule", breach.rule)
          $0.writeMember("ad", breach.ad)
        }
      }
      json.array("losses", of: losses.map(ExtractWords.sentence)) { $0.write($1) }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ rule: Extraction.Rule) {
    object { json in
      json.writeMember("rule", rule.rule)
      json.writeMember("ad", rule.ad)
      json.writeMember("adHere", rule.inScenario)
      guard case .shown(let cast) = rule.fate else { return json.writeMember("shown", false) }
      json.writeMember("shown", true)
      guard let cast else { return }
      json.array("by", of: cast.classes) { $0.write($1) }
      if !cast.faults.isEmpty {
        json.array("faults", of: cast.faults.map(\.rawValue)) { $0.write($1) }
      }
    }
  }
}
