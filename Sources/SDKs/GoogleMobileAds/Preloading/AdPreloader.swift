import Simulation

/// Keeps ads of one format ready, so that the application need not wait for them. Each set of ads
/// has a preload ID, which the application chooses.
///
/// Main has the ads. To another queue it answers as if nothing were preloaded, and notes who asked.
open class AdPreloader<Ad: PresentableAd>: NSObject {
  private let format: FullScreenFormat
  private let make: (LoadedAd<FullScreenFormat>, String) -> Ad
  private var preloads: [String: Preload<Ad>] = [:]

  init(
    _ kind: FullScreenFormat.Kind, _ make: @escaping (LoadedAd<FullScreenFormat>, String) -> Ad
  ) {
    format = FullScreenFormat(kind)
    self.make = make
  }

  /// Begins to load ads, and goes on whenever there is room. False if the preload ID is in use.
  @discardableResult
  public func preload(
    for preloadID: String, configuration: PreloadConfigurationV2,
    delegate: (any PreloadDelegate)? = nil
  ) -> Bool {
    answering("preload(for:configuration:delegate:)", orElse: false) {
      begin(preloadID, configuration, delegate)
    }
  }

  private func begin(
    _ preloadID: String, _ configuration: PreloadConfigurationV2,
    _ delegate: (any PreloadDelegate)?
  ) -> Bool {
    let journal = World.current.journal
    if let running = preloads[preloadID] {
      journal.note(by: .google, "\(preloadID) is preloading already", violation: nil)
      running.noteInVain()
      return false
    }
    let preload = Preload(
      preloadID, format, configuration.copy() as? PreloadConfigurationV2 ?? configuration,
      delegate, make)
    preloads[preloadID] = preload
    journal.call(
      from: .app, to: .google, "preload(for:configuration:delegate:)",
      data: [Fact.preloadID(preloadID)]
    ) { preload.begin() }
    return true
  }

  /// Whether an ad is ready.
  public func isAdAvailable(with preloadID: String) -> Bool {
    answering("isAdAvailable(with:)", orElse: false) { preloads[preloadID]?.next != nil }
  }

  /// How many ads are ready.
  public func numberOfAdsAvailable(with preloadID: String) -> UInt {
    answering("numberOfAdsAvailable(with:)", orElse: 0) { UInt(preloads[preloadID]?.count ?? 0) }
  }

  /// Hands out the oldest ad and loads another one; nil if none is ready.
  public func ad(with preloadID: String) -> Ad? {
    answering("ad(with:)", orElse: nil) { preloads[preloadID]?.take() }
  }

  /// How the request for the ad that is next was answered; the ad stays.
  public func responseInfo(with preloadID: String) -> ResponseInfo? {
    answering("responseInfo(with:)", orElse: nil) { preloads[preloadID]?.next?.responseInfo }
  }

  /// What was said when the preload began.
  public func configuration(with preloadID: String) -> PreloadConfigurationV2? {
    answering("configuration(with:)", orElse: nil) { preloads[preloadID]?.configuration }
  }

  /// What was said of each preload, by its ID.
  public func configurations() -> [String: PreloadConfigurationV2] {
    answering("configurations()", orElse: [:]) { preloads.mapValues(\.configuration) }
  }

  /// Loads no more, and throws away what is ready.
  public func stopPreloadingAndRemoveAds(for preloadID: String) {
    entering("stopPreloadingAndRemoveAds(for:)") { [self] in stop(preloadID) }
  }

  /// The same for all of them.
  public func stopPreloadingAndRemoveAllAds() {
    entering("stopPreloadingAndRemoveAllAds()") { [self] in
      for preloadID in preloads.keys.sorted() { stop(preloadID) }
    }
  }

  private func stop(_ preloadID: String) { preloads.removeValue(forKey: preloadID)?.stop() }
}
