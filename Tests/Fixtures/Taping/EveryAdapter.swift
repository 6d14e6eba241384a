internal import AdplayRecorder
package import GoogleMobileAds

/// Records an adapter whose class is only known at run time.
final class Recorded<Adapter: MediationAdapter>: RecordingAdapter {
  override class var adapter: any MediationAdapter.Type { Adapter.self }
}

/// The same for an adapter that takes part in bidding.
final class RecordedBidder<Adapter: RTBAdapter>: RecordingRTBAdapter {
  override class var adapter: any MediationAdapter.Type { Adapter.self }
}

/// Records an adapter that was made around another.
final class RecordedWrapper: RecordingRTBAdapter {
  private let wrapped: (any MediationAdapter)?

  init(_ wrapped: any MediationAdapter) {
    self.wrapped = wrapped
    super.init()
  }

  required init() {
    wrapped = nil
    super.init()
  }

  override var inner: any MediationAdapter { wrapped ?? super.inner }
}

/// Puts a recorder around each adapter, under the adapter's own name.
package enum EveryAdapter {
  package static func recorded<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    try AdapterDirectory.$standIns.withValue(recorders, operation: body)
  }

  /// The same around what waits.
  @MainActor package static func recorded<Answer: Sendable>(
    _ body: @MainActor () async throws -> Answer
  ) async rethrows -> Answer {
    try await AdapterDirectory.$standIns.withValue(recorders, operation: body)
  }

  private static let recorders = AdapterDirectory.StandIns(
    inItsPlace: recorder, aroundIt: { RecordedWrapper($0) })

  @Sendable private static func recorder(
    of adapter: any MediationAdapter.Type
  ) -> any MediationAdapter.Type {
    if let bidder = adapter as? any RTBAdapter.Type { return bidding(bidder) }
    return plain(adapter)
  }

  private static func plain<Inner: MediationAdapter>(
    _ inner: Inner.Type
  ) -> any MediationAdapter.Type { Recorded<Inner>.self }

  private static func bidding<Inner: RTBAdapter>(
    _ inner: Inner.Type
  ) -> any MediationAdapter.Type { RecordedBidder<Inner>.self }
}

/// Has each loader, banner and full-screen ad of the application watched.
package enum EveryApp {
  package static func watched<Answer>(
    at moment: AppObjects.Moment, _ body: () throws -> Answer
  ) rethrows -> Answer {
    let observer = AppObjects.Observer { object, now in if now == moment { watch(object) } }
    return try AppObjects.$observer.withValue(observer, operation: body)
  }

  private static func watch(_ object: AnyObject) {
    if let loader = object as? AdLoader { Recorder.shared.watch(loader) }
    if let banner = object as? BannerView { Recorder.shared.watch(banner) }
    if let ad = object as? any FullScreenPresentingAd { Recorder.shared.watch(ad) }
  }
}
