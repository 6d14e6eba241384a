import Languages

/// Texts instead of something that cannot be shown.
package enum WindowText {
  /// The window is too small to show anything.
  package static func tooSmall(width: Int, height: Int) -> [String] {
    [localized("adplay needs"), "\(width)×\(height)", localized("q quits")]
  }

  /// The phone shows something else than the app.
  package static func inBackground(key: String) -> [String] {
    [localized("The app is in the background."), "", localized("Press \(key) to return")]
  }
}
