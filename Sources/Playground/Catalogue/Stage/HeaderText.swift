/// Texts above the panes.
package enum HeaderText {
  /// Which of the unit's lines the ad is from.
  package static func line(_ number: Int, of count: Int) -> String { "line \(number) of \(count)" }

  package static let recorded = "■ recorded"
  package static let lastEvent = "last event"
  /// A script that is told: by itself, or a step at a time.
  package static let playing = "▶ playing"
  package static let told = "step by step"
  package static let paused = "‖ paused"
  package static func running(speed: String) -> String { "▶ \(speed)×" }
  package static func seed(_ seed: UInt64) -> String { "seed \(seed)" }
}

/// Texts on the phone's frame.
package enum PhoneText {
  /// The simulated world begins at noon.
  package static func clock(minutes: Int) -> String {
    let minute = minutes % 60
    return "\((12 + minutes / 60) % 24):\(minute < 10 ? "0" : "")\(minute)"
  }
  package static let reception = "▂▄▆ █"

  package static let inBackground = "in the background"
  package static let covered = "covered"
  package static let adOutOfView = "ad out of view"
  package static let adChoices = "AdChoices"
}
