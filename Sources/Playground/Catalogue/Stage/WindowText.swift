import Languages

/// Texts about the terminal's window, and instead of something that cannot be shown in it.
package enum WindowText {
  /// What the window is called while a scenario is on the stage.
  package static func title(_ scenario: String) -> String {
    "adplay: \(localized(sentence: scenario))"
  }

  /// The window is too small to show anything.
  package static func tooSmall(width: Int, height: Int) -> [String] {
    [localized("adplay needs"), "\(width)×\(height)", localized("q quits")]
  }

  /// The phone shows something else than the app.
  package static func inBackground(key: String) -> [String] {
    [localized("The app is in the background."), "", localized("Press \(key) to return")]
  }

  /// The phone shows its home screen.
  package static func ended(key: String) -> [String] {
    [localized("The app has ended."), "", localized("Press \(key) to start it")]
  }
}
