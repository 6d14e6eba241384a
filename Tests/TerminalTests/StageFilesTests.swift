import Foundation
import Glibc
import Testing

/// The files that the stage reads and writes.
@Suite(.outside) struct StageFilesTests {
  @Test func `a VAST document from standard input is on the stage, which hears keys`() async throws
  {
    let window = try await Window()
    let example = Program.root.appendingPathComponent(
      "Tests/VASTTests/Examples/01-inline-rewarded.xml")
    let state = window.scratch.path("state")
    try window.start("XDG_STATE_HOME='\(state)' $ADPLAY vast - --stage < '\(example.path)'")
    try await window.wait("the video") { $0.contains("8 Video") }
    try window.press("Space")
    try await window.wait("the pause") { $0.contains("paused") }
  }

  // MARK: The scenario's file

  private func open(_ text: String) async throws -> Window {
    let window = try await Window()
    _ = try window.scratch.write(text, to: "mine.json")
    try await window.openStage("mine.json --speed 0.01")
    return window
  }

  @Test func `saving the scenario restarts it`() async throws {
    let window = try await open(Texts.loads(1, headline: "Before"))
    try await window.wait("an ad") { $0.contains("Before") }
    _ = try window.scratch.write(Texts.loads(1, headline: "Afterwards"), to: "mine.json")
    try await window.wait("the new ad") { $0.contains("Afterwards") }
    #expect(try !window.screen.contains("Before"))
  }

  @Test func `saving a VAST document in a folder below restarts its scenario`() async throws {
    let window = try await Window()
    let folder = window.scratch.path("ads")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    _ = try window.scratch.write("<VAST version=\"3.0\"/>", to: "ads/ad.xml")
    _ = try window.scratch.write(
      """
      { "title": "t", "adUnits": [{ "id": "u", "format": "rewarded", "lines": [{
        "label": "S", "class": "SampleAdapter.SampleCustomEvent", "parameter": "p",
        "ad": { "vast": "ads/ad.xml" } }] }] }
      """, to: "mine.json")
    try await window.openStage("mine.json --speed 0.01")
    // A stage that hears keys watches its files.
    try window.press("Space")
    try await window.wait("the pause") { $0.contains("paused") }
    #expect(try !window.screen.contains("coins in"))
    _ = try window.scratch.write(
      """
      <VAST version="4.0"><Ad id="1"><InLine><AdSystem>s</AdSystem><AdTitle>t</AdTitle>
        <Impression>https://a.example/seen</Impression><Creatives><Creative><Linear>
        <Duration>00:00:05</Duration><MediaFiles><MediaFile delivery="progressive" type="video/mp4"
        width="4" height="3">https://a.example/v.mp4</MediaFile></MediaFiles>
        </Linear></Creative></Creatives></InLine></Ad></VAST>
      """, to: "ads/ad.xml")
    // It says that it has restarted only for a moment; the ad stays.
    try await window.wait("the new ad") { $0.contains("coins in 5 s") }
  }

  @Test func `replacing the scenario's file restarts it`() async throws {
    let window = try await open(Texts.loads(1, headline: "Before"))
    for name in ["Second", "Third"] {
      let new = try window.scratch.write(Texts.loads(1, headline: name), to: "mine.json.new")
      try #require(rename(new, window.scratch.path("mine.json")) == 0)
      try await window.wait("the ad of \(name)") { $0.contains(name) }
    }
  }

  @Test func `a broken save is reported with its position, and the last good one stays`()
    async throws
  {
    let window = try await open(Texts.loads(1, headline: "Before"))
    let text = Texts.loads(1, headline: "Broken").replacing("\"adUnits\"", with: "\"adUnitz\"")
    _ = try window.scratch.write(text, to: "mine.json")
    try await window.wait("what is broken") {
      $0.contains("mine.json: line 3, column 3") && $0.contains("adUnitz")
    }
    #expect(try window.screen.contains("Before"))
    try window.press("?")
    try await window.wait("help") { $0.contains("╭ Help ") }
    try window.press("Escape")
    _ = try window.scratch.write(Texts.loads(1, headline: "Mended"), to: "mine.json")
    try await window.wait("the mended one") { $0.contains("Mended") }
  }

  @Test func `a pipe in place of the file is reported, and the stage goes on`() async throws {
    let window = try await open(Texts.loads(1, headline: "Before"))
    try #require(mkfifo(window.scratch.path("pipe"), 0o600) == 0)
    try #require(rename(window.scratch.path("pipe"), window.scratch.path("mine.json")) == 0)
    try await window.wait("the reason") { $0.contains("mine.json: not a regular file") }
    try window.press("?")
    try await window.wait("help") { $0.contains("╭ Help ") }
  }

  @Test func `saving another file beside it changes nothing`() async throws {
    let window = try await Window()
    _ = try window.scratch.write(Texts.loads(1, headline: "Before"), to: "mine.json")
    try await window.openStage("mine.json --journal journal.jsonl")
    try await window.wait("an ad") { $0.contains("Before") }
    _ = try window.scratch.write(Texts.loads(1, headline: "Beside"), to: "other.json")
    // What is seen of the stage's own file afterwards is a second journal, not a third.
    _ = try window.scratch.write(Texts.loads(1, headline: "After"), to: "mine.json")
    try await window.wait("the changed file") {
      $0.contains("After") && window.scratch.has("journal-2.jsonl")
    }
    #expect(!window.scratch.has("journal-3.jsonl"))
  }

  @Test
  func `each save starts a new journal and keeps the old ones`()
    async throws
  {
    let window = try await Window()
    _ = try window.scratch.write(Texts.loads(1, headline: "Before"), to: "mine.json")
    _ = try window.scratch.write("taken", to: "journal-2.jsonl")
    try await window.openStage("mine.json --journal journal.jsonl")
    try await window.wait("an ad") { $0.contains("Before") }
    let first = try window.scratch.text("journal.jsonl")
    for (number, name) in [(3, "Second"), (4, "Third")] {
      _ = try window.scratch.write(Texts.loads(1, headline: name), to: "mine.json")
      try await window.wait("the new ad, and its journal") {
        $0.contains(name) && window.scratch.has("journal-\(number).jsonl")
      }
    }
    try window.press("q")
    #expect(try await window.endOfStage() == 0)
    #expect(try window.scratch.text("journal.jsonl").hasPrefix(first))
    #expect(try window.scratch.text("journal-2.jsonl") == "taken")
    for (number, name) in [(3, "Second"), (4, "Third")] {
      let file = "journal-\(number).jsonl"
      let lines = try window.scratch.text(file).split(separator: "\n")
      #expect(lines[0].contains(name))
      #expect(try object(in: lines[1])["n"] as? Int == 1)
      #expect(try Program.run("replay", window.scratch.path(file)).status == 0)
    }
  }

  @Test func `a branch and starting over have journals of their own`()
    async throws
  {
    let window = try await Window()
    try await window.openStage("--journal journal.jsonl")
    try await window.wait("an impression") { $0.contains(#/impression +1 /#) }
    try window.press("Enter")
    try await window.wait("a click") { $0.contains(#/click +1 /#) }
    try window.press("<")
    try await window.wait("the past") { $0.contains("◂ ") && $0.contains(#/click +0 /#) }
    let first = try window.scratch.text("journal.jsonl")
    try window.press("i")
    // Not for what the stage says, which a busy machine may be too slow to read.
    try await window.wait("a branch") { $0.contains("ad out of view") }
    try window.press("R")
    try await window.wait("the beginning") { _ in
      (try? window.scratch.text("journal-3.jsonl"))?.contains("nativeAdView") == true
    }
    try window.press("q")
    #expect(try await window.endOfStage() == 0)
    #expect(try window.scratch.text("journal.jsonl") == first)
    #expect(first.contains("\"message\":\"tap\""))
    #expect(try !window.scratch.text("journal-2.jsonl").contains("\"message\":\"tap\""))
    for file in ["journal.jsonl", "journal-2.jsonl", "journal-3.jsonl"] {
      #expect(try Program.run("replay", window.scratch.path(file)).status == 0)
    }
  }

  @Test func `w writes all that has happened to a new file`() async throws {
    let window = try await Window()
    try await window.openStage("--speed 0.01")
    try window.press("Enter", "w")
    try await window.wait("the file") { _ in
      (try? window.scratch.text("adplay-storefront-1.jsonl"))?.contains("\"message\":\"tap\"")
        == true
    }
    #expect(
      try Program.run("replay", window.scratch.path("adplay-storefront-1.jsonl")).status == 0)
  }

  @Test func `W writes the page that shows it to others, with its journal`() async throws {
    let window = try await Window()
    try await window.openStage("--speed 0.01")
    try window.press("Enter", "W")
    try await window.wait("the page") { _ in
      (try? window.scratch.text("adplay-storefront-1.html"))?.contains("</html>") == true
    }
    #expect(try window.scratch.text("adplay-storefront-1.html").contains("You tapped"))
    #expect(
      try Program.run("replay", window.scratch.path("adplay-storefront-1.jsonl")).status == 0)
  }

  @Test func `W on a journal writes its page beside where the stage was opened`() async throws {
    let window = try await Window()
    let journal = window.scratch.path("lost.jsonl")
    #expect(try Program.run("run", "lost-on-the-way", "--journal", journal).status == 0)
    try await window.openStage("lost.jsonl")
    try window.press("W")
    try await window.wait("the page") { _ in
      (try? window.scratch.text("lost.html"))?.contains("</html>") == true
    }
    #expect(try window.scratch.text("lost.html").contains("its call to the adapter was lost"))
  }

  @Test func `a page that W can't write is reported, and no half of it stays`() async throws {
    let window = try await Window()
    try await window.openStage("--speed 0.01")
    try FileManager.default.removeItem(at: window.scratch.url)
    try window.press("W")
    try await window.wait("the reason") { $0.contains("adplay-storefront-1.jsonl: No such file") }
  }

  // MARK: Snapshots

  @Test func `s writes the screen to a new file`() async throws {
    let window = try await Window()
    try await window.openStage("--speed 0.01")
    for number in 1...2 {
      try window.press("s")
      let picture = try await window.picture("adplay-feed-\(number).svg")
      #expect(picture.hasPrefix("<svg "))
      #expect(picture.contains("Lakeside Puzzle"))
      #expect(!picture.contains("The screen is in"))
    }
  }

  @Test func `an ad unit with a slash in its id has a snapshot in the same folder`()
    async throws
  {
    let window = try await Window()
    let text = Texts.loads(1).replacing("feed\"", with: "ca-app-pub-394/224\"")
    _ = try window.scratch.write(text, to: "mine.json")
    try await window.openStage("mine.json --speed 0.01")
    try window.press("s")
    let picture = try await window.picture("adplay-ca-app-pub-394-224-1.svg")
    #expect(picture.contains("Sample App!"))
  }

  @Test func `a snapshot from the palette shows the screen beneath it`() async throws {
    let window = try await Window()
    try await window.openStage("--speed 0.01")
    try window.press(":", "s", "n", "a", "p", "Enter")
    let picture = try await window.picture("adplay-feed-1.svg")
    #expect(picture.contains("Lakeside Puzzle"))
    #expect(!picture.contains("Commands"))
  }

  @Test func `a snapshot follows no link, not even a dangling one`() async throws {
    let window = try await Window()
    let target = window.scratch.path("target")
    try #require(symlink(target, window.scratch.path("adplay-feed-1.svg")) == 0)
    try await window.openStage("--speed 0.01")
    try window.press("s")
    _ = try await window.picture("adplay-feed-2.svg")
    #expect(access(target, F_OK) != 0)
  }

  @Test func `a snapshot that can't be written is reported`() async throws {
    let window = try await Window()
    try await window.openStage("--speed 0.01")
    try FileManager.default.removeItem(at: window.scratch.url)
    try window.press("s")
    try await window.wait("the reason") { $0.contains("adplay-feed-1.svg: No such file") }
  }

  // MARK: --record

  /// The header and events of a recording.
  private func recording(
    _ window: Window
  ) throws -> (header: [String: Any], events: [(time: Double, kind: String, data: String)]) {
    let lines = try window.scratch.text("stage.cast").split(separator: "\n")
    let events = try lines.dropFirst().map { line in
      let event = try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any])
      try #require(event.count == 3)
      return (
        try #require(event[0] as? Double), try #require(event[1] as? String),
        try #require(event[2] as? String)
      )
    }
    return (try object(in: try #require(lines.first)), events)
  }

  @Test func `a recording has a header and ascending times`() async throws {
    let window = try await Window()
    try await window.openStage("--record stage.cast --speed 0.01")
    try window.press("?")
    try await window.wait("help") { $0.contains("╭ Help ") }
    try window.resize(columns: 80, rows: 24)
    // The window is narrower before the program has heard of it; then its right border is cut off.
    try await window.wait("a smaller screen") {
      $0.contains(/╭ Help [^\n]*╮/) && !$0.contains(/.{81}/)
    }
    try window.press("q", "q")
    #expect(try await window.endOfStage() == 0)
    let (header, events) = try recording(window)
    #expect(header["version"] as? Int == 2)
    #expect(header["width"] as? Int == 100)
    #expect(header["height"] as? Int == 30)
    #expect(events.count >= 3)
    #expect(Set(events.map(\.kind)) == ["o", "r"])
    #expect(events.first { $0.kind == "r" }?.data == "80x24")
    #expect(zip(events, events.dropFirst()).allSatisfy { $0.time <= $1.time })
    // Counted from the start of the program, not from some moment of the machine.
    #expect(events.allSatisfy { $0.time >= 0 && $0.time < 3600 })
  }

  @Test func `a recording played on a terminal ends with the last screen`() async throws {
    let window = try await Window()
    try await window.openStage("--record stage.cast --speed 0.01")
    for key in ["Tab", "c", "r", "2", "1", "t", "Down", "Enter"] { try window.press(key) }
    try window.press("Space")
    try await window.wait("the last key") { $0.contains("paused") }
    let last = try window.screen
    try window.press("q")
    #expect(try await window.endOfStage() == 0)
    let output = try recording(window).events.filter { $0.kind == "o" }.map(\.data).joined()
    _ = try window.scratch.write(output, to: "output")
    try window.start("cat output; read wait")
    try await window.wait("the same screen") { $0 == last }
  }

  @Test func `a recording that can't be written is reported, and the stage continues`() async throws
  {
    let window = try await Window()
    try await window.openStage("--record /nowhere/stage.cast")
    try await window.wait("the reason") { $0.contains("No such file or directory") }
    try window.press("?")
    try await window.wait("help") { $0.contains("╭ Help ") }
  }

  // MARK: Journals

  @Test func `a journal is opened, scrolled, filtered and closed`() async throws {
    let window = try await Window()
    #expect(try await window.run("$ADPLAY run storefront --journal told.jsonl > told") == 0)
    let last = try window.scratch.text("told.jsonl").split(separator: "\n").count - 1
    try await window.openStage("told.jsonl")
    try await window.wait("its end") { $0.contains("│ #\(last) ") && $0.contains("■ recorded") }
    try window.press("Home")
    try await window.wait("its beginning") { $0.contains("│ #1 ") }
    try window.press("/", "t", "a", "p", "Enter")
    try await window.wait("what fits") { $0.contains("/tap") && $0.contains("user → app  input") }
    try window.press("q")
    #expect(try await window.endOfStage() == 0)
  }

  @Test func `a journal and its replay open at the given position`() async throws {
    let window = try await Window()
    #expect(try await window.run("$ADPLAY run storefront --journal told.jsonl > told") == 0)
    try await window.openStage("told.jsonl --at 3")
    try await window.wait("the entry") { $0.contains("│ #3 ") }
    try window.press("q")
    #expect(try await window.endOfStage() == 0)
    try await window.openStage("told.jsonl --at 1ms")
    let first = try window.scratch.text("told.jsonl").split(separator: "\n").dropFirst()
    let last = first.count { $0.contains(/"t":0[,}]/) }
    try await window.wait("the last entry of the first moment") { $0.contains("│ #\(last) ") }
    try window.press("q")
    #expect(try await window.endOfStage() == 0)
    try await window.openStage("replay told.jsonl --stage --at 30")
    try await window.wait("a stage that stands still") { $0.contains("‖ paused") }
    #expect(try !window.screen.contains("it is not what was recorded"))
  }
}
