import MediatedNetworks
import Simulation
import UIKit

/// A native ad of PubMatic's own server, which sees its impression and its clicks itself.
package final class POBServedNativeAd: NSObject, POBNativeAd, MediatedNativeValues {
  package var content: MediatedNativeContent?
  package var facts: Fields { bid.facts }

  package let bid: POBBid
  private(set) weak var delegate: (any POBNativeAdDelegate)?
  /// The number of the part that was touched last; nil if the application drew the ad.
  package private(set) var touched: Int?
  private weak var loader: POBNativeAdLoader?
  private var view = POBNativeAdView()

  init(_ bid: POBBid, of loader: POBNativeAdLoader) {
    self.bid = bid
    self.loader = loader
  }

  package func setAdDelegate(_ delegate: any POBNativeAdDelegate) { self.delegate = delegate }

  package func adView() -> POBNativeAdView { view }

  package func adInfoIconView() -> UIImageView? {
    guard let content else { return nil }
    let icon = UIImageView(frame: content.adChoicesView.bounds)
    icon.isUserInteractionEnabled = true
    icon.addSubview(content.adChoicesView)
    return icon
  }

  // MARK: Parts

  package func titleAsset() -> POBNativeAdTitleResponseAsset {
    POBNativeAdTitleResponseAsset(1, content?.text("headline") ?? "")
  }

  package func descriptionAsset() -> POBNativeAdDataResponseAsset { data(3, .description, "body") }
  package func callToActionAsset() -> POBNativeAdDataResponseAsset {
    data(4, .ctaText, "callToAction")
  }
  package func priceAsset() -> POBNativeAdDataResponseAsset { data(0, .price, "price") }
  package func advertiserAsset() -> POBNativeAdDataResponseAsset {
    data(0, .sponsored, "advertiser")
  }
  package func ratingAsset() -> POBNativeAdDataResponseAsset { data(0, .rating, "rating") }

  private func data(
    _ number: Int, _ type: POBNativeDataAssetType, _ name: String
  ) -> POBNativeAdDataResponseAsset {
    POBNativeAdDataResponseAsset(number, type, content?.text(name) ?? "")
  }

  package func iconAsset() -> POBNativeAdImageResponseAsset { picture(2, .icon) }
  package func mainImageAsset() -> POBNativeAdImageResponseAsset { picture(5, .main) }

  private func picture(
    _ number: Int, _ type: POBNativeImageAssetType
  ) -> POBNativeAdImageResponseAsset {
    guard let content else { return POBNativeAdImageResponseAsset(number, type) }
    let address = MediatedPictures.address(of: content.ad.creative, isIcon: type == .icon)
    let size = type == .icon ? content.icon.size : MediatedPictures.wide
    return POBNativeAdImageResponseAsset(number, type, address, size)
  }

  // The numbers are those of PubMatic's own templates.

  package func titleAsset(withId identifier: Int) -> POBNativeAdTitleResponseAsset {
    identifier == 1 ? titleAsset() : POBNativeAdTitleResponseAsset()
  }

  package func dataAsset(withId identifier: Int) -> POBNativeAdDataResponseAsset {
    switch identifier {
    case 3: descriptionAsset()
    case 4: callToActionAsset()
    default: POBNativeAdDataResponseAsset()
    }
  }

  package func imageAsset(withId identifier: Int) -> POBNativeAdImageResponseAsset {
    switch identifier {
    case 2: iconAsset()
    case 5: mainImageAsset()
    default: POBNativeAdImageResponseAsset()
    }
  }

  // MARK: Drawing

  package func renderAd(completion: @escaping POBNativeAdRenderingCompletionBlock) {
    let template: POBNativeTemplateView? =
      switch loader?.templateType {
      case .small: POBNativeAdSmallTemplateView()
      case .medium: POBNativeAdMediumTemplateView()
      case .custom, nil: nil
      }
    render("renderAd(completion:)", template, completion)
  }

  package func renderAd(
    with templateview: POBNativeTemplateView,
    andCompletion completion: @escaping POBNativeAdRenderingCompletionBlock
  ) {
    render("renderAd(with:andCompletion:)", templateview, completion)
  }

  private func render(
    _ message: String, _ template: POBNativeTemplateView?,
    _ completion: @escaping POBNativeAdRenderingCompletionBlock
  ) {
    asks(message) {
      if let template { draw(in: template) }
      World.current.soon { completion(self, template == nil ? POBError(.renderError) : nil) }
    }
  }

  private func draw(in template: POBNativeTemplateView) {
    guard let content else { return }
    template.fillIfEmpty()
    template.titleLabel?.text = titleAsset().text
    template.descriptionLabel?.text = descriptionAsset().value
    template.ctaButton?.setTitle(callToActionAsset().value, for: .normal)
    template.iconImgView?.image = content.icon
    template.picture?.image = MediatedPictures.image(
      of: content.ad.creative, filling: MediatedPictures.wide)
    view = POBNativeAdView(frame: CGRect(origin: .zero, size: template.frame.size))
    template.frame.origin = .zero
    template.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(template)
    watch(view, template.parts.map(\.view), numbers: template.parts.map(\.number))
  }

  package func registerView(forInteractions adView: UIView, clickableViews: [UIView]) {
    asks("registerView(forInteractions:clickableViews:)") { watch(adView, clickableViews) }
  }

  private func watch(_ view: UIView, _ clickable: [UIView], numbers: [Int] = []) {
    content?.watch(
      view, clickable: clickable,
      over: { [weak self] in self?.loader?.delegate?.viewControllerForPresentingModal() },
      onTap: { [weak self] tapped in
        self?.touched = zip(clickable, numbers).first { $0.0 === tapped }?.1
      })
  }

  private func asks(_ message: String, _ body: () -> Void) {
    guard let loader else { return body() }
    loader.slot.asksNow(message, .viewRegistered, body)
  }
}
