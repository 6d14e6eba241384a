import Directing
import Foundation
import Testing

@testable import Adplay

/// Recordings that are read behind the stage.
@Suite @MainActor struct RecordingReaderTests {
  @Test func `a file is read to its end although nobody keeps its reader`() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    let header =
      #"{"format":"adplay-journal","recorded":{"crossings":["google-adapter"],"recorder":"1.0.0","run":"a1"},"version":3}"#
    let entry =
      #"{"ad":"feed#1","data":{"class":"House","format":"native","number":1},"from":"google","kind":"call","message":"loadNativeAd","n":1,"sense":"lineAsked","t":0,"to":"adapter"}"#
    try Data("\(header)\n\(entry)\n".utf8).write(to: file)
    let count = await withCheckedContinuation { continuation in
      let reading = RecordingReading(isLive: false)
      reading.onJournal = { continuation.resume(returning: $0.entries.count) }
      reading.read(file.path)
    }
    #expect(count == 1)
  }

  @Test func `a run is chosen by its id, its number or its place`() {
    let ids = ["8f3c", "2", "a1"]
    #expect(RunChoice.word("8f3c").place(in: ids) == 0)
    #expect(RunChoice.word("2").place(in: ids) == 1)
    #expect(RunChoice.word("3").place(in: ids) == 2)
    #expect(RunChoice.word("4").place(in: ids) == nil)
    #expect(RunChoice.word("0").place(in: ids) == nil)
    #expect(RunChoice.place(2).place(in: ids) == 2)
  }
}
