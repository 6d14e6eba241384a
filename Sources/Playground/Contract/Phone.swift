import Simulation

/// What keeps the user from seeing the feed, whichever ad it comes from: the user is in another
/// application, has scrolled away, or looks at something that covers it.
struct Phone: Sendable {
  private(set) var isAway = false
  private var isScrolledAway = false
  /// The place of the ad that last covered the application, as far as anything has been said.
  private var cover: Int?
  /// The place of the ad in the feed, visible or not.
  private(set) var feed: Int?
  /// When the feed last stopped being hidden.
  private(set) var clearSince = Instant.start

  /// Whether something other than the ad at this place hides the feed: another ad, or the user's
  /// absence.
  func hides(_ place: Int) -> Bool {
    isAway || isScrolledAway || (cover.map { $0 != place } ?? false)
  }

  /// An ad that Google has no part in covers the application.
  mutating func cover(with place: Int) { cover = place }

  /// Returns whether something that hid the feed has ended.
  mutating func add(_ sense: Sense, _ place: Int, at time: Instant) -> Bool {
    switch sense {
    case .cameBack: isAway = false
    case .scrolledBack: isScrolledAway = false
    case .declined, .presentFailed, .didDismiss, .networkClosed, .networkClosedUntold:
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
