import Glibc
import JSON
import Observing
import Playing
import Scenarios
import Simulation

/// Writing entries, and moving through a journal with a million of them.
@MainActor
func measureJournals(of scenario: Scenario) throws {
  let session = Session(scenario)
  var bytes: [UInt8] = []
  JSONWriter.append(to: &bytes) { session.writeJournalHeader(to: &$0) }
  let entries = ScriptRun.play(session).session.journal.entries
  measureWriting(entries)
  measureScrolling(try RecordedJournal(reading: bytes + lines(entries, 10)), "ten entries")
  measureScrolling(
    try RecordedJournal(reading: bytes + lines(entries, 1_000_000)), "a million entries")
}

/// Each line is written whole and at once, as a journal is.
@MainActor
private func measureWriting(_ entries: [Entry]) {
  let file = open("/dev/null", O_WRONLY)
  defer { close(file) }
  var line = JSONWriter()
  measure("writing \(entries.count) entries of a journal", rounds: 200) {
    for entry in entries {
      line.removeAll()
      entry.write(to: &line)
      _ = line.bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    }
  }
}

private func lines(_ entries: [Entry], _ count: Int) -> [UInt8] {
  var line = JSONWriter()
  for number in 0..<count { entries[number % entries.count].write(to: &line) }
  return line.bytes
}
