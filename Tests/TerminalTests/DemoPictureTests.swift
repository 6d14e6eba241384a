import Foundation
import Testing

/// A demo as a picture that moves.
@Suite(.outside) struct DemoPictureTests {
  /// The story that the README's picture tells.
  private static let story = "Tests/Fixtures/MovingPicture/stage.json"

  private func record(
    _ name: String, in scratch: Scratch, _ options: String...
  ) throws -> Program.Outcome {
    try Program.run(
      Program.path,
      ["demo", Program.root.appendingPathComponent(Self.story).path, "--auto"]
        + ["--record", scratch.path(name), "--theme", "midnight"] + options)
  }

  @Test func `the readme's picture is a story that the stage tells`() throws {
    let scratch = try Scratch()
    let outcome = try record("stage.svg", in: scratch)
    #expect(outcome.status == 0 && outcome.complaint.isEmpty, "\(outcome.complaint)")
    let picture = try scratch.text("stage.svg")
    let url = Program.root.appendingPathComponent("Sources/App/Adplay.docc/Resources/stage.svg")
    if ProcessInfo.processInfo.environment["RECORD_SCREENS"] == "1" {
      try Data(picture.utf8).write(to: url)
    }
    let isToday = try String(contentsOf: url, encoding: .utf8) == picture
    #expect(isToday, "RECORD_SCREENS=1 records it again")
    #expect(picture.utf8.count < 200_000)
    let loop = try #require(picture.firstMatch(of: /animation:([0-9.]+)s step-end infinite/)).1
    #expect((20...30).contains(try #require(Double(loop))))
    // A page shows it without running or fetching anything.
    for word in ["<script", "href", "url(", "@import", "<image", "<foreignObject", " on"] {
      #expect(!picture.contains("<\(word)") && !picture.contains(" \(word)="), "\(word)")
    }
    #expect(try record("again.svg", in: scratch).status == 0)
    #expect(try scratch.text("again.svg") == picture)
  }

  @Test func `a tap travels over it, unless it was recorded without motion`() throws {
    let scratch = try Scratch()
    #expect(try record("stage.svg", in: scratch).status == 0)
    #expect(try record("still.svg", in: scratch, "--motion", "none").status == 0)
    let moments = try ["stage.svg", "still.svg"].map { name in
      try scratch.text(name).components(separatedBy: "@keyframes").count
    }
    #expect(moments[0] > moments[1] + 30)
  }

  @Test func `a tour that is too long says what was kept`() throws {
    let scratch = try Scratch()
    let file = scratch.path("tour.svg")
    let outcome = try Program.run(
      "demo", "who-counted", "--auto", "--record", file, "--poster", "29s")
    #expect(outcome.status == 2)
    #expect(
      outcome.complaint == """
        adplay: \(file): kept the whole steps of the first 30s, which end at 19.7s
        adplay: --poster 29s is after the end: \(file) lasts 19.7s; its poster is the last screen

        """)
    #expect(scratch.has("tour.svg"))
  }

  @Test(arguments: [
    (["--poster", "4s"], "--poster needs --record FILE beside it"),
    (["--record", "a.cast", "--poster", "4s"], "--poster needs --record FILE.svg beside it"),
    (["--record", "a.svg", "--poster", "31s"], "expected a time from 0s to 30s"),
    (["--record", "/nowhere/a.svg"], "/nowhere/a.svg: No such file or directory"),
    (["--record", "/tmp"], "/tmp: Is a directory"),
  ])
  func `what can't be recorded is said`(options: [String], complaint: String) throws {
    let outcome = try Program.run(
      Program.path, ["demo", "who-counted", "--auto"] + options)
    #expect(outcome.status == 2)
    #expect(outcome.complaints.count == 1 && outcome.complaint.contains(complaint))
  }

  @Test func `the stage is recorded until it is left`() async throws {
    let window = try await Window()
    try await window.openStage("--record stage.svg --speed 0.01")
    try window.press("?")
    try await window.wait("help") { $0.contains("╭ Help ") }
    try window.press("q", "q")
    #expect(try await window.endOfStage() == 0)
    let picture = try window.scratch.text("stage.svg")
    #expect(picture.contains("@keyframes s0") && picture.contains(">Help</text>"))
    #expect(picture.hasSuffix("</svg>\n"))
  }

  // MARK: In a browser

  /// What is drawn without the rules that move it.
  private func still(at time: String, in scratch: Scratch) throws -> String {
    #expect(try record("poster.svg", in: scratch, "--poster", time).status == 0)
    var still = try scratch.text("poster.svg")
    let start = try #require(still.range(of: "<style>"))
    let end = try #require(still.range(of: "</style>\n"))
    still.removeSubrange(start.lowerBound..<end.upperBound)
    return try scratch.write(still, to: "still-\(time).svg")
  }

  private func screenshot(
    _ file: String, after milliseconds: Int, in scratch: Scratch, _ more: String...
  ) throws -> Data {
    let picture = scratch.path("\(UUID()).png")
    let outcome = try Chromium.open(
      file,
      ["--screenshot=\(picture)", "--hide-scrollbars", "--window-size=868,538"] + more + [
        // Otherwise a busy machine's time is over before anything is drawn.
        "--run-all-compositor-stages-before-draw", "--virtual-time-budget=\(milliseconds)",
      ], in: scratch)
    #expect(outcome.status == 0, "\(outcome.complaint)")
    return try Data(contentsOf: URL(fileURLWithPath: picture))
  }

  @Test(Chromium.exists)
  func `a browser that opens it shows each moment as its poster does`() throws {
    let scratch = try Scratch()
    #expect(try record("stage.svg", in: scratch).status == 0)
    var seen: Set<Data> = []
    for seconds in [2, 10, 20] {
      let shown = try screenshot(
        scratch.path("stage.svg"), after: seconds * 1000, in: scratch)
      let poster = try screenshot(
        try still(at: "\(seconds)s", in: scratch), after: 100, in: scratch)
      #expect(shown == poster, "after \(seconds) s")
      seen.insert(shown)
    }
    #expect(seen.count == 3)
  }

  @Test(Chromium.exists) func `a reader who has asked for less motion sees the poster`() throws {
    let scratch = try Scratch()
    let still = try screenshot(try still(at: "10s", in: scratch), after: 100, in: scratch)
    let poster = try screenshot(
      scratch.path("poster.svg"), after: 20_000, in: scratch, "--force-prefers-reduced-motion")
    #expect(poster == still)
  }

  @Test(Chromium.exists) func `it moves inside a page's image, too`() async throws {
    let scratch = try Scratch()
    #expect(try record("stage.svg", in: scratch).status == 0)
    let files = [
      scratch.path("stage.svg"), try still(at: "2s", in: scratch),
      try still(at: "9s", in: scratch),
    ]
    let images = try files.map { file in
      let data = try Data(contentsOf: URL(fileURLWithPath: file)).base64EncodedString()
      return "<img src=\"data:image/svg+xml;base64,\(data)\">"
    }
    let page = try scratch.write(
      """
      <body>\(images.joined())<script>
      const seen = image => {
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = [868, 538];
        const pen = canvas.getContext("2d");
        pen.drawImage(image, 0, 0);
        return pen.getImageData(0, 0, 868, 538).data.join();
      };
      onload = () => {
        const [moving, first, second] = Array.from(document.images);
        const told = [];
        const tell = still => told.push(seen(moving) === seen(still));
        setTimeout(() => tell(first), 2000);
        setTimeout(() => { tell(second); console.log("seen: " + told.join()); }, 9500);
      };
      </script></body>
      """, to: "page.html")
    let line = try await Chromium.listen(to: page, for: "seen: ", in: scratch)
    #expect(line.contains("seen: true,true"), "\(line)")
  }
}
