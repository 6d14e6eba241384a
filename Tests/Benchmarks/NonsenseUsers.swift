import Playing
import Glibc
import JSON
import Observing
import RandomUser
import Simulation
import StageUI

/// Many adapters that answer nonsense, one after the other; a trap leaves behind which seed it was.
@MainActor
struct NonsenseUsers {
  let count: UInt64
  let firstSeed: UInt64

  /// The exit status: 1 when a journal was none.
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
