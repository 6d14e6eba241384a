import Foundation
import Testing

/// The built program in accessible mode, through a pipe.
@Suite(.outside) struct AccessibleTests {
  /// Gives lines to the program as a shell does.
  private func run(
    _ lines: String, _ words: String..., environment: [String: String] = [:]
  ) throws -> Program.Outcome {
    try Program.run(
      "/bin/sh", ["-c", "printf '\(lines)' | \"$0\" \"$@\"", Program.path] + words,
      ["TERM": ""].merging(environment) { $1 })
  }

  private func lines(_ outcome: Program.Outcome) -> [Substring] {
    outcome.output.split(separator: "\n")
  }

  @Test func `the same lines get the same bytes, without a terminal and without escapes`() throws {
    let first = try run(#"1\nwait\n1\nq\n"#, "--accessible", "--no-last")
    let second = try run(#"1\nwait\n1\nq\n"#, "--no-last", environment: ["ACCESSIBLE": "1"])
    #expect(first.status == 0 && first.complaint.isEmpty)
    #expect(first.output == second.output && !first.output.utf8.contains(0x1B))
    #expect(lines(first).contains("Impression: Google 1, Sample SDK 1."))
    #expect(lines(first).contains("Click: Google 1, Sample SDK 1."))
    #expect(lines(first).last == "adplay ends.")
  }

  @Test func `it speaks the language of the locale, or of the option`() throws {
    let locale = try run("q", "--accessible", "--no-last", environment: ["LC_ALL": "zh_TW.UTF-8"])
    #expect(lines(locale).first == "adplay，無障礙模式：誰計數了？情境 店面，種子 7。")
    let option = try run("q", "--accessible", "--no-last", "--lang", "vi")
    #expect(lines(option).last == "adplay kết thúc.")
  }

  @Test func `the end of the input ends it with 0, wherever it is`() throws {
    for input in ["", #"1\n"#, #"1\nf\n"#, #"1\nmediation\n1\nE\n"#] {
      let outcome = try run(input, "--accessible", "--no-last")
      #expect(outcome.status == 0 && outcome.complaint.isEmpty && !outcome.output.isEmpty)
    }
  }

  @Test func `0 in the environment leaves the stage to the screen`() throws {
    let outcome = try run("", "storefront", environment: ["ACCESSIBLE": "0"])
    #expect(outcome.status == 2)
    #expect(outcome.complaint.contains("the stage needs a terminal; adplay --accessible"))
  }

  @Test func `its journal is one that replays`() throws {
    let folder = try Scratch()
    let journal = folder.path("lines.jsonl")
    let lines = #"1\nwait\nicon\nEsc\nu\nwait 2\n1\nEsc\nads\n8\n1\nwait 12\nEsc\n"#
    #expect(try run(lines, "--accessible", "--no-last", "--journal", journal).status == 0)
    let replay = try Program.run("replay", journal)
    #expect(replay.status == 0 && replay.output.contains("all the same"))
  }

  @Test func `a tour tells itself, and what a script records is recorded`() throws {
    let folder = try Scratch()
    let (told, played) = (folder.path("told.jsonl"), folder.path("played.jsonl"))
    let tour = try run(
      "", "demo", "who-counted", "--accessible", "--auto", "--journal", told)
    #expect(tour.status == 0 && lines(tour).contains("Step 8 of 8, the end."))
    #expect(try Program.run("run", "who-counted", "--journal", played).status == 0)
    #expect(try folder.text("told.jsonl") == folder.text("played.jsonl"))
  }

  @Test func `a list to choose from comes first where no tour is named`() throws {
    let outcome = try run(#"1\n\n"#, "demo", "--accessible")
    #expect(lines(outcome).contains { $0.hasPrefix("Tours, 15 to choose from:") })
    #expect(lines(outcome).contains("Step 2 of 8."))
  }

  @Test func `a journal is not opened in lines, and an output is not an input`() throws {
    let folder = try Scratch()
    let journal = folder.path("a.jsonl")
    #expect(try run("", "--accessible", "--journal", journal).status == 0)
    let opened = try run("", "--accessible", journal)
    #expect(opened.status == 2 && opened.complaint.contains("adplay replay plays it again"))
    let scenario = try folder.write("{}", to: "a.json")
    let refused = try run("", "--accessible", scenario, "--journal", scenario)
    #expect(refused.status == 2)
  }
}
