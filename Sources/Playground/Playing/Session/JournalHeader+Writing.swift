import AdServing
import Scenarios
package import JSON
import Observing
import Simulation

extension Session {
  /// Writes a journal's first line: everything needed to replay it.
  package func writeJournalHeader(to json: inout JSONWriter) {
    json.beginObject()
    json.writeMember("format", JournalHeader.format)
    json.writeKey("options")
    json.beginObject()
    if threads != .main { json.writeMember(JournalHeader.threadsKey, threads.rawValue) }
    json.endObject()
    json.writeKey("scenario")
    if let source = scenario.source { json.write(source, .canonical) } else { json.writeNull() }
    json.writeMember("seed", Int(clamping: world.seed))
    json.writeMember("version", JournalHeader.version)
    json.endObject()
    json.endLine()
  }
}
