import Screen
import StageUI

/// What the user likes. What is nil has not been said.
struct Configuration: Equatable {
  var theme: ThemeChoice?
  var motion: StageOptions.Motion?
  var glyphs: StageOptions.Glyphs?
  /// A language by its code or file; nil leaves it to the locale.
  var language: String?
  var speed: Double?
  var usesMouse: Bool?
  /// Whether time stands while the terminal's window does not have the focus.
  var pausesWithoutFocus: Bool?
  /// Other keys for commands of the stage.
  var keys: [StageCommand: [Key]] = [:]

  var keyMap: KeyMap { .standard.changed(keys) }
}

/// Which theme: by name or file, and whether the terminal's background has a say.
enum ThemeChoice: Equatable {
  case always(String)
  /// One for dark and one for light backgrounds.
  case byBackground(dark: String, light: String)
}
