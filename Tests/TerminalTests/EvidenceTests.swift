import Foundation
import Testing

/// The page that `adplay evidence` writes, and what it refuses.
@Suite(.outside) struct EvidenceTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    let scenario = try scratch.write(Texts.twoTaps(expecting: 2), to: "two.json")
    let run = try Program.run("run", scenario, "--journal", scratch.path("two.jsonl"))
    #expect(run.status == 0)
  }

  /// Runs the command in the folder of the journal.
  private func evidence(_ words: String...) throws -> Program.Outcome {
    try Program.start(in: scratch.url.path, ["evidence"] + words, environment: [:]).end()
  }

  @Test func `the page gets the journal's name, and no other file is touched`() throws {
    for (name, words) in [
      ("two.html", ["two.jsonl"]),
      ("two-2.html", ["../\(scratch.url.lastPathComponent)/two.jsonl"]),
      ("other.html", ["--output", "other.html", "two.jsonl"]),
    ] {
      let outcome = try Program.start(
        in: scratch.url.path, ["evidence"] + words, environment: [:]
      ).end()
      #expect(outcome.status == 0, "\(outcome.complaint)")
      #expect(outcome.output.contains(/^(\S+): \d+ entries, \d+ moments, 0 broken rules\n$/))
      #expect(outcome.output.hasPrefix("\(name): "))
      #expect(outcome.complaint.isEmpty)
      #expect(try scratch.text(name).hasPrefix("<!DOCTYPE html>"))
    }
    #expect(try scratch.text("two.html") == scratch.text("two-2.html"))
    #expect(try scratch.text("two.html") == scratch.text("other.html"))
  }

  @Test func `the journal is never written over`() throws {
    let before = try scratch.text("two.jsonl")
    let outcome = try evidence("two.jsonl", "--output", "./two.jsonl")
    #expect(outcome.status == 2)
    #expect(outcome.complaint.contains("--output ./two.jsonl would overwrite two.jsonl"))
    #expect(try scratch.text("two.jsonl") == before)
  }

  @Test func `a page that can't be written is reported with the reason`() throws {
    let outcome = try evidence("two.jsonl", "--output", "none/two.html")
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.complaint == "adplay: none/two.html: No such file or directory\n")
  }

  @Test func `what replay refuses is refused, and nothing is written`() throws {
    let text = try scratch.text("two.jsonl")
    let damaged = [
      "", "{}", "nonsense\n", text.replacing("\"kind\":\"call\"", with: "\"kind\":\"call"),
      text.replacing("\"version\":2", with: "\"version\":1"),
      text.replacing(/"scenario":\{.*\},"seed"/, with: "\"scenario\":null,\"seed\""),
    ]
    for text in damaged {
      _ = try scratch.write(text, to: "damaged.jsonl")
      let outcome = try evidence("damaged.jsonl")
      let replay = try Program.start(
        in: scratch.url.path, ["replay", "damaged.jsonl"], environment: [:]
      ).end()
      #expect(outcome.status == 2, "\(text.prefix(80))")
      #expect(outcome.complaint == replay.complaint)
      #expect(outcome.output.isEmpty)
    }
    #expect(!scratch.has("damaged.html"))
    let none = try evidence()
    #expect(none.status == 2)
    #expect(none.complaint.contains("adplay evidence needs a journal"))
  }

  @Test func `a journal that a replay doesn't repeat has a page, and a warning`() throws {
    let text = try scratch.text("two.jsonl")
    let other = text.replacing("\"what\":\"impression\"", with: "\"what\":\"click\"")
    try #require(other != text)
    _ = try scratch.write(other, to: "other.jsonl")
    let outcome = try evidence("other.jsonl")
    #expect(outcome.status == 0)
    #expect(outcome.complaint.contains("this is not what was recorded"))
    #expect(try scratch.text("other.html").contains("No picture: from #"))
  }
}
