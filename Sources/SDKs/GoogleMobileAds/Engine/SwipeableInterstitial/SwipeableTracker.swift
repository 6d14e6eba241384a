import AdServing
import Simulation

/// Google's side of one swipeable interstitial: it attaches nothing, and counts what the adapter
/// reports.
final class SwipeableTracker: HearingTracker {
  let context: Context
  weak var ad: SwipeableInterstitialAd?
  var receiver: SwipeableEventReceiver?
  let wire: Wire

  /// Kept, like the ad: networks expect both to live as long as the ad.
  private let adapter: any MediationAdapter
  private let book: GoogleBook

  init(of line: AcceptedLine) {
    adapter = line.adapter
    context = line.context
    wire = line.wire
    book = GoogleBook(line.settings)
  }

  var audience: (delegate: any SwipeableInterstitialAdDelegate, ad: SwipeableInterstitialAd)? {
    ad?.listening.noteIfGone(ad?.delegate, ad: ad?.name)
    guard let ad, let delegate = ad.delegate else { return nil }
    return (delegate, ad)
  }

  func impressionReported() {
    guard book.countReportedImpression(at: nil) else { return }
    tellApp("swipeableInterstitialAdDidRecordImpression(_:)", .appToldImpression) {
      $0.swipeableInterstitialAdDidRecordImpression($1)
    }
    book.tellEarnings(over: wire, ad?.paidEventHandler)
  }

  func clickReported() {
    book.countClick()
    tellApp("swipeableInterstitialAdDidRecordClick(_:)", .appToldClick) {
      $0.swipeableInterstitialAdDidRecordClick($1)
    }
  }

  func willPresent() {
    tellApp("swipeableInterstitialAdWillPresentScreen(_:)", .appToldWillPresent) {
      $0.swipeableInterstitialAdWillPresentScreen($1)
    }
  }

  func willDismiss() {
    tellApp("swipeableInterstitialAdWillDismissScreen(_:)", .appToldWillDismiss) {
      $0.swipeableInterstitialAdWillDismissScreen($1)
    }
  }

  func didDismiss() {
    tellApp("swipeableInterstitialAdDidDismissScreen(_:)", .appToldDidDismiss) {
      $0.swipeableInterstitialAdDidDismissScreen($1)
    }
  }
}
