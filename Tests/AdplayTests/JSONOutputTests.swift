import Catalogue
import Foundation
import Handouts
import Observing
import Playing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing
import Theming

@testable import Adplay

/// What commands print for machines.
@Suite(.serialized) @MainActor struct JSONOutputTests {
  private typealias Object = [String: Any]

  /// One object per line.
  private func objects(_ bytes: [UInt8]) throws -> [Object] {
    #expect(bytes.last == UInt8(ascii: "\n"))
    return try String(decoding: bytes, as: UTF8.self).split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? Object)
    }
  }

  private func session(_ name: String) throws -> Session {
    let content = try #require(ScenarioLibrary.content(of: name))
    return ScriptRun.play(Session(try Scenario(reading: content))).session
  }

  // MARK: The options

  @Test func `every one of these commands reads --json`() throws {
    #expect(try ListingOptions.command.read(["--json"]) == .init(output: .json))
    #expect(try ListingOptions.command.read([]) == .init(output: .list))
    #expect(try ThemesOptions.command.read(["--json"]) == .init(printsJSON: true))
    #expect(try ThemesOptions.command.read(["ember"]) == .init(themes: ["ember"]))
    let diff = DiffOptions(left: "a", right: "b", printsJSON: true)
    #expect(try DiffOptions.command.read(["a", "--json", "b"]) == diff)
    #expect(try SnapshotOptions.command.read(["--json"]) == .init(printsJSON: true))
  }

  @Test func `a mistyped option of themes names the nearest one`() {
    #expect(throws: UsageError.unknownOption("--jsn", nearest: "--json", command: "themes")) {
      try Commands.request(["themes", "--jsn"])
    }
  }

  // MARK: Lists

  @Test func `scenarios are one line each, with the shelf they are on`() throws {
    let lines = try objects(ListingJSON.scenarios())
    let everything = ScenarioLibrary.everything.map(\.name)
    #expect(lines.map { $0["scenario"] as? String } == everything)
    #expect(
      Set(lines.compactMap { $0["shelf"] as? String }) == [
        "library", "tour", "lesson", "zoo", "mistakes", "appZoo",
      ])
    let first = try #require(lines.first { $0["scenario"] as? String == "storefront" })
    #expect(first["shelf"] as? String == "library")
    #expect(first["title"] as? String == "storefront")
    #expect((first["about"] as? String)?.hasSuffix(".") == true)
  }

  @Test func `themes are one line each, and the first is the default`() throws {
    let lines = try objects(ListingJSON.themes(["midnight", "mono"]))
    #expect(lines.map { $0["theme"] as? String } == ["midnight", "mono"])
    #expect(lines.map { $0["isDefault"] as? Bool } == [true, false])
  }

  // MARK: Journals

  private func diff(_ left: String, _ right: String) throws -> Object {
    let (left, right) = (try session(left), try session(right))
    let diff = JournalDiff(
      left: Array(left.journal.entries), right: Array(right.journal.entries))
    let origins = [left, right].map {
      JournalOrigin(file: "x.jsonl", title: $0.scenario.title, seed: 7)
    }
    let lines = try objects(DiffReport.json(diff, left: origins[0], right: origins[1]))
    #expect(lines.count == 1)
    return try #require(lines.first)
  }

  @Test func `the same journal twice has no rows that differ`() throws {
    let diff = try diff("network-tracks", "network-tracks")
    #expect((diff["rows"] as? [Object])?.isEmpty == true)
    let counts = try #require(diff["counts"] as? [String: Int])
    #expect(try #require(counts["same"]) > 0)
    #expect(counts.filter { $0.key != "same" }.allSatisfy { $0.value == 0 })
    let left = try #require(diff["left"] as? Object)
    #expect(left["file"] as? String == "x.jsonl")
    #expect(left["seed"] as? Int == 7)
  }

  @Test func `each row that differs is there once, and says on which side`() throws {
    let diff = try diff("network-tracks", "google-tracks")
    let rows = try #require(diff["rows"] as? [Object])
    let counts = try #require(diff["counts"] as? [String: Int])
    for word in ["changed", "missing", "extra", "moved"] {
      let some = rows.filter { $0["row"] as? String == word }
      #expect(some.count == counts[word], "\(word)")
      #expect(some.allSatisfy { ($0["left"] is Int) == (word != "extra") }, "\(word)")
      #expect(some.allSatisfy { ($0["right"] is Int) == (word != "missing") }, "\(word)")
      #expect(some.allSatisfy { ($0["differences"] != nil) == (word == "changed") }, "\(word)")
    }
    #expect(!rows.isEmpty)
  }

  // MARK: The screen

  @Test func `a snapshot has the moment, and a text for each row`() throws {
    let session = try session("network-tracks")
    var stage = Stage(
      unit: session.unitLookedAt, themes: [Theme.mono.name], theme: Theme.mono.name,
      size: Size(width: 80, height: 24))
    let state = session.stageState(unit: stage.unit)
    stage.open(room: "stage", state)
    let canvas = StageRenderer.render(stage, state, theme: .mono).canvas
    let line = try #require(try objects(SnapshotJSON.bytes(canvas, of: "stage", state)).first)
    #expect(line["scenario"] as? String == session.scenario.title)
    #expect(line["screen"] as? String == "stage")
    #expect(line["entries"] as? Int == session.journal.entries.count)
    #expect(line["milliseconds"] as? Int == session.now.milliseconds)
    let rows = try #require(line["rows"] as? [String])
    #expect(rows.count == 24)
    #expect(rows.joined(separator: "\n") + "\n" == Export.text(canvas))
  }
}
