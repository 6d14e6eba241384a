import Foundation
import Glibc
import Testing

/// Scenarios that name pictures beside them.
@Suite(.outside) final class PictureTests {
  /// Folders that programs still read.
  private var folders: [Scratch] = []

  private static let fixtures = Program.root.appendingPathComponent("Tests/Fixtures/Pictures")

  private func text(_ file: String) -> String {
    """
    {
      "title": "own", "adUnits": [{"id": "feed", "format": "native", "lines": [{
        "label": "Sample SDK", "class": "SampleAdapter.SampleCustomEvent", "outcome": "fill",
        "parameter": "own-1", "latency": "10ms", "ad": {"image": "\(file)"}}]}]
    }
    """
  }

  private func put(_ name: String, in folder: Scratch) throws {
    try FileManager.default.copyItem(
      at: Self.fixtures.appendingPathComponent(name), to: folder.url.appendingPathComponent(name))
  }

  /// What `check` says about a scenario with this picture beside it.
  private func complaint(_ name: String, _ prepare: (Scratch) throws -> Void) throws -> String {
    let folder = try Scratch()
    try prepare(folder)
    let scenario = try folder.write(text(name), to: "own.json")
    let outcome = try Program.run("check", scenario)
    #expect(outcome.status == 0)
    #expect(outcome.output == "\(scenario): no rule is broken\n")
    return outcome.complaint
  }

  @Test func `check has nothing to say about a picture that can be shown`() throws {
    #expect(try complaint("lake.jpg") { try put("lake.jpg", in: $0) } == "")
    let path = Self.fixtures.appendingPathComponent("icon.png").path
    #expect(try complaint(path) { _ in } == "")
  }

  @Test func `check says of a picture why the ad shows its motif, and it breaks no rule`() throws {
    #expect(
      try complaint("none.png") { _ in }
        == "adplay: none.png: No such file or directory; the ad shows its motif.\n")
    #expect(
      try complaint("text.png") { _ = try $0.write("no picture", to: "text.png") }
        == "adplay: text.png is neither PNG nor JPEG; the ad shows its motif.\n")
    #expect(
      try complaint("folder.png") { try $0.folder("folder.png") }
        == "adplay: folder.png is not a regular file; the ad shows its motif.\n")
    #expect(
      try complaint("pipe.png") { try #require(mkfifo($0.path("pipe.png"), 0o600) == 0) }
        == "adplay: pipe.png is not a regular file; the ad shows its motif.\n")
    #expect(
      try complaint("/dev/zero") { _ in }
        == "adplay: zero is not a regular file; the ad shows its motif.\n")
    #expect(
      try complaint("cut.png") {
        let whole = try Data(contentsOf: Self.fixtures.appendingPathComponent("icon.png"))
        try whole.prefix(60).write(to: $0.url.appendingPathComponent("cut.png"))
      } == "adplay: cut.png is damaged; the ad shows its motif.\n")
  }

  @Test func `a picture that is too large is refused by its header or its length`() throws {
    let header: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0x27, 0x10, 0, 0, 0x27, 0x10, 8, 6, 0, 0, 0]
    #expect(
      try complaint("wide.png") {
        try Data(header).write(to: $0.url.appendingPathComponent("wide.png"))
      }
        == "adplay: wide.png has 10000×10000 pixels, over 2 million; the ad shows its motif.\n")
    #expect(
      try complaint("long.jpg") {
        let path = try $0.write("", to: "long.jpg")
        try #require(truncate(path, 100 << 20) == 0)
      } == "adplay: long.jpg is larger than 16 MiB; the ad shows its motif.\n")
  }

  @Test func `the stage shows the picture, and says why it does not`() async throws {
    let window = try await Window()
    try put("one-colour.png", in: window.scratch)
    _ = try window.scratch.write(text("one-colour.png"), to: "own.json")
    try await window.openStage("own.json --theme midnight")
    try await window.wait("the picture", until: Self.hasOneColour)
    _ = try window.scratch.write(text("none.jpg"), to: "own.json")
    try await window.wait("the motif, and why") {
      $0.contains("none.jpg: No such file or directory") && !Self.hasOneColour($0)
    }
  }

  /// Where both halves of every cell are alike there are full blocks only.
  private static func hasOneColour(_ screen: String) -> Bool {
    let block = String(repeating: "█", count: 30)
    return screen.split(separator: "\n").count { $0.contains(block) } >= 4
  }

  // MARK: At full resolution

  private static let kittyQuestion = "_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA"

  /// A terminal with cells of 8 by 16 pixels, and a picture on its stage.
  private func terminal(_ environment: [String: String] = [:]) throws -> PseudoTerminal {
    let folder = try Scratch()
    try put("one-colour.png", in: folder)
    let scenario = try folder.write(text("one-colour.png"), to: "own.json")
    folders.append(folder)
    return try PseudoTerminal(
      cell: (8, 16), [scenario, "--theme", "midnight", "--motion", "none"],
      environment: ["COLORTERM": "truecolor", "NO_COLOR": "", "TMUX": "", "STY": ""].merging(
        environment
      ) { $1 })
  }

  @Test func `a kitty gets the picture once, a placement when it moves, and no answer is a key`()
    async throws
  {
    let terminal = try terminal()
    try await terminal.read("the question") { $0.contains(Self.kittyQuestion) }
    try terminal.type("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;c")
    try await terminal.read("the picture") { $0.contains("a=p,i=101,p=1,") }
    #expect(terminal.text.contains("a=t,i=101,f=24,"))
    // Help covers it.
    try terminal.type("?")
    try await terminal.read("its end") { $0.contains("a=d,d=i,i=101,p=1,") }
    // It is placed again whenever something is written beside it.
    let before = terminal.text.split(separator: "a=p,i=101").count
    try terminal.type("\u{1B}")
    try await terminal.read("its return") { $0.split(separator: "a=p,i=101").count > before }
    #expect(terminal.text.split(separator: "a=t,").count == 2)
    try terminal.type("q")
    #expect(try await terminal.end() == 0)
    #expect(terminal.text.contains("a=d,d=A"))
  }

  @Test func `a terminal with sixels gets them`() async throws {
    let terminal = try terminal()
    try await terminal.read("the question") { $0.contains(Self.kittyQuestion) }
    try terminal.type("\u{1B}[?62;4;22c")
    try await terminal.read("sixels") { $0.contains("P0;1;0q\"1;1;") }
    try terminal.type("q")
    #expect(try await terminal.end() == 0)
    #expect(!terminal.text.contains("a=t,"))
  }

  @Test(arguments: ["TMUX", "STY"])
  func `inside a multiplexer nothing is asked`(_ variable: String) async throws {
    let terminal = try terminal([variable: "/tmp/x,1,0"])
    try await terminal.read("the picture") { $0.contains("██████████████") }
    try terminal.type("q")
    #expect(try await terminal.end() == 0)
    #expect(!terminal.text.contains("a=q"))
  }

  @Test func `a scenario without pictures asks nothing`() async throws {
    let terminal = try PseudoTerminal(
      cell: (8, 16), ["--theme", "midnight"],
      environment: ["COLORTERM": "truecolor", "NO_COLOR": "", "TMUX": "", "STY": ""])
    try await terminal.read("the ad") { $0.contains("Lakeside Puzzle") }
    try terminal.type("q")
    #expect(try await terminal.end() == 0)
    #expect(!terminal.text.contains("a=q") && !terminal.text.contains("_G"))
  }
}
