import AdServing
import Simulation

extension AdapterCall {
  /// Its name in today's SDK.
  func name(in format: UnitFormat) -> String {
    switch self {
    case .load: Self.question(in: format)
    case .answerAd: LineAnswer.ad.handlerCall
    case .answerError: LineAnswer.error.handlerCall
    case .answerBoth: LineAnswer.both.handlerCall
    case .answerNeither: LineAnswer.neither.handlerCall
    case .clicksFlag: "handlesUserClicks()"
    case .impressionsFlag: "handlesUserImpressions()"
    case .render: "didRender(in:clickableAssetViews:nonclickableAssetViews:viewController:)"
    case .untrack: "didUntrackView(_:)"
    case .impressionTold: "didRecordImpression()"
    case .clickTold: "didRecordClickOnAsset(with:view:viewController:)"
    case .present: "present(from:)"
    case .impression: "reportImpression()"
    case .click: "reportClick()"
    case .willPresent: "willPresentFullScreenView()"
    case .willDismiss: "willDismissFullScreenView()"
    case .didDismiss: "didDismissFullScreenView()"
    case .presentFailed: "didFailToPresentWithError(_:)"
    // Since version 8 the system tells the application.
    case .willLeave: "willBackgroundApplication()"
    }
  }

  private static func question(in format: UnitFormat) -> String {
    switch format {
    case .native: "loadNativeAd(for:completionHandler:)"
    case .banner: "loadBanner(for:completionHandler:)"
    case .interstitial: "loadInterstitial(for:completionHandler:)"
    case .rewarded: "loadRewardedAd(for:completionHandler:)"
    case .rewardedInterstitial: "loadRewardedInterstitialAd(for:completionHandler:)"
    case .appOpen: "loadAppOpenAd(for:completionHandler:)"
    }
  }
}
