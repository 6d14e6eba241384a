import GoogleMobileAds
import SampleAdSDK
import Simulation

/// What an entry means to the contract: the crossing or count that rules speak of.
enum Happening: Hashable, Sendable {
  // The load.
  case lineAsked, lineAnswered, ranOutOfTime, networkAnswered, networkFailed, adReceived
  // The view.
  case rendered, untracked, viewRegistered, viewReleased
  // What Google tells, and what the adapter reports.
  case clickTold, impressionTold, clickReported, impressionReported
  // What the adapter tells the network.
  case clickPassedOn, impressionPassedOn
  // The books.
  case googleClick, googleImpression, networkClick, networkImpression
  // What covers the application.
  case willPresent, willDismiss, didDismiss
  /// A party noted something under a word.
  case noted(String)

  init?(_ entry: Entry) {
    switch entry.kind {
    case .count(let count): self.init(count)
    case .note(let word?): self = .noted(word)
    case .timer where entry.message == GoogleMessage.noAnswerInTime: self = .ranOutOfTime
    case .call, .callback: self.init(message: entry)
    case .input, .timer, .note, .finding: return nil
    }
  }

  private init?(_ count: Count) {
    switch (count.ledger, count.what) {
    case (.google, .click): self = .googleClick
    case (.google, .impression): self = .googleImpression
    case (.network, .click): self = .networkClick
    case (.network, .impression): self = .networkImpression
    case (_, .reward), (_, .paid): return nil
    }
  }

  private init?(message entry: Entry) {
    let found =
      switch (entry.from, entry.to) {
      case (.google, .adapter): Self.fromGoogle[entry.message]
      case (.adapter, .google): Self.fromAdapter[entry.message]
      case (.adapter, .network): Self.toNetwork[entry.message]
      case (.network, .adapter): Self.fromNetwork[entry.message]
      case (.google, .app): entry.message == GoogleMessage.didReceiveAd ? Self.adReceived : nil
      default: nil as Self?
      }
    guard let found else { return nil }
    self = found
  }

  private static let fromGoogle: [String: Self] = [
    GoogleMessage.loadNativeAd: .lineAsked, GoogleMessage.didRender: .rendered,
    GoogleMessage.didUntrackView: .untracked, GoogleMessage.didRecordClick: .clickTold,
    GoogleMessage.didRecordImpression: .impressionTold,
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
  ]

  private static let toNetwork: [String: Self] = [
    SampleMessage.handleClick: .clickPassedOn,
    SampleMessage.recordImpression: .impressionPassedOn,
    SampleMessage.setNativeAdView: .viewRegistered,
    SampleMessage.removeNativeAdView: .viewReleased,
  ]

  private static let fromNetwork: [String: Self] = [
    SampleMessage.didReceiveAd: .networkAnswered, SampleMessage.didFailToLoad: .networkFailed,
  ]
}
