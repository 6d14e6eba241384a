import Foundation
import Testing

/// Many scenarios in one run, as in continuous integration.
@Suite(.outside) struct FolderRunTests {
  private let scratch: Scratch

  /// A folder with two good scenarios of the same name.
  init() throws {
    scratch = try Scratch()
    try scratch.folder("all/deep")
    _ = try scratch.write(Texts.twoTaps(expecting: 2), to: "all/b.json")
    _ = try scratch.write(Texts.twoTaps(expecting: 2), to: "all/deep/b.json")
    _ = try scratch.write("not a scenario", to: "all/notes.txt")
  }

  private func addBad() throws {
    _ = try scratch.write(Texts.twoTaps(expecting: 3), to: "all/a<&>\".json")
  }

  @Test func `a folder means every scenario in it, at any depth, sorted by name`() throws {
    let folder = scratch.path("all")
    let outcome = try Program.run("run", folder)
    #expect(outcome.status == 0)
    #expect(outcome.output == "\(folder)/b.json: 1 held\n\(folder)/deep/b.json: 1 held\n")
    #expect(outcome.complaint.isEmpty)
  }

  @Test func `a failing scenario fails the whole run, and the others are still played`() throws {
    try addBad()
    let folder = scratch.path("all")
    let outcome = try Program.run("run", folder + "/")
    #expect(outcome.status == 1)
    #expect(
      outcome.output.split(separator: "\n") == [
        "\(folder)/a<&>\".json: 1 failed, 0 held", "\(folder)/b.json: 1 held",
        "\(folder)/deep/b.json: 1 held",
      ])
    #expect(outcome.complaint.contains("expected google clicks 3, found 2"))
  }

  @Test(arguments: [
    ("", ""),
    (#", "fault": "dropsClicks""#, "; broken: click-not-passed-on (adplay check says why)"),
  ])
  func `a script without expectations says what was counted, and whether a rule is broken`(
    _ fault: String, _ broken: String
  ) throws {
    let text = #"""
      {
        "title": "a tap",
        "adUnits": [
          {
            "id": "feed", "format": "native",
            "lines": [
              {
                "label": "A", "class": "SampleAdapter.SampleCustomEvent", "parameter": "a", "outcome": "fill"\#(fault)
              }
            ]
          }
        ],
        "script": [{ "load": "feed" }, { "show": "feed" }, { "advance": "2s" }, { "tap": "headline" }]
      }
      """#
    let file = try scratch.write(text, to: "tap.json")
    let outcome = try Program.run("run", file)
    let rule = fault.isEmpty ? "" : ". Broken: click-not-passed-on."
    let clicks = fault.isEmpty ? "1 click" : "0 clicks"
    #expect(
      outcome.output.split(separator: "\n") == [
        "\(file): no expectations\(broken)",
        "  feed#1: Google 1 impression, 1 click; Sample SDK 1 impression, \(clicks)\(rule)",
      ])
    #expect(outcome.status == 0)
  }

  @Test func `the command printed for a failure opens that moment on the stage`() async throws {
    let file = try scratch.write(Texts.twoTaps(expecting: 3), to: "three.json")
    let outcome = try Program.run("run", file)
    let command = try #require(outcome.complaints.last).trimmingCharacters(in: .whitespaces)
    #expect(command == "adplay \(file) --at 13")
    let window = try await Window()
    try await window.openStage(String(command.dropFirst("adplay ".count)))
    try await window.wait("that moment") {
      $0.contains("‖ paused") && $0.contains(/click +2 ═+▶ 2/)
    }
  }

  // MARK: --junit

  private func report() throws -> (status: Int32, XMLNode) {
    let file = scratch.path("report.xml")
    let outcome = try Program.run("run", scratch.path("all"), "--junit", file)
    return (outcome.status, try XMLNode(reading: try scratch.text("report.xml")))
  }

  @Test func `a report has a suite per scenario and a case per expectation`() throws {
    let (status, root) = try report()
    #expect(status == 0)
    #expect(root.name == "testsuites")
    #expect(root.attributes["tests"] == "2")
    #expect(root.attributes["failures"] == "0")
    #expect(root.children.map(\.name) == ["testsuite", "testsuite"])
    #expect(root.children.allSatisfy { $0.children.map(\.name) == ["testcase"] })
    #expect(root.children[0].children[0].children.isEmpty)
  }

  @Test func `a report has what was expected and what happened before`() throws {
    try addBad()
    let (status, root) = try report()
    #expect(status == 1)
    #expect(root.attributes["tests"] == "3")
    #expect(root.attributes["failures"] == "1")
    let suite = try #require(root.children.first)
    #expect(suite.attributes["name"] == "\(scratch.path("all"))/a<&>\".json")
    #expect(suite.attributes["failures"] == "1")
    let test = try #require(suite.children.first)
    #expect(test.attributes["name"]?.hasPrefix("line 13") == true)
    let failure = try #require(test.children.first)
    #expect(failure.name == "failure")
    #expect(
      failure.attributes["message"]
        == "expected google clicks 3, found 2; expected network clicks 3, found 2")
    #expect(failure.text.contains("google  counts click 1"))
  }

  @Test func `a report that can't be written exits with 2`() throws {
    let outcome = try Program.run("run", scratch.path("all"), "--junit", "/nowhere/report.xml")
    #expect(outcome.status == 2)
    #expect(outcome.complaint == "adplay: /nowhere/report.xml: No such file or directory\n")
  }

  // MARK: --journal

  @Test func `several journals need a folder`() throws {
    let outcome = try Program.run(
      "run", scratch.path("all"), "--journal", scratch.path("journal.jsonl"))
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.complaints.count == 1)
    #expect(outcome.complaint.contains("a folder, such as \(scratch.path("journal.jsonl"))/"))
    #expect(try scratch.names() == ["all"])
  }

  @Test(arguments: ["journals/", "made"])
  func `a folder gets a journal per scenario, each with its own name`(_ name: String) throws {
    if name == "made" { try scratch.folder(name) }
    let outcome = try Program.run(
      "run", scratch.path("all"), "--journal", "\(scratch.url.path)/\(name)")
    #expect(outcome.status == 0)
    #expect(try scratch.names(in: name) == ["b-2.jsonl", "b.jsonl"])
    for journal in ["b.jsonl", "b-2.jsonl"] {
      let file = scratch.url.appendingPathComponent(name).appendingPathComponent(journal)
      #expect(try Program.run("replay", file.path).status == 0)
    }
  }

  @Test func `the journal of a library scenario has the scenario's name`() throws {
    let outcome = try Program.run(
      "run", "storefront", "waterfall", "--journal", "\(scratch.url.path)/journals/")
    #expect(outcome.status == 0)
    #expect(try scratch.names(in: "journals") == ["storefront.jsonl", "waterfall.jsonl"])
  }

  // MARK: Progress

  @Test func `progress is shown on a terminal and then removed`() async throws {
    let window = try await Window()
    #expect(try await window.run("$ADPLAY run storefront waterfall") == 0)
    let screen = try window.screen
    #expect(screen.contains("storefront: "))
    #expect(screen.contains("waterfall: "))
    #expect(!screen.contains("1 of 2"))
    #expect(try await window.run("$ADPLAY run storefront waterfall 2> progress") == 0)
    #expect(try window.scratch.text("progress") == "")
  }
}

/// A small XML reader for elements, attributes and text; everything else is an error.
struct XMLNode {
  struct Broken: Error { let place: Substring }

  let name: String
  private(set) var attributes: [String: String] = [:]
  private(set) var children: [XMLNode] = []
  private(set) var text = ""

  init(reading document: String) throws {
    var rest = document[...]
    try #require(rest.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>"))
    rest = rest[(rest.range(of: "?>")?.upperBound ?? rest.endIndex)...]
    rest = rest.drop(while: \.isWhitespace)
    try self.init(&rest)
    guard rest.allSatisfy(\.isWhitespace) else { throw Broken(place: rest) }
  }

  private init(_ rest: inout Substring) throws {
    guard let tag = rest.prefixMatch(of: /<([a-z]+)((?: [a-z]+="[^"<]*")*)(\/?)>/) else {
      throw Broken(place: rest.prefix(80))
    }
    name = String(tag.1)
    for pair in tag.2.matches(of: /\ ([a-z]+)="([^"]*)"/) {
      attributes[String(pair.1)] = try Self.unescaped(pair.2)
    }
    rest = rest[tag.range.upperBound...]
    guard tag.3.isEmpty else { return }
    while !rest.hasPrefix("</") {
      if rest.hasPrefix("<") {
        children.append(try XMLNode(&rest))
      } else {
        let end = rest.firstIndex(of: "<") ?? rest.endIndex
        guard end > rest.startIndex, end < rest.endIndex else { throw Broken(place: rest) }
        text += try Self.unescaped(rest[..<end])
        rest = rest[end...]
      }
    }
    guard rest.hasPrefix("</\(name)>") else { throw Broken(place: rest.prefix(80)) }
    rest = rest.dropFirst(name.count + 3)
  }

  private static func unescaped(_ text: Substring) throws -> String {
    var result = String(text)
    for match in text.matches(of: /&[^;]*;?/) {
      guard ["&lt;", "&gt;", "&amp;", "&quot;"].contains(match.0) else {
        throw Broken(place: match.0)
      }
    }
    for (word, character) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")] {
      result = result.replacing(word, with: character)
    }
    return result
  }
}
