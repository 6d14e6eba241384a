import MediatedNetworks
import Scenarios
import UIKit

extension UIView {
  /// The ad of a network that this is, if the application was given it without Google.
  var adOfNetwork: AdInApp? {
    if let card = self as? NetworkAdCard {
      return AdInApp(name: card.ad, view: card) { card.descendant($0) }
    }
    guard let banner = self as? MediatedBannerContent, let name = banner.name else { return nil }
    return AdInApp(name: name, view: banner) { $0 == .banner ? banner : nil }
  }
}
