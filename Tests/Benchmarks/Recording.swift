import AdplayRecorder
import Foundation
import GoogleMobileAds
import UIKit

/// What a call costs whoever makes it: the lines are written on another queue.
@MainActor
func measureRecorder() {
  var options = Recorder.Options()
  options.folder = FileManager.default.temporaryDirectory
  options.log = nil
  Recorder.shared.start(options)
  measure("a call that the recorder writes", rounds: 2000) { Recorder.shared.network(.opened) }
  let ad = ReportedAd()
  measure("a report that it passes on", rounds: 2000) { ad.events?.reportClick() }
  Recorder.shared.flush().map { try? FileManager.default.removeItem(at: $0) }
  Recorder.shared.isOn = false
  measure("a call, switched off", rounds: 2000) { Recorder.shared.network(.opened) }
  measure("a report, switched off", rounds: 2000) { ad.events?.reportClick() }
}

/// An ad whose adapter has the recorder before Google's delegate.
private final class ReportedAd: NSObject, MediationInterstitialAd {
  private(set) var events: (any MediationInterstitialAdEventDelegate)?

  override init() {
    super.init()
    let handler = Recorder.shared.answering(
      { (_: (any MediationInterstitialAd)?, _: (any Error)?) in
        SilentDelegate() as (any MediationInterstitialAdEventDelegate)?
      }, of: SilentAdapter(), to: MediationInterstitialAdConfiguration())
    events = handler(self, nil)
  }

  func present(from viewController: UIViewController) {}
}

private final class SilentAdapter: NSObject, MediationAdapter {
  static func adapterVersion() -> VersionNumber { VersionNumber() }
  static func adSDKVersion() -> VersionNumber { VersionNumber() }
  static func networkExtrasClass() -> (any AdNetworkExtras.Type)? { nil }
}

private final class SilentDelegate: NSObject, MediationInterstitialAdEventDelegate {
  func reportImpression() {}
  func reportClick() {}
  func willPresentFullScreenView() {}
  func didFailToPresentWithError(_ error: any Error) {}
  func willDismissFullScreenView() {}
  func didDismissFullScreenView() {}
}
