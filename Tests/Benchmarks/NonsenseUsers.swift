import Directing
import Playing
import Glibc
import JSON
import Observing
import RandomUser
import Simulation

/// Many nonsense adapters, one after the other. The seed is printed first, in case one traps.
@MainActor
struct NonsenseUsers {
  let count: UInt64
  let firstSeed: UInt64

  /// Returns the exit status: 1 if a journal could not be read.
  func play() -> Int32 {
    var failures = 0
    for seed in firstSeed..<firstSeed + count {
      print("\r\(seed) ", terminator: "")
      fflush(nil)
      let session = NonsenseUser(seed: seed) { _ = StagePicture.lines(of: $0) }.play()
      var json = JSONWriter()
      session.writeJournalHeader(to: &json)
      for entry in session.journal.entries { entry.write(to: &json) }
      let read = try? RecordedJournal(reading: json.bytes).count
      if read != session.journal.entries.count {
        failures += 1
        print("\rseed \(seed): no journal")
      }
    }
    print("\r\(count) adapters of nonsense, \(failures) without a journal")
    return failures == 0 ? 0 : 1
  }
}
