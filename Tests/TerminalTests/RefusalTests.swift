import Foundation
import Glibc
import Testing

/// Errors are one line each, with no other output.
@Suite(.outside) struct RefusalTests {
  private func expectRefusal(
    _ outcome: Program.Outcome, _ words: String..., location: SourceLocation = #_sourceLocation
  ) {
    #expect(outcome.status == 2, sourceLocation: location)
    #expect(outcome.output.isEmpty, sourceLocation: location)
    #expect(outcome.complaints.count == 1, sourceLocation: location)
    #expect(outcome.complaint.hasPrefix("adplay: "), sourceLocation: location)
    for word in words {
      #expect(outcome.complaint.contains(word), sourceLocation: location)
    }
  }

  @Test func `a missing terminal is refused`() throws {
    expectRefusal(try Program.run(environment: ["TERM": "xterm"]), "needs a terminal")
  }

  @Test func `an unknown option is refused with the nearest one`() throws {
    expectRefusal(try Program.run("--thme", "x"), "unknown option --thme", "did you mean --theme?")
  }

  @Test(arguments: [["--seed", "x"], ["--speed", "0"], ["--speed"], ["a", "b"], ["run"]])
  func `invalid arguments are refused`(_ words: [String]) throws {
    expectRefusal(try Program.run(Program.path, words))
  }

  @Test func `an unknown scenario is refused with the nearest one`() throws {
    expectRefusal(try Program.run("storefrnt"), "did you mean \"storefront\"?")
  }

  @Test func `a broken scenario is refused with file, line, column and a suggestion`() throws {
    let scratch = try Scratch()
    let file = try scratch.write(
      """
      {
        "title": "broken",
        "adUnitz": []
      }
      """, to: "broken.json")
    expectRefusal(try Program.run(file), "\(file): line 3, column 3", "adUnitz", "adUnits")
    expectRefusal(try Program.run("run", file), "\(file): line 3, column 3")
  }

  @Test func `a VAST document that is not there is named with its place`() throws {
    let scratch = try Scratch()
    func scenario(_ ad: String) throws -> String {
      try scratch.write(
        """
        {
          "title": "video",
          "adUnits": [{
            "id": "u", "format": "rewarded",
            "lines": [{
              "label": "House", "class": "SampleAdapter.SampleCustomEvent",
              "ad": { \(ad) }
            }]
          }]
        }
        """, to: "video.json")
    }
    let missing = try scenario(#""vast": "none.xml""#)
    expectRefusal(
      try Program.run("run", missing), "\(missing): line 7, column 23", "none.xml: No such file")
    let further = try scenario(
      #""vast": "<VAST/>", "vastCatalogue": { "https://a.example": "b.xml" }"#)
    expectRefusal(try Program.run("run", further), "line 7", "b.xml: No such file")
  }

  @Test(arguments: [
    "PATH", "../secret.xml", "below/../../secret.xml", "link.xml", "below/secret.xml",
  ])
  func `a VAST document outside of the scenario's folder is refused, also behind a link`(
    _ name: String
  ) throws {
    let scratch = try Scratch()
    let secret = try scratch.write("<VAST version=\"3.0\"/>", to: "secret.xml")
    try FileManager.default.createDirectory(
      atPath: scratch.path("folder/below"), withIntermediateDirectories: true)
    for link in ["folder/link.xml", "folder/below/secret.xml"] {
      try FileManager.default.createSymbolicLink(
        atPath: scratch.path(link), withDestinationPath: secret)
    }
    let scenario = try scratch.write(
      """
      {
        "title": "video",
        "adUnits": [{
          "id": "u", "format": "rewarded",
          "lines": [{
            "label": "House", "class": "SampleAdapter.SampleCustomEvent", "outcome": "fill",
            "ad": { "vast": "\(name == "PATH" ? secret : name)" }
          }]
        }]
      }
      """, to: "folder/video.json")
    expectRefusal(
      try Program.run("run", scenario), "\(scenario): line 7, column 23",
      "is not in the folder of the scenario")
  }

  @Test(arguments: ["run", "check"])
  func `a VAST document that can't be read is told with its place, and the rest is played`(
    _ command: String
  ) throws {
    let scratch = try Scratch()
    _ = try scratch.write("<VAST version=\"3.0\">\n  <Ad>", to: "ad.xml")
    let scenario = try scratch.write(
      """
      {
        "title": "video",
        "adUnits": [{
          "id": "u", "format": "rewarded",
          "lines": [{
            "label": "House", "class": "SampleAdapter.SampleCustomEvent", "outcome": "fill",
            "ad": { "vast": "ad.xml", "vastCatalogue": { "https://a.example": "<html/>" } }
          }]
        }],
        "script": [{ "load": "u" }]
      }
      """, to: "video.json")
    let outcome = try Program.run(command, scenario)
    #expect(outcome.status == 0)
    try #require(outcome.complaints.count >= 2)
    #expect(outcome.complaints[0].hasPrefix("adplay: \(scenario): line 7, column 23: "))
    #expect(
      outcome.complaints[0].hasSuffix(
        "ad.xml: line 2, column 7: error 100 (XML parsing error): "
          + "the text ends inside <Ad>, opened at line 2, column 3"))
    #expect(outcome.complaints[1].contains("in this VAST document: line 1, column 1"))
  }

  @Test func `a script with an unknown line is refused`() throws {
    let scratch = try Scratch()
    let file = try scratch.write(
      """
      {
        "title": "typo",
        "adUnits": [{
          "id": "feed", "format": "native",
          "lines": [{ "label": "House", "class": "SampleAdapter.SampleCustomEvent" }]
        }],
        "script": [
          { "set": { "unit": "feed", "line": "Hose", "outcome": "noFill" } }
        ]
      }
      """, to: "typo.json")
    expectRefusal(try Program.run("run", file), "line 8, column 40", "Hose", "House")
  }

  @Test func `a class that is not linked is refused with its position and the nearest one`()
    throws
  {
    let scratch = try Scratch()
    let file = try scratch.write(
      """
      {
        "title": "typo",
        "adUnits": [{
          "id": "feed", "format": "native",
          "lines": [{ "label": "House", "class": "SampleAdapter.SampleCustomEvnt" }]
        }]
      }
      """, to: "class.json")
    expectRefusal(
      try Program.run("run", file), "\(file): line 5, column 44: ",
      #"did you mean "SampleAdapter.SampleCustomEvent"?"#, "adplay help new", "noSuchClass")
    let help = try Program.run("help", "new").output.replacing("\n", with: " ")
    #expect(help.contains("program with them linked in"))
  }

  @Test(arguments: ["_TtC3foo3bar", "UIKit.UIView"])
  func `a class that can't be an adapter is refused in one line`(name: String) throws {
    let scratch = try Scratch()
    let file = try scratch.write(
      """
      {
        "title": "mangled",
        "adUnits": [{
          "id": "feed", "format": "native", "lines": [{ "label": "House", "class": "\(name)" }]
        }]
      }
      """, to: "mangled.json")
    expectRefusal(try Program.run("run", file), "\(file): line 4, column", name)
  }

  @Test(arguments: ["--journal", "--junit"])
  func `an output that would overwrite a scenario is refused, under any name`(_ option: String)
    throws
  {
    let scratch = try Scratch()
    let text = Texts.twoTaps(expecting: 2)
    let file = try scratch.write(text, to: "mine.json")
    let (soft, hard) = (scratch.path("soft"), scratch.path("hard"))
    try #require(symlink(file, soft) == 0 && link(file, hard) == 0)
    for other in [file, soft, hard, scratch.path("./mine.json")] {
      expectRefusal(
        try Program.run("run", file, option, other), "\(option) \(other) would overwrite \(file)")
      expectRefusal(try Program.run("run", scratch.path(""), option, other), "would overwrite")
    }
    #expect(try scratch.text("mine.json") == text)
  }

  @Test(arguments: ["--journal", "--junit"])
  func `an output that would overwrite what standard input is read from is refused`(
    _ option: String
  ) throws {
    let scratch = try Scratch()
    let text = Texts.twoTaps(expecting: 2)
    let file = try scratch.write(text, to: "mine.json")
    let outcome = try Program.run(
      "/bin/sh", ["-c", "\"$0\" run - \"$1\" \"$2\" < \"$2\"", Program.path, option, file])
    expectRefusal(outcome, "\(option) \(file) would overwrite -")
    #expect(try scratch.text("mine.json") == text)
  }

  @Test func `two outputs in one file are refused`() throws {
    let scratch = try Scratch()
    let (file, report) = (scratch.path("good.json"), scratch.path("report"))
    _ = try scratch.write(Texts.loads(1), to: "good.json")
    expectRefusal(
      try Program.run("check", file, "--junit", report, "--sarif", report), "name one file")
    expectRefusal(
      try Program.run("run", file, "--junit", report, "--journal", report), "name one file")
    #expect(!scratch.has("report"))
  }

  @Test func `a recording or journal that would overwrite the stage's input is refused`() throws {
    let scratch = try Scratch()
    let file = try scratch.write(Texts.twoTaps(expecting: 2), to: "mine.json")
    let journal = scratch.path("mine.jsonl")
    #expect(try Program.run("run", file, "--journal", journal).status == 0)
    let recorded = try scratch.text("mine.jsonl")
    expectRefusal(try Program.run(file, "--journal", file), "--journal", "would overwrite")
    expectRefusal(try Program.run(file, "--record", file), "--record", "would overwrite")
    expectRefusal(
      try Program.run("replay", journal, "--stage", "--journal", journal), "would overwrite")
    #expect(try scratch.text("mine.json") == Texts.twoTaps(expecting: 2))
    #expect(try scratch.text("mine.jsonl") == recorded)
  }

  @Test func `a file that is too large is refused unread`() throws {
    let scratch = try Scratch()
    let file = try scratch.write("", to: "large.json")
    try #require(truncate(file, 1 << 40) == 0)
    // Too little memory to read even a gigabyte of it.
    let outcome = try Program.run(
      "/bin/sh", ["-c", "ulimit -v 1500000; exec \"$0\" run \"$1\"", Program.path, file])
    expectRefusal(outcome, "\(file): larger than 64 MiB")
  }

  @Test func `a folder without scenarios or in place of a file is refused`() throws {
    let scratch = try Scratch()
    expectRefusal(try Program.run("run", scratch.path("")), "there is no scenario")
    expectRefusal(try Program.run("snapshot", scratch.path("")), "Is a directory")
  }

  @Test func `an unreadable or unknown theme is refused`() throws {
    let scratch = try Scratch()
    let file = try scratch.write("{ \"name\": ", to: "theme.json")
    expectRefusal(try Program.run("--theme", file), "\(file): ")
    expectRefusal(try Program.run("--theme", "midnigt"), "did you mean \"midnight\"?")
  }

  @Test(arguments: [
    ("dumb", "can't place its cursor"), ("", "TERM is not set"), ("nonsense", "unknown terminal"),
  ])
  func `a terminal that can't show the stage is refused`(name: String, sentence: String)
    async throws
  {
    let window = try await Window()
    #expect(try await window.run("TERM=\(name) $ADPLAY 2> complaint") == 2)
    let complaint = try window.scratch.text("complaint")
    #expect(complaint.split(separator: "\n").count == 1)
    #expect(complaint.contains(sentence))
    try await window.waitUntilGivenBack()
  }
}
