package import JSON
import Simulation

extension Session {
  /// Writes a journal's first line: what it takes to do everything again.
  package func writeJournalHeader(to json: inout JSONWriter) {
    json.raw("{\"format\":\"adplay-journal\",\"options\":{},\"scenario\":")
    if scenario.source.isEmpty { json.raw("null") } else { json.raw(bytes: scenario.source) }
    json.raw(",\"seed\":")
    json.write(Int(clamping: world.seed))
    json.raw(",\"version\":1}\n")
  }

  /// The unit whose ad is on the screen.
  package var unitOnScreen: String? { app.shownUnit }
}
