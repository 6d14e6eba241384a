// Records what Google's SDK, an adapter and your app say to each other, for `adplay judge`:
//
//   final class RecordedHouseAdapter: RecordingAdapter {
//     override class var adapter: MediationAdapter.Type { HouseAdapter.self }
//   }
//
// In the mediation settings that class takes the place of HouseAdapter; the parameter stays. Everything
// is passed on as it is, and nothing leaves the phone. See the README beside this file.

import Foundation
import GoogleMobileAds
import UIKit

#if canImport(os)
  import os
#endif

/// Writes the journal of this run of the app: a file in its documents, and lines in the system's log.
public final class Recorder {
  /// The recorder of this app. It begins with the first thing there is to record.
  public static let shared = Recorder()
  /// The version of this file.
  public static let version = "1.0.0"

  /// What is kept of texts and URLs: all of them, or only their lengths and hashes. Of credentials, bids
  /// and signals no more than the beginning is ever kept.
  public enum Privacy { case texts, shapes }

  /// How it records.
  public struct Options {
    /// What is kept of texts.
    public var privacy = Privacy.texts
    /// The folder of the file; nil for no file.
    public var folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
    /// How large the file may become.
    public var byteLimit = 20_000_000
    /// Takes the lines for the system's log, for everybody who reads it; nil for none.
    public var log: ((String) -> Void)? = { line in
      #if canImport(os)
        if #available(iOS 14, macOS 11, *) {
          let log = Logger(subsystem: "adplay", category: "recorder")
          return log.notice("\(line, privacy: .public)")
        }
      #endif
      NSLog("%@", line)
    }
    /// Milliseconds of a clock that never goes back.
    public var clock = { Int(DispatchTime.now().uptimeNanoseconds / 1_000_000) }
    /// Calls back after so many seconds, on any thread.
    public var wait: (Int, @escaping @Sendable () -> Void) -> Void = { seconds, action in
      let deadline = DispatchTime.now() + .seconds(seconds)
      DispatchQueue.global(qos: .utility).asyncAfter(deadline: deadline, execute: action)
    }
    /// As most apps want it.
    public init() {}
  }

  /// Whether anything is recorded. While it is off, everything passes by; the numbers then have a hole.
  public var isOn = true { didSet { if oldValue, !isOn { lock.withLock { run?.number += 1 } } } }
  fileprivate let lock = NSRecursiveLock()
  private var options = Options()
  private var run: Run?
  private var loads: [() -> Load?] = []
  private var proxies: [ObjectIdentifier: () -> Proxy?] = [:]
  private var watches: [ObjectIdentifier: DelegateProxy] = [:]
  private var counts: [String: Int] = [:]
  private var begun: Set<String> = []
  private init() { DispatchQueue.main.setSpecific(key: Place.mainKey, value: true) }

  /// Begins a new recording, in a file of its own.
  public func start(_ options: Options = Options()) {
    lock.withLock { (run, self.options, loads, counts, begun) = (nil, options, [], [:], []) }
  }

  /// Waits until every line so far is written; the file, if there is one.
  @discardableResult public func flush() -> URL? { lock.withLock { run }?.finish() }

  // MARK: Entries

  /// Writes an entry; its number, or 0 while the recorder is off.
  @discardableResult fileprivate func write(
    _ kind: String, _ from: String, _ to: String?, _ message: String, _ sense: String?,
    _ ad: String?, _ data: Facts = [:], _ more: Facts = [:]
  ) -> Int {
    guard isOn else { return 0 }
    let (cause, thread) = (CurrentCall.current?.number, Place.name)
    return lock.withLock {
      let run = self.run ?? Run(options)
      self.run = run
      run.number += 1
      let (number, time) = (run.number, options.clock() - run.began)
      run.write(number) {
        [
          "ad": ad, "cause": cause, "data": said(data), "from": from, "kind": kind,
          "message": message, "n": number, "sense": sense, "t": time, "thread": thread, "to": to,
        ] + more
      }
      if run.marksAhead < Recorder.marks.count { listen(to: run) }
      return number
    }
  }

  /// Seconds of silence after which a line says that the recorder is still there: silence proves something
  /// only then. Each says when the next one is due; where that is missing, the app was asleep.
  fileprivate static let marks = [3, 5, 9, 18]

  private func listen(to run: Run, _ marks: ArraySlice<Int> = Recorder.marks[...]) {
    (run.marksAhead, run.listenings) = (marks.count, run.listenings + 1)
    guard let seconds = marks.first else { return }
    let (number, listening) = (run.number, run.listenings)
    options.wait(seconds) { [weak run] in
      self.lock.withLock {
        guard let run, self.run === run, run.listenings == listening else { return }
        guard run.number == number else { return self.listen(to: run) }
        let rest = marks.dropFirst()
        run.marksAhead = Recorder.marks.count
        self.write("note", "app", nil, "still recording", nil, nil, ["next": rest.first])
        self.listen(to: run, rest)
      }
    }
  }

  /// Who says something on the wire.
  fileprivate enum Way { case told, answered, reported }

  /// Writes that something crosses between Google's SDK and the adapter, and lets it happen.
  fileprivate func crossing<Answer>(
    _ way: Way, _ message: String, _ sense: String, _ load: Load? = nil,
    _ data: @autoclosure () -> Facts = [:], _ more: Facts = [:], _ body: () -> Answer
  ) -> Answer {
    guard isOn else { return body() }
    watchAgain()
    let (from, to) = way == .told ? ("google", "adapter") : ("adapter", "google")
    let kind = way == .answered ? "callback" : "call"
    let number = write(kind, from, to, message, sense, load?.ad, data(), more)
    return CurrentCall.within(number, load, body)
  }

  /// Says once that a crossing is recorded.
  private func begins(_ crossing: String, _ data: Facts = [:]) {
    guard isOn, lock.withLock({ begun.insert(crossing).inserted }) else { return }
    let message = "\(crossing) is recorded from here on"
    write("note", "app", nil, message, nil, nil, data + ["crossing": crossing])
  }

  /// The next ad of a unit, or of an adapter.
  fileprivate func name(of unit: String) -> String {
    lock.withLock {
      counts[unit, default: 0] += 1
      return "\(unit)#\(counts[unit, default: 0])"
    }
  }

  // MARK: Ads

  fileprivate func add(_ load: Load) {
    lock.withLock { loads = loads.filter { $0() != nil } + [{ [weak load] in load }] }
  }

  /// The proxy of an ad that an adapter handed over for a load: one for each object, as long as it lives.
  fileprivate func proxy(of ad: NSObjectProtocol, for load: Load) -> Proxy {
    lock.withLock {
      load.hasAd = true
      if let known = proxies[ObjectIdentifier(ad)]?(), known.original === ad {
        known.load = load
        return known
      }
      // Elsewhere it might be the last to let go of an ad, and of its views.
      if proxies.count > 64, Place.isMain { proxies = proxies.filter { $0.value() != nil } }
      let proxy = load.format.classes.proxy.init(ad, load)
      proxies[ObjectIdentifier(ad)] = { [weak proxy] in proxy }
      return proxy
    }
  }

  /// Says which load an ad of the app is: the only one that fits and is nobody's yet; if there are
  /// several, the only one of them whose class Google's SDK names.
  fileprivate func join(
    _ watch: DelegateProxy, _ response: ResponseInfo? = nil, _ fits: (Load) -> Bool
  ) {
    guard isOn, !watch.isJoined else { return }
    let named = response?.loadedAdNetworkResponseInfo?.adNetworkClassName
    let load: Load? = lock.withLock {
      var open = loads.compactMap { $0() }.filter {
        !$0.isJoined && $0.hasAd && $0.format == watch.format && fits($0)
      }
      if open.count > 1 { open = open.filter { $0.className == named } }
      if open.count == 1 { open[0].isJoined = true }
      return open.count == 1 ? open[0] : nil
    }
    guard let load else { return }
    (watch.isJoined, watch.load) = (true, load)
    write("note", "google", nil, "\(load.ad) is \(watch.ad)", nil, watch.ad, ["load": load.ad])
  }

  /// The view of a native ad says which ad of the app it is.
  fileprivate func isRendered(_ load: Load, in view: UIView) {
    guard isOn, Place.isMain, !load.isJoined, let ad = (view as? NativeAdView)?.nativeAd,
      let watch = lock.withLock({ watches[ObjectIdentifier(ad)] })
    else { return }
    join(watch) { $0 === load }
  }

  // MARK: What is said by a network

  /// What a network's SDK says or is told.
  public enum Word: String {
    /// The adapter asks it for an ad; it has one; it has none.
    case asked = "networkAsked", filled = "networkAnswered", failed = "networkFailed"
    /// The adapter tells it of an impression or a click that Google's SDK counted.
    case toldOfImpression = "impressionPassedOn", toldOfClick = "clickPassedOn"
    /// It counted an impression, a click or a reward.
    case impression = "networkSawImpression", click = "networkSawClick"
    case rewarded = "networkRewarded"
    /// It opened something over the app; that is gone.
    case opened = "networkWillPresent", closed = "networkClosed"
  }

  private static let ledger = [Word.impression: "impression", .click: "click", .rewarded: "reward"]
  private static let pages = [Word.opened: "networkPageOpened", .closed: "networkPageClosed"]

  /// Records what the network's SDK says. Call it in the adapter where that SDK calls, before anything
  /// else; `ad` is what the adapter hands over, if it is at hand. `name` is the network's.
  public func network(_ word: Word, ad: NSObjectProtocol? = nil, name: String? = nil) {
    guard isOn else { return }
    begins("adapter-network", ["words": true])
    let load = load(of: ad)
    let asks = [.asked, .toldOfImpression, .toldOfClick].contains(word)
    let party: Facts = [asks ? "toName" : "fromName": name]
    if let what = Self.ledger[word] {
      let count = ["amount": 1, "ledger": "network", "what": what] + party
      write("count", "network", nil, what, "network\(what.capitalized)", load?.ad, [:], count)
    }
    let isPage = [.native, .banner].contains(load?.format)
    let sense = (isPage ? Self.pages[word] : nil) ?? word.rawValue
    let (from, to) = asks ? ("adapter", "network") : ("network", "adapter")
    write(asks ? "call" : "callback", from, to, "\(word)", sense, load?.ad, [:], party)
  }

  /// The load that an ad came from; without one, the load that something is being said about, or the
  /// only one there is.
  private func load(of ad: NSObjectProtocol?) -> Load? {
    lock.withLock {
      if let ad { return proxies[ObjectIdentifier(ad)]?()?.load }
      if let load = CurrentCall.current?.load { return load }
      let all = loads.compactMap { $0() }
      return all.count == 1 ? all.first : nil
    }
  }
}

// MARK: - The adapter's wire

/// Stands in an adapter's place and passes everything on. Its subclass says in whose.
open class RecordingAdapter: NSObject, MediationAdapter {
  /// The adapter that is recorded.
  open class var adapter: MediationAdapter.Type { NoAdapter.self }
  /// The adapter that does the work.
  open var inner: MediationAdapter { made }
  private lazy var made: MediationAdapter = type(of: self).adapter.init()

  /// Makes the adapter, too.
  public required override init() {
    super.init()
    _ = inner
  }

  /// The adapter's.
  public class func adapterVersion() -> VersionNumber { adapter.adapterVersion() }
  /// The adapter's.
  public class func adSDKVersion() -> VersionNumber { adapter.adSDKVersion() }
  /// The adapter's.
  public class func networkExtrasClass() -> AdNetworkExtras.Type? { adapter.networkExtrasClass() }

  /// Sets the adapter up; one without a set-up is ready.
  public class func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping GADMediationAdapterSetUpCompletionBlock
  ) {
    guard let setUp = maybe(adapter.setUp) else { return completionHandler(nil) }
    let (recorder, name) = (Recorder.shared, String(reflecting: adapter))
    var asked: Facts {
      let versions = [adapterVersion(), adSDKVersion()].map(Fact.version)
      return ["adapterVersion": versions[0], "class": name, "sdkVersion": versions[1]]
    }
    recorder.crossing(.told, #function, "setUpAsked", nil, asked) {
      setUp(configuration) { error in
        let data: Facts = ["class": name, "error": error.map(Fact.text) ?? NSNull()]
        recorder.crossing(.answered, "completionHandler(_:)", "setUpAnswered", nil, data) {
          completionHandler(error)
        }
      }
    }
  }
  // A load that the adapter leaves out is nil on a phone, and hidden from Google's SDK below.

  /// Asks for a native ad.
  public func loadNativeAd(
    for asked: MediationNativeAdConfiguration,
    completionHandler handler: @escaping GADMediationNativeLoadCompletionHandler
  ) { Load(self, .native).ask(inner.loadNativeAd, asked, handler) }

  /// Asks for a banner.
  public func loadBanner(
    for asked: MediationBannerAdConfiguration,
    completionHandler handler: @escaping GADMediationBannerLoadCompletionHandler
  ) { Load(self, .banner).ask(inner.loadBanner, asked, handler) }

  /// Asks for an interstitial.
  public func loadInterstitial(
    for asked: MediationInterstitialAdConfiguration,
    completionHandler handler: @escaping GADMediationInterstitialLoadCompletionHandler
  ) { Load(self, .interstitial).ask(inner.loadInterstitial, asked, handler) }

  /// Asks for a rewarded ad.
  public func loadRewardedAd(
    for asked: MediationRewardedAdConfiguration,
    completionHandler handler: @escaping GADMediationRewardedLoadCompletionHandler
  ) { Load(self, .rewarded).ask(inner.loadRewardedAd, asked, handler) }

  /// Asks for a rewarded interstitial.
  public func loadRewardedInterstitialAd(
    for asked: MediationRewardedAdConfiguration,
    completionHandler handler: @escaping GADMediationRewardedLoadCompletionHandler
  ) { Load(self, .rewardedInterstitial).ask(inner.loadRewardedInterstitialAd, asked, handler) }

  /// Asks for an app open ad.
  public func loadAppOpenAd(
    for asked: MediationAppOpenAdConfiguration,
    completionHandler handler: @escaping GADMediationAppOpenLoadCompletionHandler
  ) { Load(self, .appOpen).ask(inner.loadAppOpenAd, asked, handler) }
  #if canImport(ObjectiveC)
    open override func responds(to selector: Selector?) -> Bool {
      guard !Hidden.loads.contains(selector) else { return inner.responds(to: selector) }
      return super.responds(to: selector) || inner.responds(to: selector)
    }
    open override func forwardingTarget(for selector: Selector?) -> Any? { inner }
  #endif
}

/// The same for an adapter that bids; another one Google's SDK would ask for signals in vain.
open class RecordingRTBAdapter: RecordingAdapter, RTBAdapter {
  /// Asks for signals.
  public func collectSignals(
    for params: RTBRequestParameters, completionHandler: @escaping GADRTBSignalCompletionHandler
  ) {
    guard let inner = inner as? RTBAdapter else { return completionHandler(nil, NoAdapter.error) }
    let (recorder, name) = (Recorder.shared, ["class": String(reflecting: type(of: inner))])
    recorder.crossing(.told, #function, "signalsAsked", nil, name) {
      inner.collectSignals(for: params) { signals, error in
        let call = Fact.call(signals.map { _ in "signals" }, error)
        let data = name + ["signals": signals.map(Fact.secret), "error": error.map(Fact.text)]
        recorder.crossing(.answered, call, "signalsAnswered", nil, data) {
          completionHandler(signals, error)
        }
      }
    }
  }
}

extension Recorder {
  /// For the author of an adapter, in place of a class of its own: the handler of a load, with the recorder
  /// before it. Only a rewarded interstitial has to be named as `format`.
  ///
  ///     let handler = Recorder.shared.answering(completionHandler, of: self, to: configuration)
  public func answering<Ad, Events>(
    _ handler: @escaping (Ad?, Error?) -> Events?, of adapter: MediationAdapter,
    to configuration: MediationAdConfiguration, format: String? = nil, method: String = #function
  ) -> (Ad?, Error?) -> Events? {
    guard isOn else { return handler }
    let known = Format.allCases.first {
      format == nil ? $0.classes.ad == Ad.self : $0.rawValue == format
    }
    let load = Load(adapter, known ?? .rewarded)
    load.isAsked(configuration, method) {}
    return { load.answer($0, $1, handler) }
  }
}

/// Takes the place of the adapter that a subclass does not name: it has no ads.
private final class NoAdapter: NSObject, MediationAdapter {
  static let error = NSError(
    domain: "AdplayRecorder", code: 1,
    userInfo: [NSLocalizedDescriptionKey: "The recording adapter does not say whom it stands for."])
  static func adapterVersion() -> VersionNumber { VersionNumber() }
  static func adSDKVersion() -> VersionNumber { VersionNumber() }
  static func networkExtrasClass() -> AdNetworkExtras.Type? { nil }
}

/// A format: what an adapter hands over, and what stands before that and before Google's delegate.
private enum Format: String, CaseIterable {
  case native, banner, interstitial, rewarded, rewardedInterstitial, appOpen
  var classes: (ad: Any.Type, proxy: Proxy.Type, events: RecordedEvents.Type) {
    switch self {
    case .native: return (MediationNativeAd.self, NativeProxy.self, NativeEvents.self)
    case .banner: return (MediationBannerAd.self, BannerProxy.self, BannerEvents.self)
    case .interstitial:
      return (MediationInterstitialAd.self, InterstitialProxy.self, InterstitialEvents.self)
    case .rewarded, .rewardedInterstitial:
      return (MediationRewardedAd.self, RewardedProxy.self, RewardedEvents.self)
    case .appOpen: return (MediationAppOpenAd.self, AppOpenProxy.self, AppOpenEvents.self)
    }
  }
}

/// What Google's SDK asks an adapter for, and what comes of it. It does not keep the adapter: an ad of it
/// may keep its delegate, and that keeps this.
private final class Load {
  /// Its name in the recording.
  let ad: String
  let format: Format
  /// The class that Google's SDK knows.
  let className: String
  private let adapterName: String
  private let isBidder: Bool
  /// Whether it is known which ad of the app it is.
  var isJoined = false
  var hasAd = false
  /// What a native ad said when Google's SDK asked.
  var assets: [String: String] = [:]
  var media: Facts = [:]
  /// Where a banner is.
  weak var view: UIView?
  init(_ adapter: MediationAdapter, _ format: Format) {
    let inner = type(of: (adapter as? RecordingAdapter)?.inner ?? adapter)
    (self.format, adapterName) = (format, String(reflecting: inner))
    isBidder = adapter is RTBAdapter
    #if canImport(ObjectiveC)
      className = NSStringFromClass(type(of: adapter))
    #else
      className = String(reflecting: type(of: adapter))
    #endif
    ad = Recorder.shared.isOn ? Recorder.shared.name(of: "\(inner)") : ""
  }

  /// Asks the adapter.
  func ask<Configuration: MediationAdConfiguration, Ad, Events>(
    _ ask: ((Configuration, @escaping (Ad?, Error?) -> Events?) -> Void)?,
    _ configuration: Configuration, _ handler: @escaping (Ad?, Error?) -> Events?,
    method: String = #function
  ) {
    guard let ask else { return }
    guard Recorder.shared.isOn else { return ask(configuration, handler) }
    isAsked(configuration, method) { ask(configuration) { self.answer($0, $1, handler) } }
  }

  /// Writes that Google's SDK asks for it, and lets it ask.
  func isAsked(_ asked: MediationAdConfiguration, _ method: String, _ body: () -> Void) {
    Recorder.shared.add(self)
    Recorder.shared.crossing(.told, method, "lineAsked", self, facts(asked), [:], body)
  }
  func answer<Ad, Events>(
    _ ad: Ad?, _ error: Error?, _ handler: (Ad?, Error?) -> Events?
  ) -> Events? {
    let proxy = (ad as? NSObjectProtocol).map { Recorder.shared.proxy(of: $0, for: self) }
    let data: Facts = [
      "lacks": (proxy as? NativeProxy)?.lacks, "number": 1,
      "object": proxy.map { "\(type(of: $0.original))" },
      "result": error == nil ? (ad == nil ? "neither" : "ad") : (ad == nil ? "error" : "both"),
    ]
    let call = Fact.call(ad.map { _ in "ad" }, error)
    return Recorder.shared.crossing(
      .answered, call, "lineAnswered", self, data + Fact.error(error), ["object": proxy?.id]
    ) {
      guard let google = handler(proxy as? Ad, error) else {
        let note = "Google's SDK does not take this ad"
        if ad != nil {
          Recorder.shared.write("note", "google", nil, note, nil, self.ad, ["taken": false])
        }
        return nil
      }
      guard let delegate = google as? MediationAdEventDelegate else { return google }
      let events = format.classes.events.init(delegate, self)
      proxy?.keep(events)
      return events as? Events ?? google
    }
  }

  private func facts(_ asked: MediationAdConfiguration) -> Facts {
    let options = Fact.options((asked as? MediationNativeAdConfiguration)?.options ?? [])
    let size = (asked as? MediationBannerAdConfiguration).map { Fact.size($0.adSize.size) }
    return [
      "bidResponse": isBidder ? asked.bidResponse.map(Fact.secret) : nil, "class": adapterName,
      "format": format.rawValue, "number": 1, "options": said(options + ["size": size]),
      "settings": said(asked.credentials.settings.mapValues { Fact.secret("\($0)") }),
      "test": asked.isTestRequest ? true : nil,
    ]
  }
}

/// Stands before an ad of an adapter, or before Google's delegate, and passes everything on. The one of an
/// ad keeps those of Google's delegates: adapters often keep their delegate weakly. Whoever keeps this one
/// keeps the adapter, too.
private class Proxy: NSObject {
  class var way: Recorder.Way { .told }
  let original: NSObjectProtocol
  let id: String
  private var events: [Proxy] = []
  /// The load that it is there for: of an ad that was handed over for several, the last.
  var load: Load {
    get { Recorder.shared.lock.withLock { last } }
    set { Recorder.shared.lock.withLock { last = newValue } }
  }
  private var last: Load
  required init(_ original: NSObjectProtocol, _ load: Load) {
    (self.original, last) = (original, load)
    id = "\(type(of: original))@\(load.ad)"
  }
  func keep(_ proxy: Proxy) { Recorder.shared.lock.withLock { events.append(proxy) } }
  @discardableResult func say<Answer>(
    _ sense: String, _ data: Facts = [:], _ message: String = #function, _ body: () -> Answer
  ) -> Answer { Recorder.shared.crossing(Self.way, message, sense, load, data, [:], body) }
  #if canImport(ObjectiveC)
    override func responds(to selector: Selector?) -> Bool {
      guard Hidden.members.contains(selector) else { return super.responds(to: selector) }
      let responds = original.responds(to: selector)
      if !responds, let selector { isLeftOut(NSStringFromSelector(selector)) }
      return responds
    }
  #endif
  func isLeftOut(_ member: String) {}
}

private final class NativeProxy: Proxy, MediationNativeAd {
  private var ad: MediationNativeAd? { original as? MediationNativeAd }
  private var flags: [String: Bool] = [:]
  /// The senses of the calls that it has no member for.
  var lacks: [String] {
    #if canImport(ObjectiveC)
      let calls = Hidden.calls.filter { !original.responds(to: NSSelectorFromString($0.key)) }
      return calls.values.sorted()
    #else
      return []
    #endif
  }
  var headline: String? { asset(ad?.headline) }
  var body: String? { asset(ad?.body) }
  var callToAction: String? { asset(ad?.callToAction) }
  var store: String? { asset(ad?.store) }
  var price: String? { asset(ad?.price) }
  var advertiser: String? { asset(ad?.advertiser) }
  var images: [NativeAdImage]? { ad?.images }
  var icon: NativeAdImage? { ad?.icon }
  var starRating: NSDecimalNumber? { ad?.starRating }
  var extraAssets: [String: Any]? { ad?.extraAssets }
  var adChoicesView: UIView? { ad?.adChoicesView ?? nil }
  var mediaView: UIView? {
    let view = ad?.mediaView ?? nil
    load.media["mediaView"] = view != nil
    return view
  }
  var hasVideoContent: Bool { ad?.hasVideoContent ?? false }
  var mediaContentAspectRatio: CGFloat { ad?.mediaContentAspectRatio ?? 0 }
  var duration: TimeInterval { ad?.duration ?? 0 }
  var currentTime: TimeInterval { ad?.currentTime ?? 0 }
  private func asset(_ text: String?, _ name: String = #function) -> String? {
    if Recorder.shared.isOn { load.assets[name] = text }
    return text
  }
  func handlesUserClicks() -> Bool { flag("clicksFlagAsked", (ad?.handlesUserClicks)?()) }
  func handlesUserImpressions() -> Bool {
    flag("impressionsFlagAsked", (ad?.handlesUserImpressions)?())
  }
  override func isLeftOut(_ member: String) {
    if member == "handlesUserClicks" { _ = flag("clicksFlagAsked", nil, member + "()") }
    if member == "handlesUserImpressions" { _ = flag("impressionsFlagAsked", nil, member + "()") }
  }

  /// Google's SDK may ask often: the first answer is written, and each that differs from the last one.
  private func flag(_ sense: String, _ answer: Bool?, _ message: String = #function) -> Bool {
    let isTrue = answer ?? false
    guard Recorder.shared.isOn, flags[sense] != isTrue else { return isTrue }
    flags[sense] = isTrue
    let data: Facts = [
      "answer": isTrue, "isLeftOut": answer == nil ? true : nil, "watches": isTrue ? nil : "google",
    ]
    return say(sense, data, message) { isTrue }
  }
  func didRender(
    in view: UIView, clickableAssetViews: [GADNativeAssetIdentifier: UIView],
    nonclickableAssetViews: [GADNativeAssetIdentifier: UIView], viewController: UIViewController
  ) {
    let render = ad?.didRender(in:clickableAssetViews:nonclickableAssetViews:viewController:)
    Recorder.shared.isRendered(load, in: view)
    let data: Facts = [
      "assets": load.assets.mapValues(Fact.text), "clickable": Fact.names(clickableAssetViews),
      "nonclickable": Fact.names(nonclickableAssetViews),
    ]
    say("rendered", data) {
      render?(view, clickableAssetViews, nonclickableAssetViews, viewController)
    }
  }
  func didRecordImpression() { say("impressionTold") { (ad?.didRecordImpression)?() } }
  func didRecordClickOnAsset(
    with assetName: GADNativeAssetIdentifier, view: UIView, viewController: UIViewController
  ) {
    say("clickTold", ["asset": Fact.name(assetName), "view": "\(type(of: view))"]) {
      (ad?.didRecordClickOnAsset(with:view:viewController:))?(assetName, view, viewController)
    }
  }
  func didUntrackView(_ view: UIView?) { say("untracked") { (ad?.didUntrackView)?(view) } }
}

private final class BannerProxy: Proxy, MediationBannerAd {
  private var ad: MediationBannerAd? { original as? MediationBannerAd }
  private var size: CGSize?

  /// Google's SDK asks often: only a new size is written.
  var view: UIView {
    let view = ad?.view ?? UIView()
    load.view = view
    guard Place.isMain, view.bounds.size != size else { return view }
    size = view.bounds.size
    return say("viewAsked", ["size": Fact.size(view.bounds.size)]) { view }
  }
  func changeAdSize(to adSize: AdSize) {
    say("sizeSaid", ["size": Fact.size(adSize.size)]) { (ad?.changeAdSize(to:))?(adSize) }
  }
}

private final class InterstitialProxy: Proxy, MediationInterstitialAd {
  private var ad: MediationInterstitialAd? { original as? MediationInterstitialAd }
  func present(from view: UIViewController) { say("presentTold") { ad?.present(from: view) } }
}

private final class RewardedProxy: Proxy, MediationRewardedAd {
  private var ad: MediationRewardedAd? { original as? MediationRewardedAd }
  func present(from view: UIViewController) { say("presentTold") { ad?.present(from: view) } }
}

private final class AppOpenProxy: Proxy, MediationAppOpenAd {
  private var ad: MediationAppOpenAd? { original as? MediationAppOpenAd }
  func present(from view: UIViewController) { say("presentTold") { ad?.present(from: view) } }
}

/// Google's delegate as the adapter gets it.
private class RecordedEvents: Proxy, MediationAdEventDelegate {
  override class var way: Recorder.Way { .reported }
  private var google: MediationAdEventDelegate? { original as? MediationAdEventDelegate }
  func reportImpression() { say("impressionReported") { google?.reportImpression() } }
  func reportClick() { say("clickReported") { google?.reportClick() } }
  func willPresentFullScreenView() { say("willPresent") { google?.willPresentFullScreenView() } }
  func willDismissFullScreenView() { say("willDismiss") { google?.willDismissFullScreenView() } }
  func didDismissFullScreenView() { say("didDismiss") { google?.didDismissFullScreenView() } }
  func didFailToPresentWithError(_ error: Error) {
    say("presentFailed", Fact.error(error)) { google?.didFailToPresentWithError(error) }
  }
}

private final class BannerEvents: RecordedEvents, MediationBannerAdEventDelegate {}
private final class InterstitialEvents: RecordedEvents, MediationInterstitialAdEventDelegate {}
private final class AppOpenEvents: RecordedEvents, MediationAppOpenAdEventDelegate {}

private final class RewardedEvents: RecordedEvents, MediationRewardedAdEventDelegate {
  private var events: MediationRewardedAdEventDelegate? {
    original as? MediationRewardedAdEventDelegate
  }
  func didStartVideo() { say("videoStarted") { events?.didStartVideo() } }
  func didEndVideo() { say("videoEnded") { events?.didEndVideo() } }
  func didRewardUser() { say("rewardReported") { events?.didRewardUser() } }
}

private final class NativeEvents: RecordedEvents, MediationNativeAdEventDelegate {
  private var events: MediationNativeAdEventDelegate? {
    original as? MediationNativeAdEventDelegate
  }
  func didPlayVideo() { say("videoPlayed") { events?.didPlayVideo() } }
  func didPauseVideo() { say("videoPaused") { events?.didPauseVideo() } }
  func didEndVideo() { say("videoEnded") { events?.didEndVideo() } }
  func didMuteVideo() { say("videoMuted") { events?.didMuteVideo() } }
  func didUnmuteVideo() { say("videoUnmuted") { events?.didUnmuteVideo() } }
}

#if canImport(ObjectiveC)
  /// The optional members of Google's protocols: what an adapter leaves out is hidden from the SDK.
  private enum Hidden {
    static let loads = Set(
      ["Banner", "Interstitial", "NativeAd", "RewardedAd", "RewardedInterstitialAd", "AppOpenAd"]
        .map { NSSelectorFromString("load\($0)ForAdConfiguration:completionHandler:") as Selector? }
    )
    /// The senses of what Google calls on an ad, by the calls' selectors.
    static let calls = [
      "didRenderInView:clickableAssetViews:nonclickableAssetViews:viewController:": "rendered",
      "didRecordImpression": "impressionTold",
      "didRecordClickOnAssetWithName:view:viewController:": "clickTold",
    ]
    static let members = Set(
      (calls.keys + [
        "changeAdSizeTo:", "handlesUserClicks", "handlesUserImpressions", "adChoicesView",
        "mediaView", "hasVideoContent", "mediaContentAspectRatio", "duration", "currentTime",
        "didUntrackView:",
      ]).map { NSSelectorFromString($0) as Selector? })
  }
#else
  // Without Objective-C Google's stand-in asks a recorded adapter and its ads whom they stand for.
  extension RecordingAdapter: AdapterStandingFor {
    /// The adapter that is recorded.
    public class var standsFor: MediationAdapter.Type { adapter }
  }
  extension Proxy: AdStandingFor { var standsFor: NSObjectProtocol { original } }
#endif

// MARK: - The app's side

extension Recorder {
  /// Records what a loader tells the app, and what is told of the native ads that it brings.
  public func watch(_ loader: AdLoader) {
    put(DelegateProxy(.native, unit: loader.adUnitID), before: loader, \.delegate)
  }

  /// Records what the app is told about a banner that has its unit; so with the other ads, from where
  /// they were loaded.
  public func watch(_ banner: BannerView) {
    let watch = DelegateProxy(.banner, unit: banner.adUnitID ?? "banner")
    put(watch, before: banner, \.delegate, \.paidEventHandler)
  }

  /// Records what the app is told about a native ad whose loader is not watched.
  public func watch(_ ad: NativeAd) { watch(ad, as: name(of: "native")) }
  @discardableResult fileprivate func watch(_ ad: NativeAd, as name: String) -> DelegateProxy {
    let watch = DelegateProxy(.native, ad: name)
    put(watch, before: ad, \.delegate, \.paidEventHandler) {
      join(watch, ad.responseInfo) { $0.assets["headline"] == ad.headline }
    }
    return watch
  }

  /// Records what the app is told about an ad that covers it. What the handler of a reward hears is not
  /// seen.
  public func watch(_ ad: FullScreenPresentingAd) {
    if let ad = ad as? CoveringAd { cover(ad) }
  }
  private func cover<Ad: CoveringAd>(_ ad: Ad) {
    let watch = DelegateProxy(Ad.format, ad: name(of: ad.adUnitID))
    put(watch, before: ad, \.fullScreenContentDelegate, \.paidEventHandler) {
      join(watch, ad.responseInfo) { _ in true }
      watch.tell("adReceived", Fact.response(ad.responseInfo), "completionHandler(ad, nil)") {}
    }
  }

  /// Puts a watch before the delegate that an object has now, or gets later, and before the handler of
  /// what it earns, unless the object is watched already. `begin` says which ad it is.
  private func put<Object: AnyObject, Delegate>(
    _ watch: DelegateProxy, before object: Object,
    _ delegate: ReferenceWritableKeyPath<Object, Delegate?>,
    _ paid: ReferenceWritableKeyPath<Object, ((AdValue) -> Void)?>? = nil, begin: () -> Void = {}
  ) {
    guard isOn else { return }
    begins("app-google")
    watch.again = { [weak object, weak watch] in
      guard let object, let watch else { return false }
      let app = object[keyPath: delegate] as? NSObjectProtocol
      // A loader's delegate for other ads stays where it is.
      let isForOthers = app is AdLoaderDelegate && !(app is NativeAdLoaderDelegate)
      if app !== watch, !isForOthers {
        (watch.app, object[keyPath: delegate]) = (app, watch as? Delegate)
      }
      return true
    }
    watchAgain()
    let kept = lock.withLock {
      watches.merge([ObjectIdentifier(object): watch]) { known, _ in known }
      return watches[ObjectIdentifier(object)]
    }
    guard kept === watch else { return }
    watchAgain()
    begin()
    guard let paid else { return }
    let handler = object[keyPath: paid]
    object[keyPath: paid] = { value in
      let data: Facts = [
        "currency": value.currencyCode, "precision": value.precision.rawValue,
        "micros": value.value.multiplying(byPowerOf10: 6).intValue,
      ]
      watch.tell("appToldPaid", data, "paidEventHandler(_:)") { handler?(value) }
    }
  }

  /// Delegates may have come later: the watches go before them, and those of what is gone go, too.
  fileprivate func watchAgain() {
    let watches = lock.withLock { self.watches }
    guard !watches.isEmpty, Place.isMain else { return }
    for (key, watch) in watches where !watch.again() {
      lock.withLock { if self.watches[key] === watch { self.watches[key] = nil } }
    }
  }
}

/// What the ads that cover the app have in common.
private protocol CoveringAd: FullScreenPresentingAd {
  static var format: Format { get }
  var adUnitID: String { get }
  var responseInfo: ResponseInfo { get }
  var paidEventHandler: ((AdValue) -> Void)? { get set }
}
extension InterstitialAd: CoveringAd { fileprivate static let format = Format.interstitial }
extension RewardedAd: CoveringAd { fileprivate static let format = Format.rewarded }
extension RewardedInterstitialAd: CoveringAd {
  fileprivate static let format = Format.rewardedInterstitial
}
extension AppOpenAd: CoveringAd { fileprivate static let format = Format.appOpen }

/// Stands before a delegate of the app, which may come and go.
private final class DelegateProxy: NSObject {
  let format: Format
  /// The unit, where every answer is another ad.
  private let unit: String?
  fileprivate(set) var ad: String
  var isJoined = false
  weak var load: Load?
  weak var app: NSObjectProtocol?
  /// Goes before the delegate again; false if what it belongs to is gone.
  var again: () -> Bool = { false }
  init(_ format: Format, ad: String = "", unit: String? = nil) {
    (self.format, self.ad, self.unit) = (format, ad, unit)
  }

  /// Another ad of the unit.
  func next() {
    ad = unit.map(Recorder.shared.name) ?? ad
    isJoined = false
  }

  /// Writes that the app is told something, and tells it. What is told inside of an adapter's report is
  /// about the ad of the report.
  func tell(_ sense: String, _ data: Facts = [:], _ message: String = #function, _ body: () -> Void)
  {
    guard Recorder.shared.isOn else { return body() }
    if let load = CurrentCall.current?.load { Recorder.shared.join(self) { $0 === load } }
    let number = Recorder.shared.write("callback", "google", "app", message, sense, ad, data)
    CurrentCall.within(number, nil, body)
  }

  /// The same for a method of the app, if it has it; the name says what it is about.
  func say<Ad>(_ ad: Ad, _ method: ((Ad) -> Void)?, _ message: String = #function) {
    let senses = ["Impression", "Click", "WillPresent", "WillDismiss", "DidDismiss"]
    tell("appTold" + (senses.first(where: message.contains) ?? ""), [:], message) { method?(ad) }
  }
  #if canImport(ObjectiveC)
    override func responds(to selector: Selector?) -> Bool {
      super.responds(to: selector) || app?.responds(to: selector) == true
    }
    override func conforms(to aProtocol: Protocol) -> Bool {
      super.conforms(to: aProtocol) || app?.conforms(to: aProtocol) == true
    }
    override func forwardingTarget(for selector: Selector?) -> Any? { app }
  #endif
}

extension DelegateProxy: NativeAdLoaderDelegate {
  func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd) {
    next()
    let load = Recorder.shared.watch(nativeAd, as: ad).load
    tell("adReceived", Fact.assets(nativeAd) + (load?.media ?? [:])) {
      (app as? NativeAdLoaderDelegate)?.adLoader(adLoader, didReceive: nativeAd)
    }
    Recorder.shared.watchAgain()
  }
  func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: Error) {
    next()
    tell("adRefused", Fact.error(error)) {
      (app as? AdLoaderDelegate)?.adLoader(adLoader, didFailToReceiveAdWithError: error)
    }
  }
  func adLoaderDidFinishLoading(_ adLoader: AdLoader) {
    let finish = (app as? AdLoaderDelegate)?.adLoaderDidFinishLoading
    tell("loadFinished") { finish?(adLoader) }
  }
}

extension DelegateProxy: NativeAdDelegate {
  private var native: NativeAdDelegate? { app as? NativeAdDelegate }
  func nativeAdDidRecordImpression(_ ad: NativeAd) { say(ad, native?.nativeAdDidRecordImpression) }
  func nativeAdDidRecordClick(_ ad: NativeAd) { say(ad, native?.nativeAdDidRecordClick) }
  func nativeAdWillPresentScreen(_ ad: NativeAd) { say(ad, native?.nativeAdWillPresentScreen) }
  func nativeAdWillDismissScreen(_ ad: NativeAd) { say(ad, native?.nativeAdWillDismissScreen) }
  func nativeAdDidDismissScreen(_ ad: NativeAd) { say(ad, native?.nativeAdDidDismissScreen) }
}

private typealias Banner = BannerView
extension DelegateProxy: BannerViewDelegate {
  private var view: BannerViewDelegate? { app as? BannerViewDelegate }
  func bannerViewDidReceiveAd(_ ad: Banner) {
    next()
    let (response, receive) = (ad.responseInfo, view?.bannerViewDidReceiveAd)
    Recorder.shared.join(self, response) { $0.view?.isDescendant(of: ad) == true }
    tell("adReceived", response.map(Fact.response) ?? [:]) { receive?(ad) }
  }
  func bannerView(_ banner: Banner, didFailToReceiveAdWithError error: Error) {
    // The banner keeps the ad that it shows.
    let (shown, fail) = ((ad, isJoined), view?.bannerView(_:didFailToReceiveAdWithError:))
    next()
    tell("adRefused", Fact.error(error)) { fail?(banner, error) }
    (ad, isJoined) = shown
  }
  func bannerViewDidRecordImpression(_ ad: Banner) { say(ad, view?.bannerViewDidRecordImpression) }
  func bannerViewDidRecordClick(_ ad: Banner) { say(ad, view?.bannerViewDidRecordClick) }
  func bannerViewWillPresentScreen(_ ad: Banner) { say(ad, view?.bannerViewWillPresentScreen) }
  func bannerViewWillDismissScreen(_ ad: Banner) { say(ad, view?.bannerViewWillDismissScreen) }
  func bannerViewDidDismissScreen(_ ad: Banner) { say(ad, view?.bannerViewDidDismissScreen) }
}

private typealias Cover = FullScreenPresentingAd
extension DelegateProxy: FullScreenContentDelegate {
  private var full: FullScreenContentDelegate? { app as? FullScreenContentDelegate }
  func adDidRecordImpression(_ ad: Cover) { say(ad, full?.adDidRecordImpression) }
  func adDidRecordClick(_ ad: Cover) { say(ad, full?.adDidRecordClick) }
  func ad(_ ad: Cover, didFailToPresentFullScreenContentWithError error: Error) {
    let fail = full?.ad(_:didFailToPresentFullScreenContentWithError:)
    tell("presentRefused", Fact.error(error)) { fail?(ad, error) }
  }
  func adWillPresentFullScreenContent(_ ad: Cover) { say(ad, full?.adWillPresentFullScreenContent) }
  func adWillDismissFullScreenContent(_ ad: Cover) { say(ad, full?.adWillDismissFullScreenContent) }
  func adDidDismissFullScreenContent(_ ad: Cover) { say(ad, full?.adDidDismissFullScreenContent) }
}

// MARK: - Where it goes

/// A recording. It writes its lines on a queue of its own: each whole or not at all.
private final class Run {
  let began: Int
  /// The number of its last line.
  var number = 0
  /// How many lines are still to say that nothing happens, and how often that was begun.
  var (marksAhead, listenings) = (0, 0)
  private let options: Recorder.Options
  private let id = String(UInt32.random(in: .min ... .max), radix: 16)
  private let queue = DispatchQueue(label: "adplay.recorder", qos: .utility)
  private let file: URL?
  private var handle: Int32 = -1
  private var size = 0
  init(_ options: Recorder.Options) {
    (self.options, began) = (options, options.clock())
    let started = ISO8601DateFormatter.string(
      from: Date(), timeZone: .current, formatOptions: .withInternetDateTime)
    let second = started.prefix(19).replacingOccurrences(of: ":", with: ".")
    file = options.folder?.appendingPathComponent("adplay-\(second)-\(id).jsonl")
    if let file { handle = open(file.path, O_WRONLY | O_CREAT | O_APPEND, 0o644) }
    let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString")
    let app = [Bundle.main.bundleIdentifier, version as? String].compactMap { $0 }
    // What cannot be seen from here.
    let unseen = [
      "adAsked", "appToldMetadata", "appToldReward", "appToldSize", "appToldVideo",
      "aspectRatio", "bannerPlaced", "bannerTakenAway", "bids", "credentials", "extras",
      "loadTimeouts", "presented", "sdkStarted", "shown", "signals", "startAsked", "takenDown",
    ]
    let recorded: Facts = [
      "app": app.joined(separator: " "), "crossings": ["google-adapter"],
      "leftOut": unseen + (options.privacy == .shapes ? ["texts", "urls"] : []),
      "recorder": Recorder.version, "run": id, "started": started,
      "sdk": Fact.version(MobileAds.shared.versionNumber), "silence": Recorder.marks[0],
    ]
    write(0) { ["format": "adplay-journal", "recorded": recorded, "version": 3] }
  }
  deinit { if handle >= 0 { close(handle) } }
  func finish() -> URL? { queue.sync { size > 0 ? file : nil } }
  func write(_ number: Int, _ facts: @escaping () -> Facts) {
    queue.async {
      let facts = facts()
      let line = Fact.json(facts, self.options.privacy)
      self.append(line, facts)
      self.options.log.map { self.log(line, number, $0) }
    }
  }
  private func append(_ line: String, _ facts: Facts) {
    guard handle >= 0 else { return }
    let isFull = size + line.utf8.count > options.byteLimit - 100
    // The last line takes the place of the first that does not fit.
    let note: Facts = ["from": "app", "kind": "note", "message": "the recording is full"]
    let last = note + facts.filter { ["n", "t"].contains($0.key) }
    let text = (isFull ? Fact.json(last, .texts) : line) + "\n"
    let written = text.withCString { Foundation.write(handle, $0, text.utf8.count) }
    // Without room on the phone half a line goes again.
    if written == text.utf8.count { size += written } else { ftruncate(handle, off_t(size)) }
    guard isFull || written != text.utf8.count else { return }
    close(handle)
    handle = -1
  }

  /// A line behind its mark, under 900 bytes: a longer one in parts.
  private func log(_ line: String, _ number: Int, _ log: (String) -> Void) {
    let whole = number == 0 ? line : "{\"run\":\"\(id)\"," + line.dropFirst()
    guard whole.utf8.count > 880 else { return log("adplay:" + whole) }
    var parts = [""]
    for scalar in whole.unicodeScalars {
      if parts[parts.count - 1].utf8.count > 380 { parts.append("") }
      parts[parts.count - 1].unicodeScalars.append(scalar)
    }
    for (place, part) in parts.enumerated() {
      let whose: Facts = ["n": number, "of": parts.count, "run": id]
      log("adplay:" + Fact.json(whose + ["part": place + 1, "text": part], .texts))
    }
  }
}

/// The call during which something happens on this thread.
private struct CurrentCall {
  let number: Int
  let load: Load?
  static var current: CurrentCall? { Thread.current.threadDictionary["adplay"] as? CurrentCall }
  static func within<Answer>(_ number: Int, _ load: Load?, _ body: () -> Answer) -> Answer {
    let memory = Thread.current.threadDictionary
    let outer = memory["adplay"]
    memory["adplay"] = CurrentCall(number: number, load: load)
    defer { memory["adplay"] = outer }
    return body()
  }
}

/// Where something happens.
private enum Place {
  static let mainKey = DispatchSpecificKey<Bool>()
  static var isMain: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainKey) == true }

  /// `main`, or what the queue or the thread is called.
  static var name: String {
    if isMain { return "main" }
    #if canImport(ObjectiveC)
      return String(cString: __dispatch_queue_get_label(nil))
    #else
      return Thread.current.name.flatMap { $0.isEmpty ? nil : $0 } ?? "not main"
    #endif
  }
}

/// A requirement that is optional on a phone, and has a default elsewhere.
private func maybe<Value>(_ value: Value?) -> Value? { value }

/// What a line says; what is nil is left out.
private typealias Facts = [String: Any?]

/// The second says it where both do.
private func + (one: Facts, other: Facts) -> Facts { one.merging(other) { $1 } }

/// Nil if there is nothing to say.
private func said(_ facts: Facts) -> Facts? { facts.values.contains { $0 != nil } ? facts : nil }

/// Texts that are not the recorder's own, and what is said of the SDK's values.
private enum Fact {
  /// A text may be left out; of a secret only the beginning is ever kept.
  case text(String), secret(String)
  private func kept(_ privacy: Recorder.Privacy) -> String {
    switch (self, privacy) {
    case (.text(""), _), (.secret(""), _): return ""
    case (.text(let text), .shapes), (.secret(let text), .shapes):
      // A number that another text hardly has.
      let hash = text.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
      return "#\(text.count):\(String(hash, radix: 16))"
    case (.text(let text), .texts): return String(decoding: text.prefix(4096).utf8, as: UTF8.self)
    case (.secret(let text), .texts): return "\(text.prefix(4))…(\(text.count))"
    }
  }

  /// Foundation's writer sorts keys by the rules of a language, which takes its time.
  static func json(_ value: Any, _ privacy: Recorder.Privacy) -> String {
    switch value {
    case let text as String: return quoted(text)
    case let text as Fact: return quoted(text.kept(privacy))
    case let number as Int: return String(number)
    case let flag as Bool: return String(flag)
    case let facts as Facts:
      let rows = facts.compactMapValues { $0 }.sorted { $0.key < $1.key }
        .map { quoted($0) + ":" + json($1, privacy) }
      return "{" + rows.joined(separator: ",") + "}"
    case let list as [Any]: return "[" + list.map { json($0, privacy) }.joined(separator: ",") + "]"
    default: return "null"
    }
  }
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 34, 92: quoted += "\\\(scalar)"
      case ..<32: quoted += "\\u00\(scalar.value < 16 ? "0" : "")\(String(scalar.value, radix: 16))"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
  static func text(_ error: Error) -> Fact { .text(error.localizedDescription) }
  static func error(_ error: Error?) -> Facts {
    let error = error as NSError?
    return ["code": error?.code, "domain": error?.domain, "error": error.map(text)]
  }
  static func call(_ first: String?, _ error: Error?) -> String {
    "completionHandler(\(first ?? "nil"), \(error == nil ? "nil" : "error"))"
  }
  static func version(_ version: VersionNumber) -> String {
    "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }
  /// An adapter may say any number.
  private static func whole(_ number: Double) -> Int { Int(max(-1e9, min(number, 1e9))) }
  static func size(_ size: CGSize) -> String {
    [size.width, size.height].map { String(whole($0.rounded())) }.joined(separator: "×")
  }
  private static let words: [GADNativeAssetIdentifier: String] = [
    .headlineAsset: "headline", .callToActionAsset: "callToAction", .iconAsset: "icon",
    .bodyAsset: "body", .storeAsset: "store", .priceAsset: "price", .imageAsset: "image",
    .starRatingAsset: "starRating", .advertiserAsset: "advertiser", .mediaViewAsset: "media",
    .adChoicesViewAsset: "adChoices",
  ]
  static func name(_ asset: GADNativeAssetIdentifier) -> String { words[asset] ?? asset.rawValue }
  static func names(_ assets: [GADNativeAssetIdentifier: UIView]) -> [String] {
    assets.keys.map(name).sorted()
  }
  static func options(_ options: [GADAdLoaderOptions]) -> Facts {
    func last<Options>(_: Options.Type) -> Options? { options.compactMap { $0 as? Options }.last }
    let corners = ["topRight", "topLeft", "bottomRight", "bottomLeft"]
    let image = last(NativeAdImageAdLoaderOptions.self)
    return [
      "adChoices": last(NativeAdViewAdOptions.self).map {
        corners[$0.preferredAdChoicesPosition.rawValue & 3]
      },
      "images": image.map { $0.isImageLoadingDisabled ? "urlsOnly" : "downloaded" },
      "multipleImages": image?.shouldRequestMultipleImages,
      "startMuted": last(VideoOptions.self)?.shouldStartMuted,
    ]
  }
  static func response(_ response: ResponseInfo) -> Facts {
    let lines = response.adNetworkInfoArray.map { info -> Facts in
      let latency = whole((info.latency * 1000).rounded())
      return error(info.error) + ["latency": latency, "line": info.adSourceInstanceName ?? ""]
    }
    return ["responseInfo": lines]
  }
  static func assets(_ ad: NativeAd) -> Facts {
    let texts = [
      "headline": ad.headline, "body": ad.body, "callToAction": ad.callToAction, "store": ad.store,
      "price": ad.price, "advertiser": ad.advertiser, "starRating": ad.starRating?.stringValue,
    ]
    let media = ad.mediaContent
    return response(ad.responseInfo) + texts.mapValues { $0.map(Fact.text) } + [
      "icon": ad.icon.map(picture), "images": ad.images?.map(picture),
      "video": media.hasVideoContent ? "\(whole(media.duration)) s" : nil,
    ]
  }
  private static func picture(_ image: NativeAdImage) -> Any {
    let scale = " @\(whole(image.scale))x"
    if let picture = image.image { return size(picture.size) + scale }
    return Fact.text((image.imageURL?.absoluteString ?? "nothing") + scale)
  }
}
