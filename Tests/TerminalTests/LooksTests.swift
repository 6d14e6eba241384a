import Foundation
import Testing

/// What the user likes, in the real program.
@Suite(.outside) struct LooksTests {
  private let scratch: Scratch
  private let places: [String: String]

  init() throws {
    scratch = try Scratch()
    for folder in ["config/adplay/themes", "state"] {
      try FileManager.default.createDirectory(
        atPath: scratch.path(folder), withIntermediateDirectories: true)
    }
    places = [
      "XDG_CONFIG_HOME": scratch.path("config"), "XDG_STATE_HOME": scratch.path("state"),
      // Who runs the tests may have none.
      "COLORTERM": "truecolor", "NO_COLOR": "",
    ]
  }

  private func open(_ words: String...) throws -> PseudoTerminal {
    try PseudoTerminal(["--speed", "0.01"] + words, environment: places)
  }

  /// Saves as editors do: beside the file, and then in its place.
  private func save(_ text: String, as name: String = "config.json") throws {
    let path = scratch.path("config/adplay/\(name)")
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// Whether a background colour was sent.
  private func has(_ color: String, _ output: String) -> Bool {
    output.contains("48;2;\(color)") || output.contains("48:2::\(color.replacing(";", with: ":"))")
  }

  /// Whether there is a stage, and nothing else on it.
  private func isASCII(_ output: String) -> Bool {
    output.contains("Phone") && output.allSatisfy { $0.isASCII }
  }

  private static let midnight = "18;21;28"
  private static let daylight = "251;250;247"
  private static let ember = "29;23;21"

  @Test func `the terminal's background decides, when it opens and later`() async throws {
    let terminal = try open()
    try await terminal.read("a dark stage and the question") {
      has(Self.midnight, $0) && $0.contains("\u{1B}]11;?") && $0.contains("\u{1B}[?2031h")
    }
    try terminal.type("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\")
    try await terminal.read("a light stage") { has(Self.daylight, $0) }
    terminal.forgetOutput()
    try terminal.type("\u{1B}[?997;1n")
    try await terminal.read("a dark stage") { has(Self.midnight, $0) }
    terminal.forgetOutput()
    try terminal.type("q")
    #expect(try await terminal.end() == 0)
    #expect(terminal.text.contains("\u{1B}[?2031l"))
  }

  @Test func `a terminal that says nothing is asked again when it has the keyboard`() async throws {
    let terminal = try open()
    try await terminal.read("the question") { $0.contains("\u{1B}]11;?") }
    try terminal.type("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\")
    terminal.forgetOutput()
    try terminal.type("\u{1B}[O\u{1B}[I")
    try await terminal.read("the question, again") { $0.contains("\u{1B}]11;?") }
    try terminal.type("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\")
    try await terminal.read("a light stage") { has(Self.daylight, $0) }
  }

  @Test func `the theme that was chosen is remembered, and not changed by a background`()
    async throws
  {
    let first = try open()
    try await first.read("the stage") { has(Self.midnight, $0) }
    try first.type("t")
    try await first.read("the list") { $0.contains("preview") }
    try first.type("/ember\r")
    try await first.read("the other theme") { has(Self.ember, $0) }
    try first.type("q")
    #expect(try await first.end() == 0)
    let kept = try String(contentsOfFile: scratch.path("state/adplay/theme"), encoding: .utf8)
    #expect(kept == "ember\n")

    let second = try open()
    try await second.read("the theme that was kept") { has(Self.ember, $0) }
    try second.type("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\q")
    #expect(try await second.end() == 0)
    #expect(!has(Self.daylight, second.text))
  }

  @Test func `a saved configuration changes the stage, and a broken one does not`() async throws {
    try save(#"{ "keys": { "quit": "F5" } }"#)
    let terminal = try open()
    try await terminal.read("the stage") { has(Self.midnight, $0) }
    try save(#"{ "theme": "ember", "keys": { "quit": "F5" } }"#)
    try await terminal.read("its theme") { has(Self.ember, $0) }
    try save(#"{ "theme": "embr" }"#)
    try await terminal.read("why not") { $0.contains("line 1, column 12") }
    // The keys are those of the last good one: q is no command.
    try terminal.type("q\u{1B}[15~")
    #expect(try await terminal.end() == 0)
  }

  @Test func `a scheme in the folder is a theme, and is read again when it is saved`() async throws
  {
    func scheme(_ ground: String) -> String {
      "scheme: \"Fog\"\nbase00: \"\(ground)\"\n"
        + (1..<16).map { "base0\(String($0, radix: 16, uppercase: true)): \"d0d0d0\"\n" }.joined()
    }
    try save(scheme("102030"), as: "themes/fog.yaml")
    let terminal = try open("--theme", "Fog")
    try await terminal.read("its ground") { has("16;32;48", $0) }
    try save(scheme("203040"), as: "themes/fog.yaml")
    try await terminal.read("its new ground") { has("32;48;64", $0) }
    try save("base00: 1\n", as: "themes/fog.yaml")
    try await terminal.read("why not") { $0.contains("fog.yaml") }
  }

  @Test func `a terminal that draws signs too wide gets ASCII`() async throws {
    let terminal = try open()
    try await terminal.read("a frame, and the question") {
      $0.contains("╭") && $0.contains("\u{1B}[2;1H─·\u{1B}[6n")
    }
    terminal.forgetOutput()
    try terminal.type("\u{1B}[2;5R")
    // What was drawn before the answer was read may still be on its way.
    try await terminal.read("lines of ASCII") { $0.contains("--------") }
    terminal.forgetOutput()
    try terminal.type("?")
    try await terminal.read("the help") { $0.contains("Trace:") }
    try terminal.type("?q")
    #expect(try await terminal.end() == 0)
    #expect(terminal.text.allSatisfy { $0.isASCII })
  }

  @Test func `a locale without Unicode is believed until the terminal answers`() async throws {
    let terminal = try PseudoTerminal(
      ["--speed", "0.01"], environment: places.merging(["LC_ALL": "C"]) { $1 })
    // Nothing but the question.
    try await terminal.read("a frame of ASCII") {
      isASCII($0.replacing("\u{1B}[2;1H─·", with: ""))
    }
    terminal.forgetOutput()
    try terminal.type("\u{1B}[2;3R")
    try await terminal.read("a frame") { $0.contains("╭") }
  }

  @Test func `the window has the scenario's name, and its own one again`() async throws {
    let terminal = try open("waterfall")
    try await terminal.read("the title") { $0.contains("\u{1B}]2;adplay: ") }
    #expect(terminal.text.contains("\u{1B}[22;2t"))
    try terminal.type("q")
    #expect(try await terminal.end() == 0)
    #expect(terminal.text.contains("\u{1B}[23;2t"))
  }

  @Test func `a console that has no window gets no title`() async throws {
    let terminal = try PseudoTerminal(
      ["--speed", "0.01"], environment: places.merging(["TERM": "linux"]) { $1 })
    try await terminal.read("the stage") { $0.contains("Phone") }
    #expect(!terminal.text.contains("\u{1B}]2;"))
  }

  @Test func `the stage speaks the language of the locale`() async throws {
    let terminal = try PseudoTerminal(
      ["--speed", "0.01"], environment: places.merging(["LC_ALL": "zh_TW.UTF-8"]) { $1 })
    // Where the locale is not installed the terminal has to say that it has Unicode.
    try terminal.type("\u{1B}[2;3R")
    try await terminal.read("the ads' list") { $0.contains("廣告") }
  }

  @Test func `ASCII can be asked for`() async throws {
    let terminal = try open("--ascii")
    try await terminal.read("a frame of ASCII") { isASCII($0) }
    #expect(!terminal.text.contains("\u{1B}[6n"))
  }

  @Test func `a demo reads nothing of it`() async throws {
    try save(#"{ "theme": "ember" }"#)
    let terminal = try PseudoTerminal(
      ["demo", "who-counted"], environment: places)
    try await terminal.read("the stage") { has(Self.midnight, $0) }
    try terminal.type("q")
    #expect(try await terminal.end() == 0)
    #expect(!has(Self.ember, terminal.text))
  }

  @Test func `what is printed is a configuration`() throws {
    try save(#"{ "speed": 3, "keys": { "reload": "F5" } }"#)
    let printed = try Program.run("--print-config", environment: places)
    #expect(printed.status == 0)
    #expect(printed.output.contains(#""speed": 3"#))
    let copy = try scratch.write(printed.output, to: "copy.json")
    let again = try Program.run("--print-config", "--config", copy)
    #expect(again.output == printed.output)
  }

  @Test func `a configuration that was asked for has to be right`() throws {
    let path = try scratch.write(#"{ "speed": "fast" }"#, to: "bad.json")
    let run = try Program.run("--config", path)
    #expect(run.status == 2)
    #expect(run.complaint.contains("bad.json: line 1, column 12"))
    #expect(try Program.run("--config", scratch.path("none.json")).status == 2)
  }
}
