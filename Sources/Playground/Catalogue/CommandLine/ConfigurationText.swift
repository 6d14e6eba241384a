/// What a printed configuration says about its keys.
package enum ConfigurationText {
  package static let theme =
    "a theme by name or file, or one for dark and one for light terminals"
  package static let motion = "whether taps travel over the screen: full or none"
  package static let glyphs = "auto, unicode or ascii; auto asks the terminal"
  package static let language =
    "auto, a language by its code, or a file; auto is that of the locale"
  package static let speed = "how fast simulated time runs at the beginning"
  package static let mouse = "whether the mouse is taken from the terminal"
  package static let focus = "whether time stands while the window does not have the focus"
  package static let keys = "a key, several, or null; with null a command is in the palette only"

  /// Why another file has not taken the place of the last good one.
  package static func keepsLast(_ sentence: String) -> String { "kept as it was: \(sentence)" }
}
