import GoogleMobileAds
import Simulation

/// What moves an ad from one state to another, or happens to it in one.
package enum LifeEvent: Int, CaseIterable, Sendable {
  case received, refused
  /// The app puts a native ad or a banner on the screen, or takes it off.
  case appeared, disappeared
  /// Google asks the adapter to show a full-screen ad.
  case asked
  /// Google says that it is too old to be shown.
  case expired
  case willPresent, couldNotPresent, willDismiss, didDismiss
  case impression, click
  case videoStarted, videoEnded, rewarded

  /// What an entry means for the life of its ad; nil for most.
  init?(_ entry: Entry) {
    let found: LifeEvent? =
      switch (entry.kind, entry.from, entry.to) {
      case (.count(let count), .google, _) where count.ledger == .google: Self(count)
      case (.note(nil), .google, _): Self.ofNote[entry.message]
      case (.call, .google, .adapter):
        entry.message == GoogleMessage.present ? .asked : nil
      case (.callback, .google, .app), (.call, .google, .app): Self.toApp(entry)
      case (.call, .app, .google): Self.fromApp[entry.message]
      case (.call, .adapter, .google), (.callback, .adapter, .google):
        Self.fromAdapter[entry.message]
      default: nil
      }
    guard let found else { return nil }
    self = found
  }

  private init?(_ count: Count) {
    switch count.what {
    case .impression: self = .impression
    case .click: self = .click
    case .reward, .paid: return nil
    }
  }

  private static func toApp(_ entry: Entry) -> Self? {
    if GoogleMessage.isAdReceived(entry.message) { return .received }
    if GoogleMessage.isAdRefused(entry.message) { return .refused }
    let isTooOld =
      entry.message == GoogleMessage.adFailedToPresent
      && entry.data["code"] == .int(PresentationError.Code.adNotReady.rawValue)
    return isTooOld ? .expired : nil
  }

  private static let ofNote: [String: Self] = [
    GoogleMessage.bannerOnScreen: .appeared, GoogleMessage.bannerOffScreen: .disappeared,
  ]

  private static let fromApp: [String: Self] = [
    GoogleMessage.showAd: .appeared, GoogleMessage.takeAdDown: .disappeared,
  ]

  private static let fromAdapter: [String: Self] = [
    GoogleMessage.willPresentFullScreenView: .willPresent,
    GoogleMessage.didFailToPresent: .couldNotPresent,
    GoogleMessage.willDismissFullScreenView: .willDismiss,
    GoogleMessage.didDismissFullScreenView: .didDismiss,
    GoogleMessage.didStartVideo: .videoStarted, GoogleMessage.didEndVideo: .videoEnded,
    GoogleMessage.didRewardUser: .rewarded,
  ]

  /// What crosses then, as the journal calls it.
  package func message(for format: Scenario.Format) -> String {
    switch self {
    case .received:
      switch format {
      case .native: GoogleMessage.didReceiveAd
      case .banner: GoogleMessage.didReceiveBanner
      case .interstitial, .rewarded, .rewardedInterstitial, .appOpen:
        GoogleMessage.answer(hasAd: true, hasError: false)
      }
    case .refused: "error"
    case .appeared: format == .banner ? GoogleMessage.showBanner : GoogleMessage.showAd
    case .disappeared: format == .banner ? GoogleMessage.takeBannerDown : GoogleMessage.takeAdDown
    case .asked: GoogleMessage.present
    case .expired: GoogleMessage.adFailedToPresent
    case .willPresent: GoogleMessage.willPresentFullScreenView
    case .couldNotPresent: GoogleMessage.didFailToPresent
    case .willDismiss: GoogleMessage.willDismissFullScreenView
    case .didDismiss: GoogleMessage.didDismissFullScreenView
    case .impression: "impression"
    case .click: "click"
    case .videoStarted: GoogleMessage.didStartVideo
    case .videoEnded: GoogleMessage.didEndVideo
    case .rewarded: GoogleMessage.didRewardUser
    }
  }

  /// What it is called where several stand in a row.
  package var word: String {
    switch self {
    case .impression, .click: message(for: .native)
    case .videoStarted: "start"
    case .videoEnded: "end"
    case .rewarded: "reward"
    default: message(for: .native)
    }
  }
}
