import Directing
import JSON
import Observing
import Playing
import RandomUser
import Simulation
import StrangeAdapters

extension Property {
  /// An adapter that answers everything with nonsense. Six numbers in a row have each format once.
  package static let nonsense = Property(
    "nonsense from an adapter is handled, drawn and journalled", 0..<300
  ) { seed in
    var isDrawn = true
    let session = NonsenseUser(seed: seed) { session in
      if StagePicture.lines(of: session).count != 40 { isDrawn = false }
    }.play()
    if !isDrawn { return .fails("a picture without 40 lines") }
    let entries = session.journal.entries
    if !entries.contains(where: { $0.message == "dismiss" }) {
      return .fails("the end is not reached")
    }
    let count = try RecordedJournal(reading: session.bytes).count
    return Verdict(
      count == entries.count ? nil : "\(count) of \(entries.count) entries are read back")
  }
}

extension Session {
  /// The journal as it is written to a file.
  var bytes: [UInt8] {
    var json = JSONWriter()
    writeJournalHeader(to: &json)
    for entry in journal.entries { entry.write(to: &json) }
    return json.bytes
  }
}
