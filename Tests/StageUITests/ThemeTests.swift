import Foundation
import JSON
import Scenarios
import Screen
import StageUI
import Testing
import Themes
import Theming

/// The theme files and their colours.
struct ThemeTests {
  struct BuiltIn: Sendable, CustomTestStringConvertible {
    let name: String
    let content: [UInt8]
    var testDescription: String { name }
  }

  nonisolated static let builtIn = BuiltInThemes.all.map {
    BuiltIn(name: $0.name, content: $0.content)
  }

  @Test func `every theme file is in the program under its own name`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Themes/Palettes")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }
    #expect(Set(files) == Set(BuiltInThemes.all.map { "\($0.name).json" }))
    for theme in BuiltInThemes.all {
      let file = try Data(contentsOf: folder.appending(path: "\(theme.name).json"))
      #expect(Array(file) == theme.content)
      #expect(try ColorScheme(reading: theme.content).name == theme.name)
    }
  }

  @Test(arguments: builtIn) func `every text is readable on its background`(_ builtIn: BuiltIn)
    throws
  {
    let theme = Theme(try ColorScheme(reading: builtIn.content))
    let texts: [(String, Style)] = [
      ("text", theme.text), ("strong", theme.strong), ("muted", theme.muted),
      ("accent", theme.accent), ("google", theme.google), ("adapter", theme.adapter),
      ("network", theme.network), ("server", theme.server), ("alarm", theme.alarm),
      ("arbiter", theme.arbiter), ("service", theme.service), ("warning", theme.warning),
      ("selection", theme.selection), ("overlay", theme.overlay), ("button", theme.button),
      ("badge", theme.badge), ("screen", theme.screen), ("card", theme.card),
    ]
    for (name, style) in texts {
      let foreground = try #require(style.foreground.rgb)
      let background = try #require(style.background.rgb)
      #expect(Contrast.ratio(foreground, background) >= 4.5, "\(name)")
    }
  }

  /// Colours of brands: all round the circle, black, white and grey.
  nonisolated static let brands: [UInt32] = [
    0xFF0000, 0xFF8000, 0xFFFF00, 0x80FF00, 0x00FF00, 0x00FF80, 0x00FFFF, 0x0080FF, 0x0000FF,
    0x8000FF, 0xFF00FF, 0xFF0080, 0x000000, 0xFFFFFF, 0x808080, 0x1A73E8, 0x552211,
  ]

  @Test(arguments: builtIn)
  func `a brand's colours are readable and like those of no other party`(_ builtIn: BuiltIn) throws
  {
    let scheme = try ColorScheme(reading: builtIn.content)
    for color in Self.brands {
      let theme = Theme(scheme.branded(.init(network: color, accent: color)))
      let own = [theme.network, theme.accent].compactMap(\.foreground.rgb)
      let others = [theme.google, theme.adapter, theme.server, theme.alarm].compactMap(
        \.foreground.rgb)
      #expect(own.count == 2 && others.count == 4)
      for one in own {
        #expect(Contrast.ratio(one, scheme.background) >= 4.5)
        for other in others { #expect(Contrast.distance(one, other) >= 90, "\(color)") }
      }
      #expect(Contrast.distance(own[0], own[1]) >= 90, "\(color)")
    }
  }

  @Test func `a brand's colour that is fine stays as it is`() throws {
    let scheme = try ColorScheme(reading: Self.builtIn[0].content)
    let theme = Theme(scheme.branded(.init(network: 0xE07BFF)))
    #expect(theme.network.foreground.rgb == RGB(0xE07BFF))
  }

  /// Words in a colour of the panes, drawn on a sheet, a card or a selected row.
  @Test(arguments: builtIn)
  func `coloured words are readable on a sheet and on a selected row`(_ builtIn: BuiltIn) throws {
    let theme = Theme(try ColorScheme(reading: builtIn.content))
    let words: [(String, Style)] = [
      ("muted", theme.muted), ("accent", theme.accent), ("google", theme.google),
      ("adapter", theme.adapter), ("network", theme.network), ("server", theme.server),
      ("arbiter", theme.arbiter), ("service", theme.service), ("warning", theme.warning),
    ]
    for (ground, style) in [("sheet", theme.overlay), ("selection", theme.selection)] {
      let background = try #require(style.background.rgb)
      for (name, word) in words {
        let foreground = try #require(word.foreground.rgb)
        #expect(Contrast.ratio(foreground, background) >= 4.5, "\(name) on \(ground)")
      }
    }
  }

  @Test func `unreadable colours are nudged until they are readable`() throws {
    let grey = RGB(0x777777)
    let hues = Dictionary(uniqueKeysWithValues: ColorScheme.Hue.allCases.map { ($0, grey) })
    let scheme = ColorScheme(name: "fog", background: grey, foreground: grey, hues: hues)
    let theme = Theme(scheme)
    for style in [theme.text, theme.muted, theme.google, theme.network, theme.selection] {
      let foreground = try #require(style.foreground.rgb)
      let background = try #require(style.background.rgb)
      // No colour reaches 4.5 on some greys; there, black or white is the best possible.
      let best = max(
        Contrast.ratio(RGB(0), background), Contrast.ratio(RGB(0xFFFFFF), background))
      #expect(Contrast.ratio(foreground, background) >= min(4.5, best))
    }
  }

  @Test(arguments: builtIn, [ColorDepth.eight, .sixteen, .twoHundredFiftySix, .trueColor])
  func `no two parties look alike`(_ builtIn: BuiltIn, _ depth: ColorDepth) throws {
    let scheme = try ColorScheme(reading: builtIn.content)
    // Shades of one colour are told apart by letters.
    guard !scheme.isMonochrome else { return }
    let theme = Theme(scheme, depth: depth)
    let parties = [
      theme.text, theme.google, theme.adapter, theme.network, theme.server, theme.accent,
      theme.warning, theme.arbiter, theme.service,
    ]
    // The arbiter and the service are told from the adapter by their weight where there are few.
    let looks = parties.map { style in
      var style = style
      style.foreground = style.foreground.mapped(to: depth)
      return style
    }
    #expect(Set(looks).count == parties.count)
    guard depth >= .twoHundredFiftySix else { return }
    let colors = try parties.map { try #require($0.foreground.rgb) }
    for (place, one) in colors.enumerated() {
      for other in colors[(place + 1)...] {
        let distance = Contrast.distance(one, other)
        let wanted = depth == .trueColor ? ThemeColors.partyDistance : 50
        #expect(distance >= wanted, "\(one.hexadecimal), \(other.hexadecimal)")
      }
    }
  }

  @Test(arguments: builtIn)
  func `with sixteen colours the parties have their names' colours`(_ builtIn: BuiltIn) throws {
    let scheme = try ColorScheme(reading: builtIn.content)
    guard !scheme.isMonochrome else { return }
    let theme = Theme(scheme, depth: .sixteen)
    let parties = [theme.google, theme.adapter, theme.network, theme.server].map(\.foreground)
    #expect(parties == (theme.isLight ? [4, 3, 5, 2] : [12, 11, 13, 10]).map { .indexed($0) })
    #expect(Theme(scheme, depth: .eight).google.foreground == .indexed(4))
  }

  @Test func `light and dark themes are told apart`() throws {
    let lights = try BuiltInThemes.all.map { try Theme(ColorScheme(reading: $0.content)) }
      .filter(\.isLight).map(\.name)
    #expect(lights == ["daylight", "glacier", "parchment", "lighthouse", "ink", "graphite"])
  }

  struct Broken: Sendable, CustomTestStringConvertible {
    let what: String
    let old: String
    let new: String
    let line: Int
    let column: Int
    var testDescription: String { what }
  }

  /// A valid file, which the cases break in one place. The error has to name that place.
  private static let sound = """
    {
      "name": "mine",
      "background": "#101010", "foreground": "#f0f0f0",
      "black": "#000000", "red": "#ff0000", "green": "#00ff00", "yellow": "#ffff00",
      "blue": "#0000ff", "purple": "#ff00ff", "cyan": "#00ffff", "white": "#ffffff",
      "brightBlack": "#000000", "brightRed": "#ff0000", "brightGreen": "#00ff00",
      "brightYellow": "#ffff00", "brightBlue": "#0000ff", "brightPurple": "#ff00ff",
      "brightCyan": "#00ffff", "brightWhite": "#ffffff",
      "roles": { "google": "#4080ff" }
    }
    """

  nonisolated static let broken = [
    Broken(what: "no colour", old: "\"#101010\"", new: "\"dark\"", line: 3, column: 17),
    Broken(what: "too few digits", old: "#f0f0f0", new: "#ffff", line: 3, column: 42),
    Broken(what: "a sign for a digit", old: "#f0f0f0", new: "#+0f0f0", line: 3, column: 42),
    Broken(what: "not a text", old: "\"mine\"", new: "7", line: 2, column: 11),
    Broken(
      what: "a misspelled colour", old: "\"brightCyan\":", new: "\"brigthCyan\":", line: 8,
      column: 3),
    Broken(
      what: "a misspelled selection", old: "\"roles\":",
      new: "\"selectonBackground\": \"#123456\", \"roles\":", line: 9, column: 3),
    Broken(what: "a missing key", old: "\"brightCyan\": \"#00ffff\",", new: "", line: 1, column: 1),
    Broken(what: "unknown role", old: "\"google\"", new: "\"goggle\"", line: 9, column: 14),
    Broken(what: "a comma too few", old: "\"mine\",", new: "\"mine\"", line: 3, column: 3),
  ]

  @Test func `what others have added to a scheme is ignored, and three digits are a colour`() throws
  {
    let text = Self.sound.replacingOccurrences(
      of: "\"name\"", with: "\"guid\": \"{0caa0dad}\", \"cursorColor\": \"none\", \"name\""
    ).replacingOccurrences(of: "#f0f0f0", with: "#f8f")
    #expect(try ColorScheme(reading: Array(text.utf8)).foreground == RGB(0xFF88FF))
  }

  @Test func `the unbroken file is read`() throws {
    #expect(try ColorScheme(reading: Array(Self.sound.utf8)).roles == [.google: RGB(0x4080FF)])
  }

  @Test(arguments: broken) func `an error in a file is reported with its position`(_ test: Broken)
    throws
  {
    let text = Self.sound.replacingOccurrences(of: test.old, with: test.new)
    #expect(text != Self.sound)
    let error = #expect(throws: JSONError.self) { try ColorScheme(reading: Array(text.utf8)) }
    #expect(error?.position.line == test.line, "\(String(describing: error))")
    #expect(error?.position.column == test.column, "\(String(describing: error))")
  }
}

/// Themes on the stage.
@Suite(.serialized) @MainActor struct ThemesOnStageTests {
  @Test func `every theme draws a screen of its own with the same text`() throws {
    let stage = try StagePlayer()
    var frames: [Canvas] = []
    // Themes without colours use shades for pictures and a heavy frame for the focus, so their text
    // differs.
    let withoutColours = [Theme.mono.name, "graphite", "phosphor"]
    for name in stage.stage.themes.names where !withoutColours.contains(name) {
      stage.stage.theme = name
      frames.append(stage.frame.canvas)
    }
    #expect(frames.count >= 2)
    for (index, frame) in frames.enumerated() {
      for other in frames[(index + 1)...] {
        #expect(frame != other)
        #expect(Export.text(frame) == Export.text(other))
      }
    }
  }

  /// In many people's schemes the selection is as light as the text.
  private static let lightSelection = ColorScheme(
    name: "light selection", background: RGB(0x0C0C0C), foreground: RGB(0xCCCCCC),
    selectionBackground: RGB(0xFFFFFF),
    hues: Dictionary(
      uniqueKeysWithValues: ColorScheme.Hue.allCases.map { ($0, RGB(0x61D6D6)) }))

  @Test func `every letter on every screen is readable`() throws {
    let schemes =
      try BuiltInThemes.all.map { try ColorScheme(reading: $0.content) } + [Self.lightSelection]
    for scheme in schemes {
      for keys in ["", "2", "h", "hh", "?", "o", ":", "t", "/a", "hhW"] {
        let stage = try StagePlayer(unit: "reader")
        stage.advance(.seconds(1))
        stage.type(keys.replacing("W", with: ""))
        if keys.hasSuffix("W") { stage.press(.enter) }
        let frame = StageRenderer.render(stage.stage, stage.state, theme: Theme(scheme))
        expectReadable(frame.canvas, "\(scheme.name), keys \(keys)")
      }
    }
  }

  private func expectReadable(_ canvas: Canvas, _ what: String) {
    for cell in canvas.cells where !cell.style.attributes.contains(.dim) {
      guard let scalar = cell.glyph.scalar, scalar.properties.isAlphabetic,
        let foreground = cell.style.foreground.rgb, let background = cell.style.background.rgb,
        Contrast.ratio(foreground, background) < 4.5
      else { continue }
      Issue.record("\(what): \(scalar) is \(foreground.hexadecimal) on \(background.hexadecimal)")
      return
    }
  }

  @Test func `without colours only the default colours are used`() throws {
    for keys in ["", "?", "o", ":", "t", "2", "/a"] {
      let stage = try StagePlayer()
      stage.type(keys)
      for cell in stage.frame.canvas.cells {
        #expect(cell.style.foreground == .default && cell.style.background == .default)
      }
    }
  }
}
