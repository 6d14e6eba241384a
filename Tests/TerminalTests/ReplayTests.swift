import Foundation
import Glibc
import Testing

/// Replaying and comparing journals, and stopping at a position.
@Suite(.outside) struct ReplayTests {
  private let scratch: Scratch
  private let journal: String
  private let lines: [Substring]

  init() throws {
    scratch = try Scratch()
    journal = scratch.path("journal.jsonl")
    let scenario = try scratch.write(Texts.twoTaps(expecting: 2), to: "two.json")
    #expect(try Program.run("run", scenario, "--journal", journal).status == 0)
    lines = try scratch.text("journal.jsonl").split(separator: "\n")
  }

  /// The journal with a text replaced.
  private func forged(_ old: some StringProtocol, _ new: String) throws -> String {
    let text = try scratch.text("journal.jsonl")
    try #require(text.contains(String(old)))
    return try scratch.write(text.replacing(String(old), with: new), to: "forged.jsonl")
  }

  private var count: Int { lines.count - 1 }

  // MARK: replay

  @Test func `a journal replays the same`() throws {
    let outcome = try Program.run("replay", journal)
    #expect(outcome.status == 0)
    #expect(outcome.output == "\(journal): \(count) entries, all the same\n")
    #expect(outcome.complaint.isEmpty)
  }

  @Test func `the first difference is shown`() throws {
    let place = try #require(lines.firstIndex { $0.contains("\"message\":\"click\"") })
    let file = try forged(
      lines[place], String(lines[place]).replacing("\"amount\":1", with: "\"amount\":2"))
    let outcome = try Program.run("replay", file)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("\(place - 1) entries are the same, then #\(place) differs"))
    #expect(outcome.output.contains("  recorded  {"))
    #expect(outcome.output.contains("  replayed  \(lines[place])\n"))
  }

  @Test func `a replay that ends before the difference succeeds`() throws {
    let place = try #require(lines.firstIndex { $0.contains("\"message\":\"tap\"") })
    let file = try forged(
      lines[count], String(lines[count]).replacing("\"n\":\(count)", with: "\"n\":\(count),\"x\":1")
    )
    #expect(try Program.run("replay", file).status == 1)
    #expect(try Program.run("replay", file, "--at", "\(place)").status == 0)
    #expect(try Program.run("replay", file, "--at", "100ms").status == 0)
  }

  @Test(arguments: ["", "{}", "{\"format\":\"else\"}\n", "nonsense\n"])
  func `a file that is not a journal is refused`(_ text: String) throws {
    let file = try scratch.write(text, to: "none.jsonl")
    for words in [["replay", file], ["diff", file, journal], ["diff", journal, file], [file]] {
      let outcome = try Program.run(Program.path, words)
      #expect(outcome.status == 2, "\(words)")
      #expect(outcome.output.isEmpty)
      #expect(outcome.complaints.count == 1)
      #expect(outcome.complaint.contains("none.jsonl: "))
    }
  }

  @Test func `an unreadable line is reported with its position`() throws {
    let file = try forged(lines[3], "{\"n\":3,")
    let outcome = try Program.run("replay", file)
    #expect(outcome.status == 2)
    #expect(outcome.complaints.count == 1)
    #expect(outcome.complaint.contains("forged.jsonl: line 4, column "))
  }

  @Test func `a journal with an unknown class is refused`() throws {
    let file = try forged("SampleAdapter.SampleCustomEvent", "Elsewhere.Adapter")
    let outcome = try Program.run("replay", file)
    #expect(outcome.status == 2)
    #expect(outcome.complaint.contains("Elsewhere.Adapter"))
  }

  // MARK: diff

  @Test func `a journal does not differ from itself`() throws {
    #expect(try Program.run("diff", journal, journal).status == 0)
  }

  @Test func `two different journals exit with 1`() throws {
    let file = try forged("\"message\":\"click\"", "\"message\":\"clack\"")
    let outcome = try Program.run("diff", journal, file)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("clack"))
    #expect(outcome.complaint.isEmpty)
  }

  @Test func `a missing journal is refused`() throws {
    for words in [["diff", journal, "none.jsonl"], ["replay", "none.jsonl"]] {
      let outcome = try Program.run(Program.path, words)
      #expect(outcome.status == 2)
      #expect(outcome.complaint == "adplay: none.jsonl: No such file or directory\n")
    }
  }

  // MARK: --at

  private func snapshot(_ words: String...) throws -> String {
    let outcome = try Program.run(Program.path, ["snapshot"] + words)
    #expect(outcome.status == 0, "\(outcome.complaint)")
    return outcome.output
  }

  @Test func `a journal's screen is that of its script`() throws {
    #expect(try snapshot(journal) == snapshot(scratch.path("two.json")))
  }

  @Test func `a position is an entry, a line or a time`() throws {
    let show = try #require(lines.firstIndex { $0.contains("\"message\":\"show\"") })
    let atEntry = try snapshot(journal, "--at", "\(show)")
    #expect(atEntry.contains(/impression +[◔◑]? *0 ┄+▷ 0/))
    // Line 11 loads, shows and waits for the impression; line 12 taps.
    let atLine = try snapshot(scratch.path("two.json"), "--at", "11")
    #expect(atLine.contains(/impression +1 ═+▶ 1/))
    #expect(atLine.contains(/click +0 ┄+▷ 0/))
    let atTime = try snapshot(scratch.path("two.json"), "--at", "0.5s")
    #expect(atTime.contains(/impression +[◔◑]? *0 ┄+▷ 0/))
    #expect(try snapshot(journal, "--at", "500ms") == atTime)
  }

  @Test(arguments: ["x", "0", "-1", "1.5", "1 parsec", ""])
  func `an invalid position is refused`(_ place: String) throws {
    for command in [["snapshot", journal], ["replay", journal], [scratch.path("two.json")]] {
      let outcome = try Program.run(Program.path, command + ["--at", place])
      #expect(outcome.status == 2)
      #expect(
        outcome.complaint.contains(
          "invalid value \"\(place)\" for --at: expected the number of a line or an entry"))
    }
  }

  @Test func `a position past the end is refused with the end`() throws {
    let scenario = scratch.path("two.json")
    for (words, place, end) in [
      (["snapshot", scenario], "16", "\(scenario) has 15 lines"),
      (["snapshot", scenario], "1h", "\(scenario) ends at "),
      ([scenario], "16", "\(scenario) has 15 lines"),
      (["snapshot", journal], "\(count + 1)", "\(journal) has \(count) entries"),
      (["replay", journal], "1h", "\(journal) ends at "),
      (["replay", journal, "--stage"], "\(count + 1)", "\(journal) has \(count) entries"),
      ([journal], "1h", "\(journal) ends at "),
    ] {
      let outcome = try Program.run(Program.path, words + ["--at", place])
      #expect(outcome.status == 2, "\(words)")
      #expect(outcome.output.isEmpty, "\(words)")
      #expect(outcome.complaint.hasPrefix("adplay: --at is past the end: \(end)"), "\(words)")
    }
  }

  // MARK: Killed

  @Test func `a killed run leaves a journal that can be replayed`() throws {
    let scenario = try scratch.write(Texts.loads(20_000), to: "long.json")
    let killed = scratch.path("killed.jsonl")
    // A full pipe stops the run, however slow its reader is.
    let pipe = scratch.path("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    let run = try Program.start("run", scenario, "--journal", pipe)
    let reader = try #require(FileHandle(forReadingAtPath: pipe))
    var written = Data()
    while written.count(where: { $0 == 0x0A }) < 100 {
      written += try #require(try reader.read(upToCount: 1 << 16))
    }
    kill(run.pid, SIGKILL)
    #expect(try run.end().status == 128 + SIGKILL)
    written += try reader.readToEnd() ?? Data()
    try written.write(to: URL(fileURLWithPath: killed))
    let text = try scratch.text("killed.jsonl")
    // A pipe may take part of a line; a file has only whole ones.
    let count = text.utf8.count { $0 == 0x0A } - 1
    // A run stopped within a moment would have written more.
    let replay = try Program.run("replay", killed)
    #expect(replay.complaint.isEmpty)
    #expect(replay.output.hasPrefix("\(killed): \(count) entries"))
    #expect(!replay.output.contains("recorded  {"))
    let diff = try Program.run("diff", killed, killed)
    #expect(diff.status == 0)
  }

  @Test func `half a line at the end is ignored`() throws {
    let text = try scratch.text("journal.jsonl")
    let cut = try scratch.write(String(text.dropLast(20)), to: "cut.jsonl")
    let outcome = try Program.run("replay", cut)
    #expect(outcome.status == 0)
    #expect(outcome.output == "\(cut): \(count - 1) entries, all the same\n")
  }
}
