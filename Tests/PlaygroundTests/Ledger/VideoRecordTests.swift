import Simulation
import Testing

@testable import Observing

/// The position of a video, by its events in the journal.
struct VideoRecordTests {
  /// A video of ten seconds to which these events happen, each at its second.
  private func video(_ events: (word: String, second: Int, position: Int)...) -> VideoRecord {
    var video = VideoRecord()
    add(.vastRead, at: 0, ["title": "t", "duration": 10_000], to: &video)
    for event in events {
      let facts: Fields = ["event": .string(event.word), "position": .int(event.position * 1000)]
      add(.vastEvent, at: event.second, facts, to: &video)
    }
    return video
  }

  private func add(_ sense: Sense, at second: Int, _ data: Fields, to video: inout VideoRecord) {
    let entry = Entry(
      number: 1, time: .start + .seconds(second), cause: nil, kind: .note(violation: nil),
      from: .network, to: nil, sense: sense, ad: "u#1", message: "", data: data)
    video.add(sense, entry, line: nil)
  }

  @Test func `it plays up to its end and no further`() {
    let video = video(("start", 1, 0))
    #expect(video.position(at: .start + .seconds(8)) == .seconds(7))
    #expect(video.position(at: .start + .seconds(60)) == .seconds(10))
  }

  @Test(arguments: ["pause", "skip", "complete", "close"])
  func `it stands still after this event`(_ word: String) {
    let video = video(("start", 0, 0), (word, 4, 4))
    #expect(!video.isRunning)
    #expect(video.position(at: .start + .seconds(9)) == .seconds(4))
  }

  @Test func `the next ad of a pod begins at its start`() {
    var video = video(("start", 0, 0), ("complete", 10, 10))
    add(.vastNext, at: 10, ["title": "u", "duration": 4000, "number": 2, "ads": 3], to: &video)
    #expect(video.show?.number == 2 && video.show?.count == 3)
    #expect(!video.happened("complete") && !video.isRunning)
    #expect(video.position(at: .start + .seconds(60)) == .zero)
  }

  @Test func `it goes on from where it was resumed`() {
    let video = video(("start", 0, 0), ("pause", 4, 4), ("resume", 20, 4), ("mute", 21, 5))
    #expect(video.isRunning && video.isMuted)
    #expect(video.position(at: .start + .seconds(23)) == .seconds(7))
  }
}
