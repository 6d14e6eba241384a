import Foundation
import JSON
import Screen
import StageUI
import Testing

@testable import Adplay

/// What the user likes, as a file.
struct ConfigurationTests {
  private static let themes = ["midnight", "daylight", "ember", "mono"]

  private func read(_ text: String) throws(JSONError) -> Configuration {
    try Configuration(reading: Array(text.utf8), themes: Self.themes)
  }

  @Test func `everything can be left out`() throws {
    #expect(try read("{}") == Configuration())
    #expect(Configuration().keyMap == .standard)
  }

  @Test func `what is said is read`() throws {
    let configuration = try read(
      """
      {
        "theme": "ember", "motion": "none", "speed": 2.5, "mouse": false,
        "pauseWithoutFocus": true,
        "keys": { "reload": ["F5", "r"], "dismiss": null, "snapshot": "Ctrl-S" }
      }
      """)
    #expect(configuration.theme == .always("ember"))
    #expect(configuration.motion == StageOptions.Motion.none)
    #expect(configuration.speed == 2.5 && configuration.usesMouse == false)
    #expect(configuration.pausesWithoutFocus == true)
    let map = configuration.keyMap
    #expect(map.command(for: Key(.function(5))) == .reload)
    #expect(map.command(for: Key("r")) == .reload)
    #expect(map.command(for: Key("s", .ctrl)) == .snapshot)
    #expect(map.command(for: Key("s")) == nil && map.command(for: Key("x")) == nil)
    #expect(map.keys(of: .dismiss).isEmpty)
  }

  @Test func `a theme is one, two, or the terminal's affair`() throws {
    #expect(
      try read(#"{ "theme": { "dark": "ember", "light": "mine.yaml" } }"#).theme
        == .byBackground(dark: "ember", light: "mine.yaml"))
    #expect(
      try read(#"{ "theme": "auto" }"#).theme
        == .byBackground(dark: "midnight", light: "daylight"))
  }

  @Test func `keys that change places are no conflict`() throws {
    let map = try read(#"{ "keys": { "reload": "x", "dismiss": "r" } }"#).keyMap
    #expect(map.command(for: Key("x")) == .reload && map.command(for: Key("r")) == .dismiss)
  }

  @Test func `rooms that take turns may go on sharing a key`() throws {
    let map = try read(#"{ "keys": { "reload": "F5" } }"#).keyMap
    #expect(map.command(for: Key("0")) == .room("arbiter"))
  }

  @Test(arguments: [
    (#"{ "keys": { "relod": "F5" } }"#, 13, #"did you mean "reload"?"#),
    (#"{ "keys": { "reload": "y" } }"#, 23, "y is the key of copy, too"),
    (#"{ "keys": { "reload": "a", "copy": "a" } }"#, 36, "a is the key of"),
    (#"{ "keys": { "reload": ["F5", "F13"] } }"#, 30, "expected a key"),
    (#"{ "keys": { "reload": "rr" } }"#, 23, "expected a key"),
    (#"{ "theme": "embr" }"#, 12, #"did you mean "ember"?"#),
    (#"{ "theme": { "dark": "ember" } }"#, 12, "light"),
    (#"{ "speed": 0 }"#, 12, "0.01 to 1000"),
    (#"{ "motion": "ful" }"#, 13, #"did you mean "full"?"#),
    (#"{ "moton": "full" }"#, 3, #"did you mean "motion"?"#),
  ])
  func `what can't be is told with its place`(_ text: String, _ column: Int, _ words: String) throws
  {
    let error = try #require(throws: JSONError.self) { try read(text) }
    #expect(error.position == JSONPosition(line: 1, column: column))
    #expect("\(error)".contains(words), "\(error)")
  }

  @Test func `what is printed can be read again, and says the same`() throws {
    var configuration = try read(
      #"{ "theme": "ember", "speed": 2, "keys": { "reload": ["F5", "r"], "dismiss": null } }"#)
    let printed = try read(configuration.text(themes: Self.themes))
    #expect(printed.keyMap == configuration.keyMap)
    configuration.keys = [:]
    (configuration.motion, configuration.glyphs, configuration.usesMouse) = (.full, .auto, true)
    configuration.pausesWithoutFocus = false
    var rest = printed
    rest.keys = [:]
    #expect(rest == configuration)
  }

  @Test func `the one in the article can be read`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let article = try String(
      contentsOf: root.appending(path: "Sources/App/Adplay.docc/Configuration.md"),
      encoding: .utf8)
    let block = try #require(
      article.components(separatedBy: "```jsonc\n").dropFirst().first?
        .components(separatedBy: "\n```").first)
    let configuration = try Configuration(
      reading: Array(block.utf8), themes: ThemeStore().names)
    #expect(configuration.speed == 2 && configuration.keys.count == 3)
  }

  @Test func `every key of the program has a name that means it`() {
    for binding in KeyMap.standard.bindings {
      #expect(KeyMap.standard.command(named: binding.command.name) == binding.command)
      for key in binding.keys { #expect(Key(word: key.word) == key, "\(key.word)") }
    }
    let others = [
      Key(.function(12)), Key("t", .ctrl), Key("x", .alt), Key(.up, .alt), Key("é"), Key(.delete),
    ]
    for key in others { #expect(Key(word: key.word) == key, "\(key.word)") }
    #expect(Key(word: "ctrl-T") == Key("t", .ctrl) && Key(word: "-") == Key("-"))
    for word in ["", "F0", "F13", "Ctrl-", "Ctrl-!", "ab", "Hyper-x", "\u{1B}"] {
      #expect(Key(word: word) == nil, "\(word)")
    }
  }

  // MARK: The theme to begin with

  private func decide(
    asked: String? = nil, last: String? = nil, _ choice: ThemeChoice? = nil
  ) throws -> ThemeDecision {
    var themes = ThemeStore()
    return try ThemeDecision(asked: asked, last: last, choice, of: nil, &themes)
  }

  @Test func `the theme that is asked for is first, then the last one, then the configuration`()
    throws
  {
    let choice = ThemeChoice.byBackground(dark: "ember", light: "ink")
    #expect(try decide() == ThemeDecision(dark: "midnight", light: "daylight"))
    #expect(try decide(choice) == ThemeDecision(dark: "ember", light: "ink"))
    #expect(try decide(last: "moss", choice) == ThemeDecision("moss"))
    #expect(try decide(asked: "abyss", last: "moss", choice) == ThemeDecision("abyss"))
    #expect(try decide(asked: "auto", last: "moss", choice) == decide())
    // A theme whose file is gone is forgotten.
    #expect(try decide(last: "gone", choice) == ThemeDecision(dark: "ember", light: "ink"))
    #expect(throws: (any Error).self) { try decide(asked: "midnigt") }
  }

  // MARK: Which commands read it

  @Test func `what others look at reads nobody's configuration`() throws {
    func folder(_ words: String...) throws -> ConfigurationFolder? {
      ConfigurationFolder(try StageOptions.command.read(words))
    }
    func demo(_ words: String...) throws -> ConfigurationFolder? {
      ConfigurationFolder(try DemoOptions.command.read(words).stage)
    }
    #expect(try folder()?.path.hasSuffix("/adplay/config.json") == true)
    #expect(ConfigurationFolder(try LearnOptions.command.read([]).stage)?.isRequired == false)
    #expect(try demo()?.path == nil)
    #expect(try folder("--record", "x.cast")?.path == nil)
    #expect(try demo("--config", "a/b.json")?.path == "a/b.json")
    #expect(try folder("--config", "b.json")?.folder == ".")
    #expect(try folder("--config", "/b.json")?.themes == "//themes")
  }

  @Test(arguments: [
    ("vi", "vi"), ("lang/vi", "a/lang/vi"), ("vi.json", "a/vi.json"), ("/lang/vi", "/lang/vi"),
  ])
  func `a file that a configuration names is beside it, and a name stays a name`(
    _ name: String, _ place: String
  ) throws {
    let options = try StageOptions.command.read(["--config", "a/b.json"])
    #expect(ConfigurationFolder(options)?.place(of: name) == place)
  }
}
