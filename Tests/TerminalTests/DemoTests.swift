import Foundation
import Testing

/// `adplay demo`.
@Suite(.outside) struct DemoTests {
  /// A script of two sentences, the second held by an expectation.
  private func story(clicks: Int) -> String {
    """
    {
      "title": "short", "seed": 1,
      "adUnits": [{ "id": "feed", "format": "native", "lines": [
        { "label": "Sample SDK", "class": "SampleAdapter.SampleCustomEvent", "parameter": "p",
          "outcome": "fill", "ad": { "kind": "content", "headline": "Kites" } }
      ] }],
      "script": [
        { "say": "Hi." }, { "note": "Smile." },
        { "load": "feed" }, { "show": "feed" }, { "tap": "headline" },
        { "expect": { "google": { "clicks": \(clicks) } } }, { "say": "One." }
      ]
    }
    """
  }

  @Test func `the tours are listed with a sentence each`() throws {
    let list = try Program.run("demo", "--list")
    #expect(list.status == 0)
    #expect(list.output.split(separator: "\n").count == 8)
    #expect(list.output.contains("money-lost-and-found  A lost call is money"))
  }

  @Test func `the script has sentences and notes, of one tour or of all`() throws {
    let scratch = try Scratch()
    let file = try scratch.write(story(clicks: 1), to: "story.json")
    let script = try Program.run("demo", file, "--script")
    #expect(
      script.output == """
        short  2 steps, about 10 seconds

         1  Hi.
            note: Smile.
         2  One.

        """)
    let all = try Program.run("demo", "--script").output
    #expect(all.contains("Who counted?") && all.contains("From red to green"))
  }

  @Test func `without a terminal it says how to record one`() throws {
    let outcome = try Program.run("demo", "who-counted")
    #expect(outcome.status == 2)
    #expect(outcome.complaints.count == 1)
    #expect(outcome.complaint.contains("--record FILE"))
  }

  @Test func `without a terminal it is recorded at reading pace`() throws {
    let scratch = try Scratch()
    let cast = scratch.url.appendingPathComponent("tour.cast").path
    let journal = scratch.url.appendingPathComponent("tour.jsonl").path
    let outcome = try Program.run(
      "demo", "who-counted", "--auto", "--record", cast, "--journal", journal, "--motion", "none")
    #expect(outcome.status == 0 && outcome.complaint.isEmpty)
    let lines = try String(contentsOfFile: cast, encoding: .utf8).split(separator: "\n")
    // A header, eight steps, and the end, which no longer plays.
    #expect(lines.count == 10)
    let times = try lines.dropFirst().map { line in
      let event = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any]
      return try #require(event?.first as? Double)
    }
    #expect(times == times.sorted() && times[0] == 0)
    #expect((50...120).contains(times[7]))
    // What was told is what a run plays.
    let run = scratch.url.appendingPathComponent("run.jsonl").path
    _ = try Program.run("run", "who-counted", "--journal", run)
    #expect(
      try String(contentsOfFile: journal, encoding: .utf8)
        == String(contentsOfFile: run, encoding: .utf8))
  }

  @Test func `a step that shows something other than it says is named, and ends with 1`() throws {
    let scratch = try Scratch()
    let file = try scratch.write(story(clicks: 5), to: "story.json")
    let cast = scratch.url.appendingPathComponent("tour.cast").path
    let outcome = try Program.run("demo", file, "--auto", "--record", cast)
    #expect(outcome.status == 1)
    #expect(outcome.complaint.contains("step 2: "))
    #expect(outcome.complaint.contains("google clicks"))
    let recording = try String(contentsOfFile: cast, encoding: .utf8)
    #expect(recording.contains("Expected something else"))
  }

  @Test func `a brand's mistake is named with its place`() throws {
    let scratch = try Scratch()
    let file = try scratch.write("{\n  \"netwrk\": \"Orbit\"\n}", to: "brand.json")
    let outcome = try Program.run("demo", "who-counted", "--brand", file)
    #expect(outcome.status == 2)
    #expect(outcome.complaint.contains("\(file): line 2, column 3"))
    #expect(outcome.complaint.contains("did you mean \"network\"?"))
  }

  @Test func `a scenario without a script is refused`() throws {
    let scratch = try Scratch()
    let file = try scratch.write(
      #"{"title": "t", "adUnits": [{"id": "u", "format": "native", "lines": []}]}"#,
      to: "silent.json")
    let outcome = try Program.run("demo", file, "--script")
    #expect(outcome.status == 2)
    #expect(outcome.complaint.contains("has no script"))
  }

  @Test(arguments: [["--loop", "--record", "x"], ["--loop", "--journal", "x"], ["--at", "3"]])
  func `options that make no sense together are refused`(_ words: [String]) throws {
    #expect(try Program.run(Program.path, ["demo"] + words).status == 2)
  }

  @Test func `a menu opens a tour, which is stepped through and left`() async throws {
    let window = try await Window()
    try await window.openStage("demo")
    try await window.wait("the menu") { $0.contains("Tours and lessons") }
    try window.press("Down", "Enter")
    try await window.wait("the tour") { $0.contains("An ad is worth money when it is seen.") }
    try window.press("n")
    try await window.wait("the next step") { $0.contains("step 2 of 7") }
    try window.press("q")
    #expect(try await window.endOfStage() == 0)
  }

  @Test func `a brand's names are on the stage`() async throws {
    let window = try await Window()
    _ = try window.scratch.write(
      #"{"network": "Orbit Ads", "app": "Daily Kite", "texts": {"headline": "Fly high"}}"#,
      to: "brand.json")
    try await window.openStage("demo money-lost-and-found --brand brand.json")
    try await window.wait("the brand") {
      $0.contains("Orbit Ads") && $0.contains("Daily Kite") && $0.contains("Fly high")
    }
  }

  @Test func `a window that cuts a tour is named at the start`() async throws {
    let window = try await Window(columns: 76, rows: 22)
    try await window.openStage("demo who-counted")
    try await window.wait("the size") { $0.contains("This window is 76×22.") }
  }

  @Test(arguments: [
    ("demo", "who-conted", "(did you mean \"who-counted\"?)", "adplay demo --list"),
    ("demo", "nosuch", "no tour or file", "adplay demo --list"),
    ("learn", "steal-a-clck", "(did you mean \"steal-a-click\"?)", "adplay learn --list"),
    ("learn", "nope", "no lesson or file", "adplay learn --list"),
  ])
  func `an unknown name is answered with the list to look in`(
    _ command: String, _ name: String, _ words: String, _ list: String
  ) throws {
    let outcome = try Program.run(command, name)
    #expect(outcome.status == 2)
    #expect(
      outcome.complaint.contains(words) && outcome.complaint.contains(list), "\(outcome.complaint)")
    #expect(!outcome.complaint.contains("adplay scenarios"))
  }

  @Test func `the help of the command names the keys of a brand`() throws {
    let help = try Program.run("demo", "--help").output
    for key in ["network", "app", "icon", "colors", "accent", "texts", "headline", "body"] {
      #expect(help.contains("\"\(key)\""))
    }
    #expect(try !Program.run("--help").output.contains("Sources/"))
  }

  @Test func `a locked demo that failed asks before it ends, with 1`() async throws {
    let window = try await Window()
    _ = try window.scratch.write(story(clicks: 5), to: "story.json")
    try await window.openStage("demo story.json --lock")
    try window.press("n")
    try await window.wait("the failure") { $0.contains("Expected something else") }
    try window.press("q")
    try await window.wait("the question") { $0.contains("This demo is locked") }
    try window.press("q")
    #expect(try await window.endOfStage() == 1)
  }

  @Test func `it plays by itself, and ends there if it is recorded`() async throws {
    let window = try await Window()
    _ = try window.scratch.write(story(clicks: 1), to: "story.json")
    #expect(try await window.run("\"$ADPLAY\" demo story.json --auto --record story.cast") == 0)
    #expect(try window.scratch.text("story.cast").contains("One."))
  }
}
