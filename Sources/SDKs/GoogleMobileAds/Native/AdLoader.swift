import AdServing
import Simulation

/// Loads native ads, and what Ad Manager has beside them: asks the lines of an ad unit one after the other until one has an ad.
open class AdLoader: NSObject {
  /// Told how the load went.
  open weak var delegate: (any AdLoaderDelegate)? { didSet { listening.set(delegate) } }
  /// The ad unit.
  public private(set) var adUnitID: String
  /// Whether a load is running.
  public private(set) var isLoading = false

  private(set) weak var rootViewController: UIViewController?
  private(set) var adTypes: [AdLoaderAdType]
  private var options: [GADAdLoaderOptions]
  private let listening = Listening()
  /// Outlives the loader, which nobody keeps while it loads but the application.
  private var fate = Fate()
  /// The placement of the running load's request.
  private var placementID: Int64 = 0
  /// The publisher's own format that the running load asks for.
  private var formatID: String?

  /// A loader for an ad unit.
  public init(
    adUnitID: String, rootViewController: UIViewController?, adTypes: [AdLoaderAdType],
    options: [GADAdLoaderOptions]?
  ) {
    self.adUnitID = adUnitID
    self.rootViewController = rootViewController
    self.adTypes = adTypes
    self.options = options ?? []
    super.init()
    AppObjects.note(self, .new)
  }

  /// Whether the loader went away in the middle of a load, and somebody still wanted its answer.
  private final class Fate { var isMissed = false }

  deinit { fate.isMissed = isLoading && delegate != nil }

  /// A loader for answers of Google's server: the answer says which ad unit it is for.
  public convenience init(rootViewController: UIViewController?) {
    self.init(
      adUnitID: "", rootViewController: rootViewController, adTypes: [.native], options: nil)
  }

  /// Requests an ad. The delegate is told later, never inside this call; a call during a load
  /// changes nothing.
  open func load(_ request: Request?) { entering("load(_:)") { [self] in ask(request) } }

  /// Loads the ad of an answer that the publisher's server got for a signal. The wishes are those of
  /// the signal's request.
  open func load(with adResponseString: String) {
    entering("load(with:)") { [self] in askWith(adResponseString) }
  }

  private func askWith(_ response: String) {
    guard !isLoading else { return noteLoading() }
    isLoading = true
    placementID = 0
    let entry = SignalBook.shared.take(response: response)
    if let entry { take(entry) }
    AdLoad<NativeAdFormat>.asked("load(with:)", unit: adUnitID, named: entry?.name) { name in
      AdLoad(
        NativeAdFormat(
          options: options, adTypes: adTypes, hasFormat: !asksForCustom || formatID != nil),
        name: name, unitID: adUnitID, request: entry?.request.adRequest, from: AdSource(entry)
      ).begin(whenAnswered)
    }
  }

  private func take(_ entry: SignalBook.Entry) {
    adUnitID = entry.unitID
    options = entry.request.options
    guard let request = entry.request as? NativeSignalRequest else { return }
    if let types = request.adLoaderAdTypes {
      adTypes = types.sorted { $0.rawValue < $1.rawValue }
    }
    formatID = asksForCustom ? request.customNativeAdFormatIDs?.first : nil
  }

  private func ask(_ request: Request?) {
    AppObjects.note(self, .used)
    guard !isLoading else { return noteLoading() }
    isLoading = true
    placementID = request?.placementID ?? 0
    guard !asksForBanner else { return loadBanner(request) }
    formatID = asksForCustom ? customDelegate?.customNativeAdFormatIDs(for: self).first : nil
    let format = NativeAdFormat(
      options: options, adTypes: adTypes, hasFormat: !asksForCustom || formatID != nil)
    AdLoad<NativeAdFormat>.asked("load(_:)", unit: adUnitID) { name in
      AdLoad(format, name: name, unitID: adUnitID, request: request).begin(whenAnswered)
    }
  }

  private func noteLoading() {
    World.current.journal.note(
      by: .google, "the ad loader of \(adUnitID) is loading already", violation: .loadWhileLoading)
  }

  private var asksForCustom: Bool {
    adTypes.contains(.customNative) && !adTypes.contains(.native)
  }

  private var customDelegate: (any CustomNativeAdLoaderDelegate)? {
    delegate as? any CustomNativeAdLoaderDelegate
  }

  /// As on a phone, only the application keeps the loader: without it nobody is told.
  private var whenAnswered: (AdLoad<NativeAdFormat>.Outcome) -> Void {
    { [weak self, fate, adUnitID] outcome in
      if let self { return finish(outcome) }
      guard fate.isMissed else { return }
      World.current.journal.note(
        by: .google, "the ad loader of \(adUnitID) is gone: nobody is told of its answer",
        violation: .loaderLetGo)
    }
  }

  private func finish(_ outcome: AdLoad<NativeAdFormat>.Outcome) {
    switch outcome {
    case .success(let loaded): end { receive(NativeAd(loaded, options)) }
    case .failure(let error): fail(error)
    }
  }

  private func receive(_ ad: NativeAd) {
    ad.rootViewController = rootViewController
    ad.placementID = placementID
    ad.tracker.wire.carry(.handover, "the ad") { self.tell(of: ad) }
  }

  private func tell(of ad: NativeAd) {
    World.current.journal.tellApp(
      from: .google, "adLoader(_:didReceive:)", .adReceived,
      data: ad.assets.adding(ad.responseInfo)
    ) { [self] in
      if let formatID {
        customDelegate?.adLoader(self, didReceive: CustomNativeAd(ad, formatID: formatID))
      } else {
        (delegate as? any NativeAdLoaderDelegate)?.adLoader(self, didReceive: ad)
      }
    }
  }

  func fail(_ error: NSError) {
    end {
      World.current.journal.tellApp(
        from: .google, "adLoader(_:didFailToReceiveAdWithError:)", .adRefused,
        data: error.facts.adding(
          error.userInfo[GADErrorUserInfoKeyResponseInfo] as? ResponseInfo)
      ) { [self] in
        delegate?.adLoader(self, didFailToReceiveAdWithError: error)
      }
    }
  }

  /// The application is told the answer, and that the load is over.
  func end(_ answer: () -> Void) {
    isLoading = false
    listening.noteIfGone(delegate, ad: nil)
    answer()
    World.current.journal.tellApp(
      from: .google, "adLoaderDidFinishLoading(_:)", .loadFinished
    ) { [self] in
      delegate?.adLoaderDidFinishLoading(self)
    }
  }
}
