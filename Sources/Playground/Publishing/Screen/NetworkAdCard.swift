import UIKit

/// A native ad in the feed that the application was given without Google.
final class NetworkAdCard: FramedCard {
  /// Its name in the journal.
  let ad: String

  init(around view: UIView, ad: String) {
    self.ad = ad
    super.init(at: FeedViewController.cardPlace, around: view)
  }

  required init?(coder: NSCoder) { nil }
}
