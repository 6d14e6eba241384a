package import Simulation

/// What keeps the user from seeing the feed, whichever ad it comes from: the user is in another
/// application, has scrolled away, or looks at something that covers it.
///
/// The cover of the application is taken from what the parties say, adapters and networks, and from
/// the phone itself where they say nothing.
package struct Phone: Equatable, Sendable {
  private(set) var isAway = false
  private var isScrolledAway = false
  /// The places of the ads that cover the application, the one on top last.
  private var covers: [Int] = []
  /// Whether only the phone itself said that something covers it.
  package private(set) var isCoveredUntold = false
  /// The place of the ad in the feed, visible or not.
  package private(set) var feed: Int?
  /// When the feed last stopped being hidden.
  private(set) var clearSince = Instant.start
  /// When the user left the application, and when they scrolled the feed away; nil once they are back.
  private(set) var leftAt: Instant?
  private(set) var scrolledAt: Instant?
  /// When a page of the application's own came over the feed; nil once it is closed.
  private(set) var pageAt: Instant?

  /// Whether something covers the application, as far as anything has been said.
  package var isCovered: Bool { !covers.isEmpty }
  /// Whether the user cannot see the feed.
  package var hidesFeed: Bool { isAway || isScrolledAway || isCovered }

  /// An ad covers the application, and a party has said so.
  mutating func cover(with place: Int) {
    covers.removeAll { $0 == place }
    covers.append(place)
    isCoveredUntold = false
  }

  /// Nothing covers it, and it has no ad.
  package init() {}

  /// Returns whether something that hid the feed has ended; `place` is that of the ad that it is about.
  package mutating func add(_ sense: Sense, _ place: Int, at time: Instant) -> Bool {
    switch sense {
    case .cameBack: isAway = false
    case .scrolledBack: isScrolledAway = false
    case .declined, .presentFailed, .didDismiss, .networkClosed, .networkClosedUntold,
      .networkPageClosed:
      guard covers.contains(place) else { return false }
      uncover(place)
    // Nothing may have been said of what is forced off.
    case .coverForced where covers.contains(place): uncover(place)
    case .coverForced, .coverLeftUntold: (covers, isCoveredUntold) = ([], false)
    case .appEnded where place <= 0: end()
    case .appPageOpened, .appPageClosed:
      pageAt = sense == .appPageOpened ? time : nil
      return false
    default:
      hide(sense, place)
      if sense == .left { leftAt = time }
      if sense == .scrolledAway { scrolledAt = time }
      return false
    }
    if sense == .cameBack { leftAt = nil }
    if sense == .scrolledBack { scrolledAt = nil }
    clearSince = time
    return true
  }

  private mutating func hide(_ sense: Sense, _ place: Int) {
    switch sense {
    case .shown: feed = place
    case .takenDown: if feed == place { feed = nil }
    case .left, .sentElsewhere: isAway = true
    case .scrolledAway: isScrolledAway = true
    case .introduced, .presentTold, .willPresent, .networkPageOpened: cover(with: place)
    case .coverCameUntold:
      cover(with: place)
      isCoveredUntold = true
    default: break
    }
  }

  /// The application has ended, and all that it showed.
  private mutating func end() {
    (isAway, isScrolledAway, covers, isCoveredUntold, feed) = (true, false, [], false, nil)
    pageAt = nil
  }

  private mutating func uncover(_ place: Int) {
    covers.removeAll { $0 == place }
    if covers.isEmpty { isCoveredUntold = false }
  }
}
