import Screen
import Testing
import Themes
import Theming

/// How colours are made readable.
struct ColorFitTests {
  /// Colours without any plan, the same ones in each run.
  private struct AnyColors {
    private var state: UInt64 = 18

    mutating func next() -> RGB {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return RGB(UInt32(truncatingIfNeeded: state >> 40))
    }

    mutating func scheme() -> ColorScheme {
      ColorScheme(
        name: "any", background: next(), foreground: next(), selectionBackground: next(),
        hues: Dictionary(uniqueKeysWithValues: ColorScheme.Hue.allCases.map { ($0, next()) }))
    }
  }

  /// No colour can be read on some greys better than black or white can.
  private func best(on ground: RGB) -> Double {
    max(Contrast.ratio(RGB(0), ground), Contrast.ratio(RGB(0xFFFFFF), ground))
  }

  @Test(arguments: [ColorDepth.trueColor, .twoHundredFiftySix])
  func `whatever the scheme, texts and lines are as readable as can be`(_ depth: ColorDepth) {
    var colors = AnyColors()
    for _ in 0..<40 {
      let look = ThemeColors(colors.scheme(), depth: depth)
      for fit in look.fits {
        #expect(fit.after >= min(fit.wanted, best(on: fit.ground)) - 0.1, "\(fit)")
      }
    }
  }

  @Test func `a report says what was moved, and from where`() throws {
    let hues = Dictionary(
      uniqueKeysWithValues: ColorScheme.Hue.allCases.map { ($0, RGB(0x303030)) })
    let scheme = ColorScheme(
      name: "dim", background: RGB(0x101010), foreground: RGB(0xF0F0F0), hues: hues,
      roles: [.google: RGB(0xC0D0FF), .network: RGB(0x402040)])
    let fits = ThemeColors(scheme).fits
    let google = try #require(fits.first { $0.role == "google" })
    let network = try #require(fits.first { $0.role == "network" })
    #expect(!google.isMoved && google.before == google.after)
    #expect(network.isMoved && network.before < 4.5 && network.after >= 4.5)
    #expect(network.from == RGB(0x402040) && network.ground == RGB(0x101010))
    #expect(Set(fits.map(\.role)).isSuperset(of: ["text", "line", "focus", "text on selection"]))
  }

  @Test(arguments: BuiltInThemes.all.map(\.name)) func `lines and the focus can be seen`(
    _ name: String
  ) throws {
    let content = try #require(BuiltInThemes.all.first { $0.name == name }?.content)
    for depth in [ColorDepth.trueColor, .twoHundredFiftySix] {
      let theme = Theme(try ColorScheme(reading: content), depth: depth)
      for style in [theme.border, theme.focusedBorder] {
        let line = try #require(style.foreground.rgb)
        let ground = try #require(style.background.rgb)
        #expect(Contrast.ratio(line, ground) >= 3)
      }
      #expect(theme.border != theme.focusedBorder)
    }
  }
}
