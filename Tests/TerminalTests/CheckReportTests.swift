import Foundation
import Testing

/// What `adplay check` writes for other programs.
@Suite(.outside) struct CheckReportTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// A scenario whose adapter keeps clicks to itself, and one whose adapter is good.
  private func check(_ words: String...) throws -> Program.Outcome {
    let broken = "BrokenAdapters.ForgetsItsClicksCustomEvent"
    let text = Texts.twoTaps(expecting: 2)
    _ = try scratch.folder("all")
    _ = try scratch.write(
      text.replacing("SampleAdapter.SampleCustomEvent", with: broken), to: "all/bad, 50%.json")
    _ = try scratch.write(text, to: "all/good.json")
    return try Program.run(Program.path, ["check", scratch.path("all")] + words)
  }

  @Test func `JUnit has a suite per scenario, a case per finding, and errors as failures`() throws {
    #expect(try check("--junit", scratch.path("report.xml")).status == 1)
    let root = try XMLNode(reading: try scratch.text("report.xml"))
    #expect(root.attributes["failures"] == "1")
    #expect(root.children.map { $0.attributes["failures"] } == ["1", "0"])
    let bad = try #require(root.children.first?.children.first)
    #expect(bad.attributes["name"]?.hasPrefix("click-not-passed-on (feed#1, proof #") == true)
    #expect(bad.children.first?.name == "failure")
    #expect(bad.children.first?.text.contains("fix   Pass the click to the network") == true)
    let good = try #require(root.children.last?.children.first)
    #expect(good.attributes["name"] == "no rule is broken" && good.children.isEmpty)
  }

  @Test func `Markdown has a row for each finding, its proof folded, and no markup of others`()
    throws
  {
    #expect(try check("--markdown", scratch.path("report.md")).status == 1)
    let text = try scratch.text("report.md")
    #expect(text.hasPrefix("### adplay check: 1 error\n\n| scenario | ad | rule | severity |\n"))
    #expect(
      text.contains("/bad, 50%.json` | `feed#1` | `click-not-passed-on` | error |\n\n<details>"))
    #expect(text.contains("google → adapter  didRecordClickOnAsset"))
    #expect(text.firstMatch(of: /`adplay '.*bad, 50%\.json' --at \d+ms`\n<\/details>/) != nil)
    #expect(!text.contains("good.json"))
  }

  @Test func `what was broken before is no new fault, and what is mended is said`() throws {
    let journals = scratch.path("journals") + "/"
    #expect(try check("--journal", journals).status == 1)
    let (page, again) = (scratch.path("again.md"), ["--against", journals, "--markdown"])
    let same = try check(again[0], again[1], again[2], page)
    #expect(same.status == 0 && same.output.contains(", as before)"))
    #expect(try scratch.text("again.md").contains("| error | as before |"))
    // The adapter forgets nothing, but reports what it should not.
    let other = "BrokenAdapters.EchoesClicksCustomEvent"
    _ = try scratch.write(
      Texts.twoTaps(expecting: 2).replacing("SampleAdapter.SampleCustomEvent", with: other),
      to: "all/bad, 50%.json")
    let changed = try Program.run(
      Program.path, ["check", scratch.path("all"), "--against", journals, "--markdown", page])
    #expect(changed.status == 1 && changed.output.contains(", new)"))
    #expect(changed.output.contains("of feed#1 in \(scratch.path("all"))/bad, 50%.json\n"))
    let json = try Program.run(
      Program.path, ["check", scratch.path("all"), "--against", journals, "--json"])
    #expect(
      json.output.contains(#""notBrokenAnyMore":[{"ad":"feed#1","rule":"click-not-passed-on"}]"#))
    #expect(
      try scratch.text("again.md").contains("Not broken any more:\n\n- `click-not-passed-on`"))
  }

  /// Three scenarios with one title; a fault that is new in the second one is not that of the first.
  @Test func `of scenarios with one title each has its own journal`() throws {
    func write(_ name: String, isBad: Bool, title: String = "T") throws {
      let scenario = Texts.twoTaps(expecting: 2).replacing("\"two taps\"", with: "\"\(title)\"")
        .replacing(
          "SampleAdapter.Sample",
          with: isBad ? "BrokenAdapters.EchoesClicks" : "SampleAdapter.Sample")
      _ = try scratch.write(scenario, to: "titles/\(name).json")
    }
    let folder = scratch.path("titles")
    try scratch.folder("titles")
    try write("one", isBad: true)
    try write("two", isBad: false)
    let journals = scratch.path("titles.journals") + "/"
    #expect(try Program.run("check", folder, "--journal", journals).status == 1)
    #expect(try Program.run("check", folder, "--against", journals).status == 0)
    try write("two", isBad: true)
    try write("three", isBad: true)
    let after = try Program.run("check", folder, "--against", journals)
    #expect(after.status == 1)
    #expect(after.output.ranges(of: ", new)").count == 1)
    #expect(after.output.ranges(of: ", as before)").count == 1)
    #expect(after.complaint.hasPrefix("\(folder)/three.json: \(journals) has no journal of it"))
    try write("two", isBad: false, title: "Another title")
    try FileManager.default.removeItem(atPath: folder + "/three.json")
    let renamed = try Program.run("check", folder, "--against", journals)
    #expect(renamed.status == 0 && renamed.complaint.isEmpty)
  }

  @Test func `what was broken before is no error in any report`() throws {
    let journals = scratch.path("journals") + "/"
    #expect(try check("--journal", journals).status == 1)
    let (junit, sarif) = (scratch.path("old.xml"), scratch.path("old.sarif"))
    let against = ["check", scratch.path("all"), "--against", journals]
    let annotated = try Program.run(
      Program.path, against + ["--annotations", "--junit", junit, "--sarif", sarif])
    #expect(annotated.output.contains("::notice ") && !annotated.output.contains("::error "))
    #expect(try !scratch.text("old.xml").contains("<failure"))
    #expect(try scratch.text("old.sarif").contains(#""baselineState": "unchanged""#))
    let problems = try Program.run(Program.path, against + ["--problems"])
    #expect(problems.output.contains(": note: ") && !problems.output.contains(": error: "))
    let page = try Program.run(Program.path, against + ["--markdown", "-"])
    #expect(page.output.hasPrefix("### adplay check: 1 error, none of them new\n"))
  }

  @Test func `the journal of another scenario is refused, and one that is missing is told`() throws
  {
    let journals = scratch.path("journals") + "/"
    #expect(try check("--journal", journals).status == 1)
    let journal = try #require(
      FileManager.default.contentsOfDirectory(atPath: journals).sorted().first)
    let wrong = try Program.run("check", "counted-twice", "--against", journals + journal)
    #expect(wrong.status == 2 && wrong.output.isEmpty)
    #expect(wrong.complaint.contains("this is the journal of another scenario than counted-twice"))
    let unknown = try Program.run(
      "check", "counted-twice", "--against", journals, "--markdown", "-")
    #expect(unknown.output.contains(" | not known |\n"))
    #expect(!unknown.output.contains("**new**"))
    #expect(unknown.complaint.hasPrefix("counted-twice: \(journals) has no journal of it"))
  }

  @Test func `Markdown on standard output has the command that shows the moment`() throws {
    let adapter = "BrokenAdapters.ForgetsItsClicksCustomEvent"
    let outcome = try Program.run(
      "check", "google-tracks", "--adapter", adapter, "--seed", "9", "--markdown", "-")
    #expect(outcome.status == 1 && outcome.output.hasPrefix("### adplay check: "))
    let check = "adplay check google-tracks --adapter \(adapter) --seed 9"
    let command = "`\(check) --journal google-tracks.jsonl; adplay google-tracks.jsonl --at "
    #expect(outcome.output.contains(command))
    #expect(outcome.output.firstMatch(of: /\n\d+\.\d{3} s  #/) != nil)
    #expect(!outcome.output.contains("\n\n\n"))
  }

  @Test(arguments: [
    (["diff", "REC", "REC"], "diff compares"),
    (["evidence", "REC"], "adplay judge --html FILE"),
    (["check", "google-tracks", "--against", "REC"], "--against needs journals"),
  ])
  func `a recording is refused with a sentence that fits`(
    _ words: [String], _ sentence: String
  ) throws {
    let file = try scratch.write(
      #"{"format":"adplay-journal","recorded":{"crossings":[],"recorder":"1.0.0","run":"a"},"#
        + #""version":3}"# + "\n",
      to: "phone.jsonl")
    let outcome = try Program.run(Program.path, words.map { $0 == "REC" ? file : $0 })
    #expect(outcome.status == 2 && outcome.complaint.contains(sentence), "\(outcome.complaint)")
  }

  @Test
  func `the action writes to the summary what a change has broken, and has the check's status`()
    throws
  {
    let script = Program.root.appendingPathComponent(".github/actions/check/check.sh").path
    func act(_ adapter: String, base: String, _ journals: String) throws -> (Int32, String) {
      _ = try scratch.folder("S")
      let text = Texts.twoTaps(expecting: 2)
      _ = try scratch.write(
        text.replacing("SampleAdapter.SampleCustomEvent", with: adapter), to: "S/taps.json")
      _ = try scratch.write("", to: "summary")
      let outcome = try Program.run(
        "/bin/bash", [script],
        [
          "PROGRAM": Program.path, "SCENARIOS": scratch.path("S"), "BASE": base,
          "JOURNALS": scratch.path(journals), "GITHUB_STEP_SUMMARY": scratch.path("summary"),
        ])
      return (outcome.status, try scratch.text("summary"))
    }
    let good = try act("SampleAdapter.SampleCustomEvent", base: "", "before")
    #expect(good.0 == 0 && good.1 == "### adplay check: no rule is broken\n\n")
    // As with a cache that has nothing yet.
    let first = try act("SampleAdapter.SampleCustomEvent", base: "/nowhere", "first")
    #expect(first.0 == 0 && first.1 == good.1)
    let forgetful = "BrokenAdapters.ForgetsItsClicksCustomEvent"
    let bad = try act(forgetful, base: scratch.path("before"), "after")
    #expect(bad.0 == 1 && bad.1.contains("| error | **new** |"))
    #expect(bad.1.contains("`taps.jsonl`\n\n### adplay diff: "))
  }

  @Test func `JUnit has warnings and notes as cases that passed`() throws {
    let file = scratch.path("report.xml")
    let outcome = try Program.run("check", "never-starts-its-video", "--junit", file)
    #expect(outcome.status == 0)
    let root = try XMLNode(
      reading: try scratch.text("report.xml").replacing("system-out", with: "out"))
    #expect(root.attributes["failures"] == "0")
    let test = try #require(root.children.first?.children.first)
    #expect(test.children.first?.text.hasPrefix("warning: ") == true)
  }

  @Test func `SARIF has the rulebook, and each finding at the line's class`() throws {
    #expect(try check("--sarif", scratch.path("report.sarif")).status == 1)
    let log = try object(in: try scratch.text("report.sarif")[...])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.count > 80)
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    #expect((run["results"] as? [Any])?.count == 1)
    let index = try #require(result["ruleIndex"] as? Int)
    #expect(rules[index]["id"] as? String == "click-not-passed-on")
    for key in ["shortDescription", "fullDescription", "help"] {
      #expect((rules[index][key] as? [String: String])?["text"]?.hasSuffix(".") == true)
    }
    #expect(result["level"] as? String == "error")
    let place = try #require((result["locations"] as? [[String: Any]])?.first)
    let physical = try #require(place["physicalLocation"] as? [String: [String: Any]])
    let address = try #require(physical["artifactLocation"]?["uri"] as? String)
    #expect(address.hasPrefix("file:///") && address.hasSuffix("/all/bad,%2050%25.json"))
    let region = try #require(physical["region"] as? [String: Int])
    let lines = try scratch.text("all/bad, 50%.json").split(
      separator: "\n", omittingEmptySubsequences: false)
    let line = lines[try #require(region["startLine"]) - 1]
    #expect(line.dropFirst(try #require(region["startColumn"]) - 1).hasPrefix("\"BrokenAdapters."))
  }

  @Test func `annotations name file, line and rule, with their signs escaped`() throws {
    let outcome = try check("--annotations")
    #expect(outcome.status == 1)
    let lines = outcome.output.split(separator: "\n").filter { $0.hasPrefix("::") }
    #expect(lines.count == 1)
    let file = "\(scratch.path("all"))/bad%2C 50%25.json"
    #expect(lines.first?.hasPrefix("::error file=\(file),line=") == true)
    #expect(lines.first?.contains(",title=click-not-passed-on::Google saw the click; ") == true)
    let json = try check("--annotations", "--json")
    #expect(json.output.split(separator: "\n").allSatisfy { $0.hasPrefix("{") })
    #expect(json.complaints.filter { $0.hasPrefix("::error ") }.count == 1)
  }

  @Test(arguments: ["B", "A"])
  func `a finding is at its line's class, though a script has moved the line`(
    _ label: String
  ) throws {
    let file = try scratch.write(
      """
      {"title": "moved", "adUnits": [{"id": "feed", "format": "native", "lines": [
        {"label": "A", "class": "SampleAdapter.SampleCustomEvent", "parameter": "1"},
        {"label": "\(label)", "class": "BrokenAdapters.ForgetsItsClicksCustomEvent",
          "parameter": "1", "outcome": "fill"}]}],
      "script": [{"set": {"unit": "feed", "line": "A", "position": 2}},
        {"load": "feed"}, {"show": "feed"}, {"advance": "1s"}, {"tap": "callToAction"}]}
      """, to: "moved.json")
    let outcome = try Program.run("check", file, "--annotations")
    #expect(outcome.status == 1)
    let line = outcome.output.split(separator: "\n").first { $0.hasPrefix("::error") }
    #expect(line?.contains("line=3,col=27,") == true, "\(outcome.output)")
  }

  @Test func `a built-in scenario has no file to point at`() throws {
    let outcome = try Program.run(
      "check", "keeps-the-reward", "--annotations", "--sarif", scratch.path("report.sarif"))
    #expect(outcome.output.contains("\n::error title=reward-not-reported::"))
    #expect(try !scratch.text("report.sarif").contains("locations"))
  }

  @Test(arguments: ["--junit", "--sarif"])
  func `a scenario is not overwritten, and a report that can't be written exits with 2`(
    _ option: String
  ) throws {
    let good = scratch.path("all/good.json")
    let refused = try check(option, good)
    #expect(refused.status == 2)
    #expect(refused.complaint.contains("\(option) \(good) would overwrite \(good), an input"))
    #expect(try scratch.text("all/good.json") == Texts.twoTaps(expecting: 2))
    let unwritten = try check(option, "/nowhere/report")
    #expect(unwritten.status == 2)
    #expect(unwritten.complaint == "adplay: /nowhere/report: No such file or directory\n")
  }

  @Test func `what never had an ad is no test that passed`() throws {
    let file = try scratch.write(
      """
      {"title": "no unit", "adUnits": [{"id": "feed", "format": "native", "lines": [
        {"label": "A", "class": "SampleAdapter.SampleCustomEvent", "outcome": "fill"}]}]}
      """, to: "bare.json")
    let report = scratch.path("bare.xml")
    let outcome = try Program.run("check", file, "--junit", report)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("asked for `parameter`"))
    let root = try XMLNode(reading: try scratch.text("bare.xml"))
    let suite = try #require(root.children.first)
    #expect(suite.attributes["skipped"] == "1")
    let test = try #require(suite.children.first)
    #expect(test.children.first?.name == "skipped")
    #expect(test.children.first?.attributes["message"]?.contains("asked for `parameter`") == true)
    #expect(try Program.run("check", file, "--json").output.contains(#""hasAd":false"#))
  }
}
