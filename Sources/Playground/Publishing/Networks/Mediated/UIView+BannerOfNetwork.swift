import MediatedNetworks
import Scenarios
import UIKit

extension UIView {
  /// The banner of a network that this is, if the application was given it without Google.
  var bannerOfNetwork: AdInApp? {
    guard let banner = self as? MediatedBannerContent, let name = banner.name else { return nil }
    return AdInApp(name: name, view: banner) { $0 == .banner ? banner : nil }
  }
}
