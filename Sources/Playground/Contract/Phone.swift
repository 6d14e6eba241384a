import Simulation

/// What keeps the user from seeing what is in the feed, whoever's ad that is: the user is in another
/// application, has scrolled away, or looks at what covers it.
struct Phone: Sendable {
  private(set) var isAway = false
  private var isScrolledAway = false
  /// The place of the ad that covers the application last, as far as anybody has said.
  private var cover: Int?
  /// The place of the ad that is in the feed, seen or not.
  private(set) var feed: Int?
  /// When something last ended that hid it.
  private(set) var clearSince = Instant.start

  /// Whether another ad than the one at that place, or the user, hides what is in the feed.
  func hides(_ place: Int) -> Bool {
    isAway || isScrolledAway || (cover.map { $0 != place } ?? false)
  }

  /// Answers whether something ended that hid what is in the feed.
  mutating func add(_ sense: Sense, _ place: Int, at time: Instant) -> Bool {
    switch sense {
    case .cameBack: isAway = false
    case .scrolledBack: isScrolledAway = false
    case .declined, .presentFailed, .didDismiss, .networkClosed:
      guard cover == place else { return false }
      cover = nil
    case .coverForced: cover = nil
    default:
      hide(sense, place)
      return false
    }
    clearSince = time
    return true
  }

  private mutating func hide(_ sense: Sense, _ place: Int) {
    switch sense {
    case .shown: feed = place
    case .takenDown: if feed == place { feed = nil }
    case .left, .sentElsewhere: isAway = true
    case .scrolledAway: isScrolledAway = true
    case .introduced, .presentTold, .willPresent: cover = place
    default: break
    }
  }
}
