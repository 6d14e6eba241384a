import AdplayRecorder
import Foundation
import GoogleMobileAds
import JSON
import Playing
import Scenarios
import Simulation
import Taping
import Testing

extension AllRecordings {
  /// What the recorder writes.
  @Suite @MainActor struct JournalTests {
    /// The senses of the wire that a recorder sees, in order.
    private func senses(in lines: [String]) -> [String] {
      lines.compactMap { $0.firstMatch(of: /"sense":"([A-Za-z]+)"/).map { String($0.1) } }
    }

    private func tape(_ name: String, _ change: (inout Recorder.Options) -> Void = { _ in }) throws
      -> (tape: Tape, session: Session)
    {
      let tape = Tape(change)
      return (tape, try EveryAdapter.recorded { try Session.played(name) })
    }

    @Test(arguments: [
      "storefront", "google-tracks", "network-tracks", "video-ad", "banner", "interstitial",
      "rewarded", "rewarded-interstitial", "app-open", "five-ways-to-fail",
    ])
    func `the wire's entries are those of our own journal`(_ name: String) throws {
      let (tape, session) = try tape(name)
      let own = session.journal.entries.filter {
        ($0.from.role == .google && $0.to?.role == .adapter)
          || ($0.from.role == .adapter && $0.to?.role == .google)
      }
      let recorded = tape.entries.filter { $0.contains(#""to":"#) }
      #expect(senses(in: recorded) == own.compactMap { $0.sense?.word })
      for (line, entry) in zip(recorded, own) {
        #expect(line.contains("\"message\":\"\(entry.message)\""), "\(entry.message)")
        #expect(line.contains("\"kind\":\"\(entry.kind.word)\""), "\(entry.kind.word)")
        #expect(line.contains("\"t\":\(entry.time.milliseconds),"), "\(line)")
      }
    }

    @Test func `the header says what was seen and what was not`() throws {
      let header = try #require(try tape("google-tracks").tape.entries.first)
      #expect(header.hasPrefix(#"{"format":"adplay-journal","recorded":{"app":""#))
      #expect(header.contains(#""crossings":["google-adapter"]"#))
      #expect(header.hasSuffix(#""version":3}"#))
    }

    @Test func `a recorder that nothing happens to says so, and when it will again`() throws {
      let tape = Tape(isListening: true)
      let scenario = try Scenario(reading: ScenarioLibrary.content(of: "google-tracks") ?? [])
      let session = EveryAdapter.recorded { Session.played(scenario) }
      let last = session.now
      session.world.timeline.advance(by: .seconds(60))
      #expect(tape.entries.first?.contains(#""silence":3"#) == true)
      let marks = tape.entries.filter { $0.contains("still recording") }.suffix(4)
      let times = marks.compactMap { $0.firstMatch(of: /"t":(\d+)/).flatMap { Int($0.1) } }
      #expect(zip(times.dropFirst(), times).map { $0 - $1 } == [5000, 9000, 18_000])
      let first = try #require(times.first)
      #expect((0...6000).contains(first - Int(last.milliseconds)))
      let next = marks.map { $0.firstMatch(of: /"next":(\d+)/).flatMap { Int($0.1) } }
      #expect(next == [5, 9, 18, nil])
    }

    @Test func `every line is under 900 bytes`() throws {
      let tape = try tape("all-formats-of-text").tape
      #expect(tape.lines.allSatisfy { $0.hasPrefix("adplay:") && $0.utf8.count < 900 })
    }

    @Test func `the numbers have no hole`() throws {
      let lines = try tape("storefront").tape.entries
      let numbers = lines.compactMap { $0.firstMatch(of: /"n":(\d+)/).flatMap { Int($0.1) } }
      #expect(Set(numbers).sorted() == Array(1...(numbers.max() ?? 0)))
    }

    @Test func `of shapes no text is kept`() throws {
      let lines = try tape("google-tracks") { $0.privacy = .shapes }.tape.entries
      #expect(lines.first?.contains(#""texts","urls""#) == true)
      let texts = try Session.played("google-tracks").journal.entries
        .compactMap { $0.data[.headline] }
      #expect(!texts.isEmpty)
      for text in texts { #expect(!lines.contains { $0.contains(text) }) }
    }

    @Test func `the file has whole lines and stops at its limit`() throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("recorder-\(UInt32.random(in: 0 ... .max))")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let logged = try tape("storefront") {
        $0.folder = folder
        $0.byteLimit = 3000
      }.tape.entries
      let file = try #require(Recorder.shared.flush())
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.utf8.count <= 3000)
      #expect(text.hasSuffix("}\n"))
      let last = try #require(text.split(separator: "\n").last)
      #expect(last.contains("the recording is full"))
      let place = try #require(last.firstMatch(of: /"n":\d+,"t":\d+/)).0
      let number = place.prefix { $0 != "t" }.dropLast()
      let whole = try #require(logged.first { $0.contains(number) })
      #expect(place.hasSuffix(try #require(whole.firstMatch(of: /"t":\d+/)).0))
    }

    @Test func `only the delegate of an ad with a reward takes rewards`() throws {
      let scenario = try Scenario(reading: ScenarioLibrary.content(of: "interstitial") ?? [])
      #expect(Session.played(scenario).findings == [])
    }
  }

  /// The file as people copy it.
  @Suite struct SourceTests {
    private let source = #filePath.replacing(
      "Tests/RecorderTests/JournalTests.swift",
      with: "Sources/Integrations/AdplayRecorder/AdplayRecorder.swift")

    @Test func `it imports what every app has`() throws {
      let lines = try String(contentsOfFile: source, encoding: .utf8).split(separator: "\n")
      let imports = lines.map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { $0.hasPrefix("import ") }
      #expect(imports == ["Foundation", "GoogleMobileAds", "UIKit", "os"].map { "import \($0)" })
    }
  }
}
