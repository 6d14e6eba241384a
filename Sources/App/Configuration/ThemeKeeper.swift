import StageUI

/// The theme that was last chosen on the stage, remembered from one run to the next.
@MainActor
final class ThemeKeeper {
  private var known: String

  /// `theme` is the one to begin with, which nobody has chosen on the stage.
  init(_ theme: String) { known = theme }

  /// Nobody chose this one: the terminal's background or a file did.
  func accept(_ theme: String) { known = theme }

  /// Keeps the theme of a stage on which none is being chosen.
  func look(at stage: Stage) {
    guard stage.theme != known, stage.overlay == nil else { return }
    known = stage.theme
    StateFolder.keep("\(known)\n", as: Self.name)
  }

  /// The one that was kept; nil if the configuration has changed since then.
  static func last(besides configuration: String?) -> String? {
    guard let path = StateFolder.path.map({ "\($0)/\(name)" }),
      let bytes = try? Files.read(path, limit: 1 << 10)
    else { return nil }
    if let configuration, Files.changed(configuration) > Files.changed(path) { return nil }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").first.map(String.init)
  }

  private static let name = "theme"
}
