package import UIKit

/// The screen of the publisher's application: a feed, and perhaps an ad over it.
@MainActor
package final class AppScreen {
  /// In points: 38 by 30 cells of 10 by 20 points.
  package static let size = CGSize(width: 380, height: 600)

  let feed = FeedViewController()
  private weak var opened: UIViewController?
  /// A page of the application's own over the feed.
  var page: UIViewController? { opened?.presentingViewController == nil ? nil : opened }
  /// The application's own controller that the user sees, or would without an ad.
  var top: UIViewController { page ?? feed }
  /// The unit whose ad the feed shows.
  var unitInFeed: String?
  /// The full-screen ad that covers the feed, or is about to.
  package internal(set) var covering: Covering?

  package struct Covering {
    package let unit: String
    /// The ad's name in the journal.
    package let ad: String
  }

  /// Whether a page of the application's own is open, whatever covers that.
  package var hasPage: Bool { page != nil }

  /// Opens a page over whatever is on top.
  func open(_ page: UIViewController) {
    opened = page
    (feed.viewIfLoaded?.window?.topmostController ?? feed).present(page, animated: true)
  }

  /// Removes the ad whose controller is on top, with the pages that it opened, without telling it that
  /// it is gone. Another ad below stays.
  package func takeOff(_ top: UIViewController) {
    var lowest = top
    while let below = lowest.presentingViewController, below.presentingViewController != nil,
      below.presentedForAd == top.presentedForAd
    { lowest = below }
    for cover in sequence(first: lowest, next: \.presentedViewController) {
      cover.isTakenOff = true
    }
    lowest.presentingViewController?.dismiss(animated: false)
    if feed.presentedViewController == nil || covering?.ad == top.presentedForAd { covering = nil }
  }
}
