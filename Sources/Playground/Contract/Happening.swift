import GoogleMobileAds
import SampleAdSDK
import Simulation

/// What an entry means to the contract: the crossing, count or touch that rules speak of.
enum Happening: Int, CaseIterable, Sendable {
  // The user.
  case tapped, coverClosed, closeMissed, coverForced, coverWasClosable
  case introduced, declined, left, cameBack, scrolledAway, scrolledBack
  /// What hid the ad in the feed is gone, whosever it was: no entry of that ad says so.
  case inSightAgain
  // The set-up.
  case setUpAsked
  // The load.
  case lineAsked, lineAnswered, ranOutOfTime, networkAsked, networkAnswered, networkFailed,
    adReceived, fullScreenAdReceived, bannerReceived
  // The view.
  case shown, takenDown, rendered, untracked, viewRegistered, viewReleased
  // What Google tells, and what the adapter reports.
  case clickTold, impressionTold, clickReported, impressionReported
  // What the adapter tells the network.
  case clickPassedOn, impressionPassedOn
  // The books.
  case googleClick, googleImpression, networkClick, networkImpression
  // What covers the application.
  case leftUntold, presented, presentTold, presentFailed, willPresent, willDismiss, didDismiss
  case networkExpired, networkClosing, networkClosed
  // Rewards, and what is watched for them.
  case networkVideoStarted, networkVideoEnded, networkReward, rewardTold
  case videoStarted, videoEnded, rewardReported

  init?(_ entry: Entry) {
    let found: Self? =
      switch entry.kind {
      case .count(let count): Self.of(count)
      case .timer: entry.message == GoogleMessage.noAnswerInTime ? .ranOutOfTime : nil
      case .call, .callback: Self.ofMessage(entry)
      case .input: Self.ofInput(entry)
      case .note: Self.ofNote[entry.message]
      case .finding: nil
      }
    guard let found else { return nil }
    self = found
  }

  private static func of(_ count: Count) -> Self? {
    switch (count.ledger, count.what) {
    case (.google, .click): .googleClick
    case (.google, .impression): .googleImpression
    case (.network, .click): .networkClick
    case (.network, .impression): .networkImpression
    case (.network, .reward): .networkReward
    case (.google, .reward), (_, .paid): nil
    }
  }

  private static func ofInput(_ entry: Entry) -> Self? {
    switch entry.message {
    case "tap": entry.data["target"] == .string("close") ? .coverClosed : .tapped
    case "close": .coverClosed
    case "forceClose": .coverForced
    case "background": .left
    case "foreground": .cameBack
    case "visible": entry.data["visible"] == .bool(false) ? .scrolledAway : .scrolledBack
    default: nil
    }
  }

  private static func ofMessage(_ entry: Entry) -> Self? {
    switch (entry.from, entry.to) {
    case (.google, .adapter): fromGoogle[entry.message]
    case (.adapter, .google): fromAdapter[entry.message]
    case (.adapter, .network): toNetwork[entry.message]
    case (.network, .adapter): fromNetwork[entry.message]
    case (.app, .google): fromApp[entry.message]
    case (.google, .app): toApp[entry.message]
    case (.app, .user): entry.message == UserMessage.open ? .left : nil
    default: nil
    }
  }

  private static let fromGoogle: [String: Self] = [
    GoogleMessage.setUp: .setUpAsked,
    GoogleMessage.loadNativeAd: .lineAsked, GoogleMessage.loadInterstitial: .lineAsked,
    GoogleMessage.loadRewardedAd: .lineAsked, GoogleMessage.loadAppOpenAd: .lineAsked,
    GoogleMessage.loadRewardedInterstitialAd: .lineAsked, GoogleMessage.loadBanner: .lineAsked,
    GoogleMessage.didRender: .rendered,
    GoogleMessage.didUntrackView: .untracked, GoogleMessage.didRecordClick: .clickTold,
    GoogleMessage.didRecordImpression: .impressionTold, GoogleMessage.present: .presentTold,
  ]

  private static let fromAdapter: [String: Self] = [
    GoogleMessage.answer(hasAd: true, hasError: false): .lineAnswered,
    GoogleMessage.answer(hasAd: false, hasError: true): .lineAnswered,
    GoogleMessage.answer(hasAd: true, hasError: true): .lineAnswered,
    GoogleMessage.answer(hasAd: false, hasError: false): .lineAnswered,
    GoogleMessage.reportClick: .clickReported,
    GoogleMessage.reportImpression: .impressionReported,
    GoogleMessage.willPresentFullScreenView: .willPresent,
    GoogleMessage.willDismissFullScreenView: .willDismiss,
    GoogleMessage.didDismissFullScreenView: .didDismiss,
    GoogleMessage.didFailToPresent: .presentFailed,
    GoogleMessage.didStartVideo: .videoStarted, GoogleMessage.didEndVideo: .videoEnded,
    GoogleMessage.didRewardUser: .rewardReported,
  ]

  private static let toNetwork: [String: Self] = [
    SampleMessage.fetchAd: .networkAsked,
    SampleMessage.handleClick: .clickPassedOn,
    SampleMessage.recordImpression: .impressionPassedOn,
    SampleMessage.setNativeAdView: .viewRegistered,
    SampleMessage.removeNativeAdView: .viewReleased,
  ]

  private static let fromNetwork: [String: Self] = [
    SampleMessage.didReceiveAd: .networkAnswered, SampleMessage.didFailToLoad: .networkFailed,
    SampleMessage.fullScreenAdDidLoad: .networkAnswered,
    SampleMessage.fullScreenAdDidFailToLoad: .networkFailed,
    SampleMessage.bannerDidLoad: .networkAnswered, SampleMessage.bannerDidFail: .networkFailed,
    SampleMessage.fullScreenAdDidExpire: .networkExpired,
    SampleMessage.fullScreenAdDidStartVideo: .networkVideoStarted,
    SampleMessage.fullScreenAdDidEndVideo: .networkVideoEnded,
    SampleMessage.fullScreenAdWillDismiss: .networkClosing,
    SampleMessage.fullScreenAdDidDismiss: .networkClosed,
    SampleMessage.fullScreenAdDidEarnReward: .rewardTold,
  ]

  private static let toApp: [String: Self] = [
    GoogleMessage.didReceiveAd: .adReceived, GoogleMessage.didReceiveBanner: .bannerReceived,
    GoogleMessage.answer(hasAd: true, hasError: false): .fullScreenAdReceived,
  ]

  private static let ofNote: [String: Self] = [
    UserMessage.nothingToClose: .closeMissed, GoogleMessage.leftUntold: .leftUntold,
    GoogleMessage.bannerOnScreen: .shown, GoogleMessage.bannerOffScreen: .takenDown,
    UserMessage.saysWhatComes: .introduced, UserMessage.declines: .declined,
    UserMessage.couldClose: .coverWasClosable,
  ]

  private static let fromApp: [String: Self] = [
    GoogleMessage.showAd: .shown, GoogleMessage.takeAdDown: .takenDown,
    GoogleMessage.present: .presented, GoogleMessage.presentRewarded: .presented,
  ]
}
