import GoogleMobileAds
import Scenarios
package import UIKit

// The screen of an application that is code of somebody else's: what is on it is found among its views.

extension UIView {
  /// The ads in this tree that can be seen, from top to bottom as they were added.
  var adsInApp: [AdInApp] {
    guard !isHidden else { return [] }
    if let ad = ownAd { return [ad] }
    return subviews.flatMap(\.adsInApp)
  }

  private var ownAd: AdInApp? {
    if let view = self as? NativeAdView {
      return view.nativeAd.map { ad in
        // A user sees what is drawn, whether Google knows of it or not.
        AdInApp(name: ad.name, view: view) { view.view(of: $0) ?? view.descendant($0) }
      }
    }
    if let ad = adOfNetwork { return ad }
    guard let banner = self as? BannerView, let name = banner.adName else { return nil }
    return AdInApp(name: name, view: banner) {
      // An ad may be smaller than the view that it was loaded for.
      $0 == .banner ? banner.subviews.last ?? banner : nil
    }
  }

  /// The application's own buttons in this tree, outside of its ads, by the names that scripts have for them.
  package var ownButtons: [(name: String, view: UIView)] {
    guard !isHidden, ownAd == nil else { return [] }
    if let button = self as? UIButton, let name = button.nameInScripts { return [(name, button)] }
    return subviews.flatMap(\.ownButtons)
  }
}

extension UIButton {
  fileprivate var nameInScripts: String? {
    [accessibilityIdentifier, currentTitle, accessibilityLabel].lazy.compactMap { $0 }
      .first { !$0.isEmpty }
  }
}

extension NativeAdView {
  /// What can be touched: one of its assets, or a part within them, if it is not hidden.
  func view(of target: Target) -> UIView? {
    switch target {
    case .play, .mute, .adChoices: descendant(target)
    // Scripts and the SDK use the same word for an asset.
    default: assetView(target.rawValue).flatMap { $0.isHidden(in: self) ? nil : $0 }
    }
  }
}

extension UIView {
  /// Whether it is hidden itself, or in a view of `ancestor` that is.
  fileprivate func isHidden(in ancestor: UIView) -> Bool {
    sequence(first: self, next: \.superview).prefix { $0 !== ancestor }.contains(where: \.isHidden)
  }
}
