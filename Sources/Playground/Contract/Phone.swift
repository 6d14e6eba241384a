import Simulation

/// What keeps the user from seeing what is in the feed, whoever's ad that is: the user is in another
/// application, has scrolled away, or looks at what covers it.
struct Phone: Sendable {
  private(set) var isAway = false
  private var isScrolledAway = false
  /// The place of the ad that covers the application last, as far as anybody has said.
  private var cover: Int?
  /// When the last of them ended.
  private(set) var clearSince = Instant.start

  /// Whether another ad than the one at that place, or the user, hides what is in the feed.
  func hides(_ place: Int) -> Bool {
    isAway || isScrolledAway || (cover.map { $0 != place } ?? false)
  }

  mutating func add(_ happening: Happening, _ place: Int, at time: Instant) {
    switch happening {
    case .left: isAway = true
    case .scrolledAway: isScrolledAway = true
    case .introduced, .presentTold, .willPresent: cover = place
    case .cameBack: (isAway, clearSince) = (false, time)
    case .scrolledBack: (isScrolledAway, clearSince) = (false, time)
    case .declined, .presentFailed, .didDismiss, .networkClosed:
      if cover == place { (cover, clearSince) = (nil, time) }
    case .coverForced: (cover, clearSince) = (nil, time)
    default: break
    }
  }
}
