import Simulation

/// Google's book of one banner: it attaches nothing, and counts what the adapter reports.
final class BannerTracker: HearingTracker {
  let ad: any MediationBannerAd
  let context: Context
  weak var banner: BannerView?

  /// Held, as the ad is: networks expect both to live as long as the banner.
  private let adapter: any MediationAdapter
  private let valueMicros: Int?
  /// Hears the adapter's reports as long as the banner is there.
  var receiver: BannerEventReceiver?
  private var didCountImpression = false

  init(of ad: any MediationBannerAd, from origin: AcceptedLine) {
    self.ad = ad
    adapter = origin.adapter
    context = origin.context
    valueMicros = origin.settings.valueMicros
  }

  private var journal: Journal { World.current.journal }

  // MARK: What the adapter reports

  func impressionReported() {
    guard !didCountImpression else {
      return journal.note(
        by: .google, "a second impression was reported; the first one stands",
        violation: .impressionReportedTwice)
    }
    didCountImpression = true
    journal.count(Count(.impression, in: .google), by: .google)
    if let valueMicros {
      journal.count(Count(.paid, in: .google, amount: valueMicros), by: .google)
    }
    tellApp("bannerViewDidRecordImpression(_:)", .appToldImpression) {
      $0.bannerViewDidRecordImpression($1)
    }
    tellWhatItEarned()
  }

  func clickReported() {
    journal.count(Count(.click, in: .google), by: .google)
    tellApp("bannerViewDidRecordClick(_:)", .appToldClick) { $0.bannerViewDidRecordClick($1) }
  }

  func willPresent() {
    tellApp("bannerViewWillPresentScreen(_:)", .appToldWillPresent) {
      $0.bannerViewWillPresentScreen($1)
    }
    // The page is opened after it was announced, and within the same tap.
    World.current.soon { [weak self] in
      MainActor.assumeIsolated { self?.noteIfNothingOpened() }
    }
  }

  @MainActor
  private func noteIfNothingOpened() {
    let presenter = UIApplication.shared.keyWindow?.rootViewController
    guard presenter?.presentedViewController == nil else { return }
    journal.note(
      by: .google, "a page was announced, and nothing covers the application",
      violation: .bannerOpenedNothing)
  }

  // MARK: The app

  private func tellWhatItEarned() {
    guard let micros = valueMicros, let handler = banner?.paidEventHandler else { return }
    let value = AdValue(
      value: NSDecimalNumber(value: micros).multiplying(byPowerOf10: -6), currencyCode: "USD",
      precision: .estimated)
    journal.callback(from: .google, to: .app, "paidEventHandler(_:)", .appToldPaid) {
      handler(value)
    }
  }

  /// Tells the banner's delegate, which need not be there.
  func tellApp(
    _ message: String, _ sense: Sense, _ tell: (any BannerViewDelegate, BannerView) -> Void
  ) {
    guard let banner, let delegate = banner.delegate else { return }
    journal.callback(from: .google, to: .app, message, sense) { tell(delegate, banner) }
  }
}
