import Dispatch
import GoogleMobileAds

/// A native ad of either interface, which leaves seeing to Google or to its network, as its line says.
class MannerTrackedAd: MannerAd {
  let clicks, impressions: Bool
  private let corner: AdChoicesPosition
  private let queue = DispatchQueue(label: "manner.native")
  private weak var viewController: UIViewController?
  private lazy var tracking = MannerTracking(
    manners, network, clicks: clicks, impressions: impressions)

  /// The address of a picture, where that is all that is wanted.
  let pictures: [NativeAdImage]?

  /// Four by three pixels, one of which is a jar.
  static let picture = UIImage(
    data: Data("P6 4 3 255\n".utf8)
      + Data((0..<12).flatMap { $0 == 5 ? [230, 120, 20] : [250, 240, 220] as [UInt8] }))

  init(
    _ settings: [String: Any], _ options: [GADAdLoaderOptions], _ manners: Manners,
    _ network: MannerNetwork
  ) {
    clicks = settings["handlesUserClicks"] as? Bool ?? false
    impressions = settings["handlesUserImpressions"] as? Bool ?? false
    corner =
      options.compactMap { $0 as? NativeAdViewAdOptions }.last?.preferredAdChoicesPosition
      ?? .topRightCorner
    let wantsPictures = !options.contains {
      ($0 as? NativeAdImageAdLoaderOptions)?.disableImageLoading == true
    }
    pictures = Self.picture.map {
      [
        wantsPictures
          ? NativeAdImage(image: $0) : NativeAdImage(url: MannerNetwork.picture, scale: 1)
      ]
    }
    super.init(manners, network)
    tracking.onImpression = { [weak self] in self?.report { $0.reportImpression() } }
    tracking.onClick = { [weak self] in
      guard let self else { return }
      report { $0.reportClick() }
      DispatchQueue.main.async { self.open(from: self.viewController) }
    }
  }

  /// The network's view for AdChoices, if Google is to place it.
  private(set) lazy var choicesView: UIView? =
    manners.choices == .view ? MainActor.assumeIsolated { MannerChoices.icon() } : nil

  func rendered(
    in view: UIView, _ assets: [UIView], googles: UIView?, from viewController: UIViewController
  ) {
    self.viewController = viewController
    manners.renders.go(over: queue) { [self] in
      MainActor.assumeIsolated {
        tracking.addChoices(to: view, googles: googles, corner)
        tracking.watch(view, assets)
      }
    }
  }

  func untracked() {
    manners.renders.go(over: queue) { [self] in
      MainActor.assumeIsolated { tracking.release() }
    }
  }

  /// Google has seen it.
  func googleSawImpression() {
    guard manners.hears == .both || !impressions else { return }
    network.asked("wasSeen()", .impressionPassedOn) { network.count(.impression) }
  }

  func googleSawClick(from viewController: UIViewController) {
    guard manners.hears == .both || !clicks else { return }
    network.asked("wasTouched()", .clickPassedOn) {
      network.count(.click)
      open(from: viewController)
    }
  }
}
