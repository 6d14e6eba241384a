import UIKit

/// What the publisher's application has on its screen: a feed, and perhaps an ad over it.
@MainActor
final class AppScreen {
  /// In points: 38 by 30 cells of 10 by 20 points.
  static let size = CGSize(width: 380, height: 600)

  let feed = FeedViewController()
  /// The full-screen ad that covers the feed, or is about to.
  var covering: Covering?

  struct Covering {
    let unit: String
    /// Its name in the journal.
    let ad: String
  }

  /// Takes off all that covers the application; nobody tells it that an ad is gone.
  func takeCoverOff() {
    feed.dismiss(animated: false)
    covering = nil
  }
}
