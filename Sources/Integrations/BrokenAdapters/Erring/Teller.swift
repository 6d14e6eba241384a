import Dispatch
import GoogleMobileAds

/// Stands between the adapter of one load and Google's delegate, and tells it what ``Distortion`` decides.
final class Teller: NSObject, MediationNativeAdEventDelegate, MediationBannerAdEventDelegate,
  MediationInterstitialAdEventDelegate, MediationRewardedAdEventDelegate,
  MediationAppOpenAdEventDelegate, MediationSwipeableInterstitialAdEventDelegate
{
  /// Google's; nil until it has accepted an ad.
  private var google: (any MediationAdEventDelegate)?
  private var distortion: Distortion
  private let place: PlaceOfAdapter
  /// Keeps the order.
  private static let elsewhere = DispatchQueue(label: "the adapter's own")

  init(_ mistake: Mistake, _ place: PlaceOfAdapter) {
    self.place = place
    distortion = Distortion(
      mistake, isOfFirstAd: place.number == 1, isOfNewestAd: place.isNewest)
  }

  /// The adapter errs in what it does not tell.
  func errs() { place.errs() }

  /// Hands an answer to Google, which returns its delegate for an ad that it takes.
  func answer(_ handOver: @escaping () -> (any MediationAdEventDelegate)?) {
    happened(.answer) { [self] in
      let delegate = handOver()
      guard google == nil, let delegate else { return }
      google = delegate
      came(.handedOver)
    }
  }

  /// A moment at which something may be told for no other reason.
  func came(_ moment: Mistake.Moment) {
    for case .tell(let word) in distortion.handle(.came(moment)) {
      place.errs()
      say(word)
    }
  }

  private func happened(_ word: Mistake.Word, _ tell: @escaping () -> Void) {
    let effects = distortion.handle(.happened(word))
    if effects != [.tell(word)] { place.errs() }
    for effect in effects {
      if case .tellAs(let other) = effect { say(other) } else { Self.obey(effect, tell) }
    }
    if word == .arrival, distortion.mistake.manner == .at(.arrived) {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.came(.arrived) }
    }
    if word == .gone { came(.gone) }
  }

  /// Tells it in this way.
  static func obey(_ effect: Distortion.Effect, _ tell: @escaping () -> Void) {
    switch effect {
    case .tell: tell()
    case .tellLater(_, let delay):
      DispatchQueue.main.asyncAfter(deadline: .now() + delay / .seconds(1)) { tell() }
    case .tellElsewhere: elsewhere.async { tell() }
    case .tellAs: break
    }
  }

  /// Tells what needs nothing that the adapter would have to give.
  private func say(_ word: Mistake.Word) {
    switch word {
    case .impression: google?.reportImpression()
    case .click: google?.reportClick()
    case .arrival: google?.willPresentFullScreenView()
    case .goodbye: google?.willDismissFullScreenView()
    case .gone: google?.didDismissFullScreenView()
    case .reward: rewarding?.didRewardUser()
    case .start, .answer, .refusal, .video: break
    }
  }

  // MARK: What the adapter tells

  func reportImpression() { happened(.impression) { self.say(.impression) } }
  func reportClick() { happened(.click) { self.say(.click) } }
  func willPresentFullScreenView() { happened(.arrival) { self.say(.arrival) } }
  func willDismissFullScreenView() { happened(.goodbye) { self.say(.goodbye) } }
  func didDismissFullScreenView() { happened(.gone) { self.say(.gone) } }

  func didFailToPresentWithError(_ error: any Error) {
    happened(.refusal) { self.google?.didFailToPresentWithError(error) }
  }

  func didStartVideo() { happened(.video) { self.rewarding?.didStartVideo() } }
  func didRewardUser() { happened(.reward) { self.say(.reward) } }

  func didEndVideo() {
    happened(.video) {
      self.rewarding?.didEndVideo()
      self.playing?.didEndVideo()
    }
  }

  func didPlayVideo() { happened(.video) { self.playing?.didPlayVideo() } }
  func didPauseVideo() { happened(.video) { self.playing?.didPauseVideo() } }
  func didMuteVideo() { happened(.video) { self.playing?.didMuteVideo() } }
  func didUnmuteVideo() { happened(.video) { self.playing?.didUnmuteVideo() } }

  private var rewarding: (any MediationRewardedAdEventDelegate)? {
    google as? any MediationRewardedAdEventDelegate
  }

  private var playing: (any MediationNativeAdEventDelegate)? {
    google as? any MediationNativeAdEventDelegate
  }
}
