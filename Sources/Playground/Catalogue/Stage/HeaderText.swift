import Languages

/// Texts above the panes.
package enum HeaderText {
  /// Which of the unit's lines the ad is from.
  package static func line(_ number: Int, of count: Int) -> String {
    localized("line \(number) of \(count)")
  }

  package static var recorded: String { localized("■ recorded") }
  package static var live: String { localized("● live") }
  package static var lastEvent: String { localized("last event") }
  /// A script that is told: by itself, or a step at a time.
  package static var playing: String { localized("▶ playing") }
  package static var told: String { localized("step by step") }
  package static var paused: String { localized("‖ paused") }
  package static func running(speed: String) -> String { "▶ \(speed)×" }
  package static func seed(_ seed: UInt64) -> String { localized("seed \(seed)") }
}

/// Texts on the phone's frame.
package enum PhoneText {
  /// The simulated world begins at noon.
  package static func clock(minutes: Int) -> String {
    let minute = minutes % 60
    return "\((12 + minutes / 60) % 24):\(minute < 10 ? "0" : "")\(minute)"
  }
  package static let reception = "▂▄▆ █"

  package static var inBackground: String { localized("in the background") }
  package static var ended: String { localized("ended", meaning: "the app") }
  package static var covered: String { localized("covered") }
  package static var adOutOfView: String { localized("ad out of view") }
  package static var adChoices: String { "AdChoices" }
}
