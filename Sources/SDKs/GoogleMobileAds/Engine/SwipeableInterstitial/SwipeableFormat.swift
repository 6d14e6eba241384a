import AdServing
import Simulation

/// How swipeable interstitials are requested: of units for interstitials, in one size.
struct SwipeableFormat: LoadableFormat {
  /// How much of the screen such an ad fills at least.
  static let share = 0.6

  let size: CGSize

  /// A size of zero stands for the screen's.
  init(_ size: CGSize) {
    self.size = size == .zero ? UIScreen.size : size
  }

  let format = UnitFormat.interstitial
  let question: String? = "loadSwipeableInterstitialAd(for:completionHandler:)"
  var wishes: Fields { [Fact.size(size.inWords)] }
  var isValid: Bool {
    let screen = UIScreen.size
    return size.width > 0 && size.height > 0
      && size.width * size.height >= Self.share * screen.width * screen.height
  }

  func ask(
    _ adapter: any MediationAdapter, _ terms: LoadTerms,
    _ answer:
      @escaping ((any MediationSwipeableInterstitialAd)?, (any Error)?) ->
      SwipeableEventReceiver?
  ) {
    let configuration = MediationSwipeableInterstitialAdConfiguration(terms)
    configuration.adSize = size
    AdapterLoads(of: adapter).swipeableInterstitial(configuration) { answer($0, $1) }
  }

  func object(_ ad: any MediationSwipeableInterstitialAd) -> any MediationAd { ad }

  func accept(
    _ ad: any MediationSwipeableInterstitialAd, of line: AcceptedLine
  ) -> SwipeableTracker {
    SwipeableTracker(of: line)
  }
}

/// Receives what an adapter reports about a swipeable interstitial.
final class SwipeableEventReceiver: EventReceiver<SwipeableTracker>,
  MediationSwipeableInterstitialAdEventDelegate
{}
