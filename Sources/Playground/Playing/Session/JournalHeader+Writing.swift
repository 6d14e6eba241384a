import AdServing
import Scenarios
package import JSON
import Observing
import Simulation

extension Session {
  /// Writes a journal's first line: everything needed to replay it.
  package func writeJournalHeader(to json: inout JSONWriter) {
    json.object { json in
      json.writeMember("format", JournalHeader.format)
      json.object("options") { json in
        if threads != .main { json.writeMember(JournalHeader.threadsKey, threads.rawValue) }
      }
      json.writeKey("scenario")
      if let source = scenario.source { json.write(source, .canonical) } else { json.writeNull() }
      json.writeMember("seed", Int(clamping: world.seed))
      json.writeMember("version", JournalHeader.version)
    }
    json.endLine()
  }
}
