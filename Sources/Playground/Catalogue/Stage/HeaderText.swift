/// Texts above the panes.
package enum HeaderText {
  /// Which of the unit's lines the ad is from.
  package static func line(_ number: Int, of count: Int) -> String { "line \(number) of \(count)" }

  package static let recorded = "■ recorded"
  package static let paused = "‖ paused"
  package static func running(speed: String) -> String { "▶ \(speed)×" }
  package static func seed(_ seed: UInt64) -> String { "seed \(seed)" }
}

/// Texts on the phone's frame.
package enum PhoneText {
  package static let inBackground = "in the background"
  package static let covered = "covered"
  package static let adOutOfView = "ad out of view"
}
