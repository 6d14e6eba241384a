import AdServing
import Simulation

/// Google's side of one banner: it attaches nothing, and counts what the adapter reports.
final class BannerTracker: HearingTracker {
  let ad: any MediationBannerAd
  let context: Context
  weak var banner: BannerView?
  var receiver: BannerEventReceiver?
  let wire: Wire

  /// Kept, like the ad: networks expect both to live as long as the banner.
  private let adapter: any MediationAdapter
  private let book: GoogleBook
  /// Sees the impression where the adapter cannot report it.
  private var watcher: ViewabilityWatcher?

  init(of ad: any MediationBannerAd, from origin: AcceptedLine) {
    self.ad = ad
    adapter = origin.adapter
    context = origin.context
    wire = origin.wire
    book = GoogleBook(origin.settings)
    let counting = book.counting ?? (origin.naming.reportsImpressions ? nil : .halfForASecond)
    guard let counting, counting != .atLoad else { return }
    watcher = MainActor.assumeIsolated {
      ViewabilityWatcher(view: ad.view, by: .google, counting: counting) { [weak self] in
        self?.impressionRecorded()
      }
    }
  }

  func loaded() {
    World.current.journal.say(book.counting, by: .google)
    // The banner has its ad, and whoever listens to it is told, when this call is over.
    guard book.counting == .atLoad else { return }
    World.current.soon { [weak self] in self?.impressionRecorded() }
  }

  var audience: (delegate: any BannerViewDelegate, ad: BannerView)? {
    guard let banner, let delegate = banner.delegate else { return nil }
    return (delegate, banner)
  }

  func impressionReported() {
    guard banner?.isCountedByHand != true else {
      return World.current.journal.note(
        by: .google, "the impression was reported; it counts when the publisher records it",
        violation: nil)
    }
    if book.countReportedImpression(at: banner?.placementID) { tellAppOfImpression() }
  }

  /// The publisher says that the impression counts.
  func impressionRecorded() {
    if book.countImpression(at: banner?.placementID) { tellAppOfImpression() }
  }

  private func tellAppOfImpression() {
    tellApp("bannerViewDidRecordImpression(_:)", .appToldImpression) {
      $0.bannerViewDidRecordImpression($1)
    }
    book.tellEarnings(over: wire, banner?.paidEventHandler)
  }

  func clickReported() {
    book.countClick()
    tellApp("bannerViewDidRecordClick(_:)", .appToldClick) { $0.bannerViewDidRecordClick($1) }
  }

  func willPresent() {
    tellApp("bannerViewWillPresentScreen(_:)", .appToldWillPresent) {
      $0.bannerViewWillPresentScreen($1)
    }
    // The page opens after it was announced, and within the same tap.
    World.current.soon { [weak self] in
      MainActor.assumeIsolated { self?.noteIfNothingOpened() }
    }
  }

  func willDismiss() {
    tellApp("bannerViewWillDismissScreen(_:)", .appToldWillDismiss) {
      $0.bannerViewWillDismissScreen($1)
    }
  }

  func didDismiss() {
    tellApp("bannerViewDidDismissScreen(_:)", .appToldDidDismiss) {
      $0.bannerViewDidDismissScreen($1)
    }
  }

  @MainActor
  private func noteIfNothingOpened() {
    let presenter = UIApplication.shared.keyWindow?.rootViewController
    guard presenter?.presentedViewController == nil else { return }
    World.current.journal.note(
      by: .google, "a page was announced, and nothing covers the application",
      violation: .bannerOpenedNothing)
  }
}
