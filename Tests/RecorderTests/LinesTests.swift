import AdplayRecorder
import Foundation
import Observing
import Playing
import Scenarios
import Taping
import Testing

extension AllRecordings {
  /// How lines get out: into a file that does not grow for ever, and into a log that cuts long lines.
  @Suite @MainActor struct LinesTests {
    private let folder: URL

    init() throws {
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("lines-\(UInt32.random(in: 0 ... .max))")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// What a run wrote into the log, and into its file.
    private func recorded(
      _ scenario: Scenario, byteLimit: Int = 1_000_000
    ) throws -> (log: [String], file: [String]) {
      defer { try? FileManager.default.removeItem(at: folder) }
      let tape = Tape {
        $0.folder = folder
        $0.byteLimit = byteLimit
      }
      _ = EveryAdapter.recorded { Session.played(scenario) }
      let log = tape.lines
      let file = try #require(Recorder.shared.flush())
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.hasSuffix("\n") && text.utf8.count <= byteLimit)
      return (log, text.split(separator: "\n").map(String.init))
    }

    private static let headline = String(repeating: #""Küche" – \🍲 "#, count: 40)
    private static let body = String(repeating: "Eintopf, ", count: 200)

    /// A native ad whose texts do not go into one line of a log.
    private func talkative() throws -> Scenario {
      let headline = Self.headline.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      let content = try #require(ScenarioLibrary.content(of: "google-tracks"))
      let text = String(decoding: content, as: UTF8.self)
        .replacing("First flush is in", with: headline)
        .replacing("Hand-picked in March", with: Self.body)
      return try Scenario(reading: Array(text.utf8))
    }

    private func fields(of line: String) throws -> [String: Any] {
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
    }

    /// The lines of a log as the file has them: without their run, and parts joined.
    private func whole(_ log: [String]) throws -> (lines: [String], parts: Int) {
      var (lines, parts): ([String], Int) = ([], 0)
      for line in log {
        let text = String(line.dropFirst("adplay:".count))
        let fields = try fields(of: text)
        if let place = fields["part"] as? Int, let part = fields["text"] as? String {
          parts += 1
          if place == 1 { lines.append("") }
          lines[lines.count - 1] += part
        } else {
          lines.append(text)
        }
      }
      return (lines.map { $0.replacing(/^\{"run":"[0-9a-f]+",/, with: "{") }, parts)
    }

    @Test func `a line that is too long for a log comes in parts, cut between characters`() throws {
      let (log, file) = try recorded(talkative())
      #expect(log.allSatisfy { $0.hasPrefix("adplay:") && $0.utf8.count < 900 })
      let whole = try whole(log)
      #expect(whole.parts > 4)
      #expect(whole.lines == file)
      let rendered = try #require(file.first { $0.contains(#""sense":"rendered""#) })
      let data = try #require(fields(of: rendered)["data"] as? [String: Any])
      let assets = try #require(data["assets"] as? [String: String])
      #expect(assets["headline"] == Self.headline)
      #expect(assets["body"]?.hasPrefix(Self.body) == true)
    }

    @Test func `the reader joins the parts`() throws {
      let (log, file) = try recorded(talkative())
      var recordings = Recordings()
      for lines in [log, file] {
        recordings.beginFile()
        recordings.take(Array((lines.joined(separator: "\n") + "\n").utf8)[...])
        recordings.endFile()
      }
      // The same run twice.
      #expect(recordings.end().count == 1)
      #expect(recordings.badLines == 0)
      #expect(recordings.recorderLines >= log.count + file.count)
    }

    @Test(arguments: [1500, 2000, 3000])
    func `a full file ends with a line that says so, and the log goes on`(_ limit: Int) throws {
      let scenario = try Scenario(reading: ScenarioLibrary.content(of: "storefront") ?? [])
      let (log, file) = try recorded(scenario, byteLimit: limit)
      let numbers = try file.dropFirst().map { try fields(of: $0)["n"] as? Int }
      #expect(numbers == Array(1...numbers.count))
      let last = try fields(of: try #require(file.last))
      #expect(last["message"] as? String == "the recording is full")
      let whole = try whole(log).lines
      #expect(Array(whole.prefix(file.count - 1)) == Array(file.dropLast()))
      #expect(whole.count > file.count)
      // The line that is missing would not have fitted.
      let size = whole.prefix(file.count).reduce(0) { $0 + $1.utf8.count + 1 }
      #expect(size > limit - 100)
    }

    @Test func `without a folder there is no file, and the log has everything`() throws {
      try FileManager.default.removeItem(at: folder)
      let tape = Tape { $0.folder = folder }
      _ = EveryAdapter.recorded { try? Session.played("google-tracks") }
      #expect(tape.lines.count > 10)
      #expect(Recorder.shared.flush() == nil)
    }
  }
}
