// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds
import UIKit

/// A page with one native ad, which a button replaces.
public final class NativeController: UIViewController {
  private let gate = ConsentGate()
  private var loader: AdLoader?
  private let card = NativeCard()
  private let muted = UISwitch()
  private let state = UILabel.saying("")
  private lazy var refreshButton = UIButton.titled("Refresh") { [weak self] in self?.refresh() }

  public override func viewDidLoad() {
    super.viewDidLoad()
    muted.isOn = true
    card.isHidden = true
    refreshButton.isEnabled = false
    let row = UIStackView(arrangedSubviews: [UILabel.saying("Start muted"), muted])
    row.alignment = .center
    stack([UILabel.saying("Native", bold: true), refreshButton, row, state, card])
    gate.pass(on: self) { [weak self] in self?.refresh() }
  }

  private func refresh() {
    refreshButton.isEnabled = false
    let video = VideoOptions()
    video.shouldStartMuted = muted.isOn
    let loader = AdLoader(
      adUnitID: "feed", rootViewController: self, adTypes: [.native], options: [video])
    loader.delegate = self
    self.loader = loader
    loader.load(Request())
  }
}

extension NativeController: NativeAdLoaderDelegate, NativeAdDelegate {
  public func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd) {
    nativeAd.delegate = self
    state.text = nativeAd.mediaContent.hasVideoContent ? "A video" : "A picture"
    card.isHidden = false
    card.show(nativeAd)
  }

  public func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: Error) {
    state.text = error.localizedDescription
  }

  public func adLoaderDidFinishLoading(_ adLoader: AdLoader) { refreshButton.isEnabled = true }

  public func nativeAdDidRecordClick(_ nativeAd: NativeAd) { state.text = "Clicked" }
}

/// The views of an ad, which constraints lay out.
private final class NativeCard: NativeAdView {
  private let badge = UILabel.saying("Ad")
  private let headline = UILabel.saying("", bold: true)
  private let advertiser = UILabel.saying("")
  private let body = UILabel.saying("")
  private let media = MediaView()
  private let button = UIButton(type: .system)
  private var ratio: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    body.numberOfLines = 3
    headline.numberOfLines = 2
    button.backgroundColor = .tintColor
    // The SDK takes the taps.
    button.isUserInteractionEnabled = false
    let parts = [badge, headline, advertiser, media, body, button]
    for part in parts {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
    }
    layOut(parts)
    (headlineView, advertiserView, bodyView) = (headline, advertiser, body)
    (mediaView, callToActionView) = (media, button)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func layOut(_ parts: [UIView]) {
    var constraints = [
      parts[0].topAnchor.constraint(equalTo: topAnchor),
      parts[0].widthAnchor.constraint(equalToConstant: 30),
      parts[0].heightAnchor.constraint(equalToConstant: 20),
      button.bottomAnchor.constraint(equalTo: bottomAnchor),
      button.heightAnchor.constraint(equalToConstant: 20),
    ]
    for part in parts {
      constraints.append(part.leadingAnchor.constraint(equalTo: leadingAnchor))
      if part !== badge {
        constraints.append(part.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -40))
      }
    }
    for (upper, lower) in zip(parts, parts.dropFirst()) {
      constraints.append(lower.topAnchor.constraint(equalTo: upper.bottomAnchor))
    }
    NSLayoutConstraint.activate(constraints)
  }

  func show(_ ad: NativeAd) {
    headline.text = ad.headline
    media.mediaContent = ad.mediaContent
    keepShape(of: ad.mediaContent)
    advertiser.text = ad.advertiser
    advertiser.isHidden = ad.advertiser == nil
    body.text = ad.body
    body.isHidden = ad.body == nil
    button.setTitle(ad.callToAction, for: .normal)
    button.isHidden = ad.callToAction == nil
    nativeAd = ad
  }

  private func keepShape(of content: MediaContent) {
    ratio?.isActive = false
    let shape = content.aspectRatio > 0 ? content.aspectRatio : 2
    ratio = media.widthAnchor.constraint(equalTo: media.heightAnchor, multiplier: shape)
    ratio?.isActive = true
  }
}
