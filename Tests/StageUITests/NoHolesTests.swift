import Observing
import Playing
import Scenarios
import Screen
import StageUI
import Testing
import Themes
import Theming

/// What is drawn with blocks is there with sixteen colours and with none: in reverse a full block would
/// be a hole.
@Suite(.serialized) @MainActor struct NoHolesTests {
  private static let blocks: Set<String> = [
    "█", "▓", "▒", "░", "▀", "▄", "▂", "▆", "▌", "▐",
  ]

  /// A scenario, and keys that lead to bars and figures on it.
  private nonisolated static let places: [(scenario: String, keys: String)] = [
    ("storefront", ""), ("storefront", "u"), ("waterfall", "3"), ("nobody-fills", "3"),
    ("arbiter", "0"), ("ghad", "0"), ("vast-chain", "8"), ("storefront", "f"),
    ("storefront", "5"), ("forgets-its-clicks", "n"),
  ]

  private func themes() throws -> [Theme] {
    let schemes = try BuiltInThemes.all.prefix(4).map { try ColorScheme(reading: $0.content) }
    let depths: [ColorDepth] = [.none, .eight, .sixteen]
    return [.mono] + schemes.flatMap { scheme in depths.map { Theme(scheme, depth: $0) } }
  }

  private func holes(_ stage: StagePlayer, _ theme: Theme) -> [String] {
    let canvas = StageRenderer.render(stage.stage, stage.state, theme: theme).canvas
    return (0..<canvas.size.height).flatMap { y in
      (0..<canvas.size.width).compactMap { x -> String? in
        let cell = canvas[x, y]
        guard Self.blocks.contains(cell.glyph.text), cell.style.attributes.contains(.reverse)
        else { return nil }
        return "\(cell.glyph.text) at \(x), \(y) in \(theme.name)"
      }
    }
  }

  @Test(arguments: places, [Size(width: 80, height: 24), Size(width: 160, height: 50)])
  func `no block is drawn in reverse`(
    _ place: (scenario: String, keys: String), _ size: Size
  ) throws {
    let stage = StagePlayer(try .inLibrary(place.scenario), size: size)
    stage.advance(.seconds(2))
    stage.type(place.keys)
    stage.advance(.seconds(2))
    for key in [nil, Key(.down), Key(.enter)] {
      if let key { stage.press(key) }
      for theme in try themes() {
        #expect(holes(stage, theme) == [], "\(place.keys)\n\(stage.screen)")
      }
    }
  }
}
