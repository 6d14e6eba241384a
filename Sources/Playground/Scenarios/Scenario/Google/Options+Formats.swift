import AdServing

extension Setting<Scenario.Options> {
  /// The formats that it makes a difference to; nil for all.
  package var formats: [Scenario.Format]? {
    switch key {
    case "layout": [.native]
    case "verification": Scenario.Format.allCases.filter(\.hasReward)
    case "place": [.banner]
    case "countsOnPresent", "presents": Scenario.Format.allCases.filter(\.isFullScreen)
    default: offer?.formats
    }
  }

  /// Whether only requests of SDK 7 have it.
  package var isOnlyInSDK7: Bool { ["formats", "imageOrientation"].contains(key) }

  /// Whether a unit of that format may have it.
  func concerns(_ format: Scenario.Format, ofToday: Bool) -> Bool {
    formats?.contains(format) != false && !(ofToday && isOnlyInSDK7)
  }
}
