/// The tracking events that VAST has at a place.
struct KnownEvents {
  /// With the version that introduced each, as one number; real files use several in older versions,
  /// which only matters where players of that version would not know them.
  private let since: [String: Int]
  /// The names by what is left of them if case and punctuation do not matter.
  private let names: [String: String]

  private init(since: [String: Int]) {
    self.since = since
    names = Dictionary(
      since.keys.map { (Self.plain($0), $0) }, uniquingKeysWith: { min($0, $1) })
  }

  enum Answer {
    case known
    case since(String)
    case unknown(nearest: String?)
  }

  func has(_ event: String) -> Bool { since[event] != nil }

  func look(for event: String, in version: Int) -> Answer {
    guard let first = since[event] else {
      return .unknown(nearest: names[Self.plain(event)])
    }
    guard version > 0, version < first else { return .known }
    return .since("\(first / 10).\(first % 10)")
  }

  /// Only its letters, all of them small.
  private static func plain(_ event: String) -> String {
    let letters = event.utf8.map { $0 | 0x20 }.filter { (0x61...0x7A).contains($0) }
    return String(decoding: letters, as: UTF8.self)
  }

  private static func table(_ lists: [(Int, [String])]) -> KnownEvents {
    var since: [String: Int] = [:]
    for (version, events) in lists {
      for event in events { since[event] = version }
    }
    return KnownEvents(since: since)
  }

  private static let playing = [
    "start", "firstQuartile", "midpoint", "thirdQuartile", "complete", "mute", "unmute", "pause",
    "resume", "rewind", "creativeView",
  ]
  private static let touching = ["fullscreen", "expand", "collapse", "acceptInvitation", "close"]
  private static let later = [
    (30, ["progress", "skip", "closeLinear", "exitFullscreen", "acceptInvitationLinear"]),
    (
      40,
      [
        "playerExpand", "playerCollapse", "adExpand", "adCollapse", "minimize",
        "overlayViewDuration", "timeSpentViewing", "otherAdInteraction", "notUsed",
      ]
    ),
    (41, ["loaded"]), (42, ["interactiveStart"]),
  ]

  static let linear = table([(20, playing + touching)] + later)
  static let nonLinear = table([(20, playing + touching)] + later)
  static let companion = table([(20, ["creativeView"])])
  static let verification = table([(20, ["verificationNotExecuted"])])
}
