import UIKit

/// The screen of the publisher's application: a feed, and perhaps an ad over it.
@MainActor
final class AppScreen {
  /// In points: 38 by 30 cells of 10 by 20 points.
  static let size = CGSize(width: 380, height: 600)

  let feed = FeedViewController()
  /// The full-screen ad that covers the feed, or is about to.
  var covering: Covering?

  struct Covering {
    let unit: String
    /// The ad's name in the journal.
    let ad: String
  }

  /// Removes everything that covers the application, without telling it that an ad is gone.
  func takeCoverOff() {
    for cover in sequence(first: feed as UIViewController, next: \.presentedViewController) {
      cover.isTakenOff = cover !== feed
    }
    feed.dismiss(animated: false)
    covering = nil
  }
}
