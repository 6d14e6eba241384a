import Foundation
import Testing

/// Output never controls the terminal it is shown on, whatever files and arguments contain.
@Suite(.outside) struct SafeOutputTests {
  /// An escape sequence with its end, DEL, the C1 form, and an override of the reading order.
  private static let evil = "a\u{1B}]0;x\u{7}\u{7F}\u{9B}31m\u{202E}z"
  private static let json = #"a\u001b]0;x\u0007\u007f\u009b31m\u202ez"#

  private func expectSafe(_ text: String, location: SourceLocation = #_sourceLocation) {
    for scalar in text.unicodeScalars where scalar != "\n" {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        Issue.record("U+\(String(scalar.value, radix: 16)) in \(text)", sourceLocation: location)
        return
      default: continue
      }
    }
  }

  private func expectSafe(
    _ outcome: Program.Outcome, status: Int32, location: SourceLocation = #_sourceLocation
  ) {
    #expect(outcome.status == status, sourceLocation: location)
    #expect(!(outcome.output + outcome.complaint).isEmpty, sourceLocation: location)
    expectSafe(outcome.output, location: location)
    expectSafe(outcome.complaint, location: location)
  }

  /// Only what JSON strings can't hold is escaped in the file.
  private var scenario: String {
    let raw = "a\u{7F}\u{9B}31m\u{202E}z"
    return Texts.twoTaps(expecting: 3)
      .replacing("\"two taps\"", with: "\"\(raw)\"")
      .replacing("\"expect\": { ", with: "\"expect\": { \"journal\": [\"\(Self.json)\"], ")
  }

  @Test func `a failed expectation is printed safely as text, JSON, JUnit and journal`()
    throws
  {
    let scratch = try Scratch()
    let file = try scratch.write(scenario, to: "evil.json")
    let (journal, junit) = (scratch.path("evil.jsonl"), scratch.path("evil.xml"))
    expectSafe(try Program.run("run", file, "--journal", journal, "--junit", junit), status: 1)
    expectSafe(try Program.run("run", "--json", file), status: 1)
    expectSafe(try Program.run("run", "--repeat", "2", file), status: 1)
    expectSafe(try scratch.text("evil.jsonl"))
    expectSafe(try scratch.text("evil.xml"))
    let header = try object(in: try scratch.text("evil.jsonl").split(separator: "\n")[0])
    let title = (header["scenario"] as? [String: Any])?["title"] as? String
    #expect(title == "a\u{7F}\u{9B}31m\u{202E}z")
    #expect(try scratch.text("evil.xml").contains("&#x202e;"))
  }

  @Test func `a recorded line that is not JSON is printed safely`() throws {
    let scratch = try Scratch()
    let file = try scratch.write(Texts.twoTaps(expecting: 2), to: "two.json")
    let journal = scratch.path("two.jsonl")
    #expect(try Program.run("run", file, "--journal", journal).status == 0)
    var lines = try scratch.text("two.jsonl").components(separatedBy: "\n")
    lines[3] = Self.evil
    _ = try scratch.write(lines.joined(separator: "\n"), to: "two.jsonl")
    let outcome = try Program.run("replay", journal, "--at", "2")
    expectSafe(outcome, status: 1)
    #expect(outcome.output.contains("␛]0;x␇␡"))
  }

  @Test(arguments: [
    ["\(evil)"], ["--\(evil)"], ["\(evil).json"], ["--theme", evil], ["--seed", evil],
    ["run", evil], ["snapshot", "--screen", evil], ["check", "--adapter", evil],
    ["help", evil], ["diff", evil, evil],
  ])
  func `refused arguments are printed safely`(_ words: [String]) throws {
    let outcome = try Program.run(Program.path, words)
    expectSafe(outcome, status: 2)
    #expect(outcome.complaints.count == 1)
  }

  @Test func `the names of an old adapter's files are printed safely`() throws {
    let scratch = try Scratch()
    let source = "class Old: NSObject, GADCustomEventBanner {}"
    let file = try scratch.write(source, to: "\(Self.evil).swift")
    for words in [["migrate", file], ["migrate", scratch.path("")], ["migrate", file, "--json"]] {
      expectSafe(try Program.run(Program.path, words), status: 0)
    }
  }

  @Test func `labels are printed safely as CSV, which keeps its rows`() throws {
    let scratch = try Scratch()
    let label = #"a\nb\u001b]0;x\u0007\u202ez"#
    let file = try scratch.write(
      Texts.twoTaps(expecting: 2).replacing(
        #""label": "Sample SDK""#, with: "\"label\": \"\(label)\""),
      to: "labels.json")
    let outcome = try Program.run("discrepancy", file, "--repeat", "2", "--csv")
    expectSafe(outcome.output.replacing("\r\n", with: "\n"))
    let rows = outcome.output.split(separator: "\r\n")
    #expect(rows.count == 4)
    #expect(rows.dropFirst().allSatisfy { $0.contains(",\"a b␛]0;x␇·z\",") })
  }

  @Test func `a crash names the ad safely`() throws {
    let scratch = try Scratch()
    let file = try scratch.write(
      """
      {"title": "crash", "adUnits": [{"id": "\(Self.json)", "format": "native", "lines": [
        {"label": "A", "class": "MannerAdapters.TrappingCustomEvent"}]}]}
      """, to: "crash.json")
    let outcome = try Program.run(Program.manners, ["check", file])
    expectSafe(outcome, status: 1)
    #expect(outcome.complaint.contains("for a␛]0;x"))
  }

  @Test func `a text of any length leaves an error a line that can be read`() throws {
    let scratch = try Scratch()
    let name = String(repeating: "A", count: 1 << 20)
    let file = try scratch.write(
      Texts.twoTaps(expecting: 2).replacing("SampleAdapter.SampleCustomEvent", with: name),
      to: "long.json")
    let outcome = try Program.run("run", file)
    #expect(outcome.status == 2)
    #expect(outcome.complaints.count == 1 && outcome.complaint.count < 3000)
    #expect(outcome.complaint.hasPrefix("adplay: \(file): line 6, column 39: "))
    #expect(outcome.complaint.contains("AAA…AAA"))
  }

  @Test func `nothing but text goes into a pipe, whatever theme is asked for`() throws {
    let scratch = try Scratch()
    let journals = [2, 3].map { scratch.path("\($0).jsonl") }
    for journal in journals {
      _ = try Program.run("run", "network-tracks", "--journal", journal)
    }
    let diff = try Program.run("diff", journals[0], journals[1], "--theme", "midnight")
    expectSafe(diff, status: 0)
    let apis = try Program.run("diff", "--apis", "storefront", "--theme", "midnight")
    expectSafe(apis.output)
    #expect(!apis.output.isEmpty)
    let wrong = try Program.run("diff", journals[0], journals[1], "--theme", "midnigt")
    #expect(wrong.complaint.contains("did you mean \"midnight\"?"))
  }

  @Test func `a file name is printed safely`() throws {
    let scratch = try Scratch()
    let file = try scratch.write(Texts.twoTaps(expecting: 2), to: "\(Self.evil).json")
    expectSafe(try Program.run("run", file), status: 0)
    expectSafe(try Program.run("check", file), status: 0)
  }
}
