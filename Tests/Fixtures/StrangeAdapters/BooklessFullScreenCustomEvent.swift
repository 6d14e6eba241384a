// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds
import Simulation

/// Interstitials and rewarded ads of a network without a ledger: only its screen, its timers and
/// the adapter's reports are known. With the parameter `silent` it never reports that its ad is
/// gone.
public final class BooklessFullScreenCustomEvent: NSObject, MediationAdapter {
  public override init() {}
  public static func adapterVersion() -> VersionNumber {
    VersionNumber(majorVersion: 1, minorVersion: 0, patchVersion: 0)
  }
  public static func adSDKVersion() -> VersionNumber {
    VersionNumber(majorVersion: 1, minorVersion: 0, patchVersion: 0)
  }
  public static func networkExtrasClass() -> AdNetworkExtras.Type? { nil }

  public func loadInterstitial(
    for adConfiguration: MediationInterstitialAdConfiguration,
    completionHandler: @escaping GADMediationInterstitialLoadCompletionHandler
  ) {
    let ad = BooklessAd(adConfiguration)
    answer { ad.delegate = completionHandler(ad, nil) }
  }

  public func loadRewardedAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) {
    let ad = BooklessAd(adConfiguration)
    answer { ad.delegate = completionHandler(ad, nil) }
  }

  private func answer(_ action: @escaping () -> Void) {
    World.current.after(
      .milliseconds(100), "the network answered", by: .network, name: "Bookless", action)
  }
}

final class BooklessAd: NSObject, MediationInterstitialAd, MediationRewardedAd {
  var delegate: MediationAdEventDelegate?
  private let isSilent: Bool

  init(_ configuration: MediationAdConfiguration) {
    isSilent = configuration.credentials.settings["parameter"] as? String == "silent"
  }

  func present(from viewController: UIViewController) {
    let screen = BooklessScreen()
    screen.onClick = { self.delegate?.reportClick() }
    screen.onClose = {
      guard !self.isSilent else { return }
      self.delegate?.willDismissFullScreenView()
      self.delegate?.didDismissFullScreenView()
    }
    delegate?.willPresentFullScreenView()
    viewController.present(screen, animated: true)
    delegate?.reportImpression()
    let rewarded = delegate as? MediationRewardedAdEventDelegate
    rewarded?.didStartVideo()
    World.current.after(.seconds(3), "the video is over", by: .network, name: "Bookless") {
      rewarded?.didEndVideo()
      rewarded?.didRewardUser()
    }
  }
}

/// A screen like that of many SDKs: only the button to click has an identifier.
final class BooklessScreen: UIViewController {
  var onClick: () -> Void = {}
  var onClose: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    modalPresentationStyle = .fullScreen
    let close = UIButton(type: .close)
    close.frame = CGRect(x: 330, y: 0, width: 50, height: 20)
    close.addAction(
      UIAction { [unowned self] _ in dismiss(animated: true) { self.onClose() } },
      for: .touchUpInside)
    let install = UIButton(frame: CGRect(x: 90, y: 200, width: 200, height: 20))
    install.setTitle("Install", for: .normal)
    install.accessibilityIdentifier = "callToAction"
    install.addAction(UIAction { [unowned self] _ in onClick() }, for: .touchUpInside)
    [close, install].forEach(view.addSubview)
  }
}
