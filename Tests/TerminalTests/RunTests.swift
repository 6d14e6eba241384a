import Foundation
import Glibc
import Testing

@Suite(.outside) struct RunTests {
  @Test func `a script that holds exits with 0 and prints one JSON line`() throws {
    let scratch = try Scratch()
    let file = try scratch.write(Texts.twoTaps(expecting: 2), to: "two.json")
    let outcome = try Program.run("run", "--json", file)
    #expect(outcome.status == 0)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 1)
    let summary = try object(in: try #require(lines.first))
    #expect(summary["scenario"] as? String == "two taps")
    let expectations = summary["expectations"] as? [String: Any]
    #expect(expectations?["held"] as? Int == 1)
    #expect((expectations?["failed"] as? [Any])?.isEmpty == true)
  }

  @Test func `a failed expectation exits with 1 and says where`() throws {
    let scratch = try Scratch()
    let file = try scratch.write(Texts.twoTaps(expecting: 3), to: "three.json")
    let outcome = try Program.run("run", "--json", file)
    #expect(outcome.status == 1)
    #expect(outcome.output.split(separator: "\n").count == 1)
    #expect(outcome.complaint.contains("\(file):13: expected google clicks 3, found 2"))
    #expect(outcome.complaint.contains("\(file):13: expected network clicks 3, found 2"))
  }

  @Test func `nothing is played if one of several files can't be read`() throws {
    let scratch = try Scratch()
    let good = try scratch.write(Texts.twoTaps(expecting: 2), to: "good.json")
    let outcome = try Program.run("run", "--json", good, scratch.path("missing.json"))
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.complaints.count == 1)
  }

  @Test func `the same seed gives the same journal, byte for byte`() throws {
    let scratch = try Scratch()
    for name in ["one", "two"] {
      let outcome = try Program.run(
        "run", "storefront", "--seed", "3", "--journal", scratch.path(name))
      #expect(outcome.status == 0)
    }
    let journal = try scratch.text("one")
    #expect(journal.hasPrefix(#"{"format":"adplay-journal""#))
    #expect(try scratch.text("two") == journal)
  }

  @Test func `non-blocking output is complete, however slowly it is read`() async throws {
    let pipe = try Pipe(in: try Scratch())
    let run = try Program.start(
      "scenarios", "--schema", output: pipe.path, opened: O_WRONLY | O_NONBLOCK)
    try await wait("a full pipe") { pipe.unread == pipe.capacity }
    let text = try await pipe.readToEnd()
    #expect(try run.end().status == 0)
    #expect(text == (try Program.run("scenarios", "--schema").output))
  }

  @Test func `output without a reader ends the program quietly`() async throws {
    let pipe = try Pipe(in: try Scratch())
    let run = try Program.start("scenarios", "--schema", output: pipe.path, opened: O_WRONLY)
    try await wait("a full pipe") { pipe.unread == pipe.capacity }
    pipe.leave()
    let outcome = try run.end()
    #expect(outcome.status == 128 + SIGPIPE)
    #expect(outcome.complaint.isEmpty)
  }

  @Test func `what an adapter says on a queue of its own holds, the same way twice`() throws {
    let folder = try Scratch()
    let journals = try ["one", "two"].map { name in
      let outcome = try Program.run(
        "run", "answers-elsewhere", "--journal", folder.path("\(name).jsonl"))
      #expect(outcome.status == 0, "\(outcome.output)")
      return try folder.text("\(name).jsonl")
    }
    #expect(journals[0].contains("called-off-main"))
    #expect(journals[0] == journals[1])
  }

  @Test func `tours and the zoo are listed after the other scenarios, under headings`() throws {
    let outcome = try Program.run("scenarios")
    #expect(outcome.status == 0)
    let parts = outcome.output.components(separatedBy: "\n\n")
    #expect(parts.count == 6)
    #expect(parts.first?.hasPrefix("storefront ") == true)
    #expect(parts.dropFirst().first?.contains("\nwho-counted ") == true)
    #expect(parts.dropLast(2).last?.hasPrefix("The zoo: ") == true)
    #expect(parts.dropLast(2).last?.contains("\ncompletes-twice ") == true)
    #expect(parts.dropLast().last?.hasPrefix("Mistakes of any adapter") == true)
    #expect(parts.dropLast().last?.contains("\nloses-clicks ") == true)
    #expect(parts.last?.hasPrefix("The zoo of apps: ") == true)
    #expect(parts.last?.contains("\nlets-go-of-its-ad ") == true)
  }
}

/// The JSON object on a line.
func object(in line: Substring) throws -> [String: Any] {
  try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
}
