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
    /// Takes the lines for the system's log; nil for none.
    public var log: ((String) -> Void)? = Recorder.writeToSystemLog
    /// Milliseconds of a clock that never goes back.
    public var clock: () -> Int = Recorder.uptime

    /// As most apps want it.
    public init() {}
  }

  /// Whether anything is recorded. While it is off, everything passes by; the numbers then have a hole.
  public var isOn = true { didSet { if oldValue, !isOn { lock.within { run?.number += 1 } } } }
  private let lock = NSRecursiveLock()
  private var options = Options()
  private var run: Run?
  private var loads: [Weak<Load>] = []
  private var proxies: [ObjectIdentifier: Weak<RecordedAd>] = [:]
  private var watches: [ObjectIdentifier: Watch] = [:]
  private var counts: [String: Int] = [:]
  private var begun: Set<String> = []
  private init() {}

  /// Begins a new recording, in a file of its own.
  public func start(_ options: Options = Options()) {
    lock.within { (run, self.options, loads, counts, begun) = (nil, options, [], [:], []) }
  }

  /// Waits until every line so far is written; the file, if there is one.
  @discardableResult
  public func flush() -> URL? { lock.within { run?.writer }?.finish() }

  // MARK: Entries

  private final class Run {
    let began: Int
    let writer: Writer
    var number = 0
    init(_ options: Options) {
      began = options.clock()
      let id = String(UInt32.random(in: .min ... .max), radix: 16)
      let format = ISO8601DateFormatter()
      format.timeZone = .current
      let started = format.string(from: Date())
      let second = started.prefix(19).replacingOccurrences(of: ":", with: ".")
      let name = "adplay-\(second)-\(id).jsonl"
      writer = Writer(options, run: id, name)
      let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString")
      let app = [Bundle.main.bundleIdentifier, version as? String].compactMap { $0 }
      // What cannot be seen from here.
      let unseen =
        "adAsked appToldMetadata appToldReward appToldSize appToldVideo bannerPlaced"
        + " bannerTakenAway bids credentials extras presented sdkStarted shown signals startAsked"
        + " takenDown"
      var leftOut = unseen.split(separator: " ").map(String.init)
      if options.privacy == .shapes { leftOut += ["texts", "urls"] }
      let recorded: JSON = .fields([
        "app": .word(app.joined(separator: " ")), "crossings": .list([.word("google-adapter")]),
        "leftOut": .list(leftOut.map(JSON.word)), "recorder": .word(Recorder.version),
        "run": .word(id), "sdk": .version(MobileAds.shared.versionNumber),
        "started": .word(started),
      ])
      writer.write(
        .fields([
          "format": .word("adplay-journal"), "recorded": recorded, "version": .number(3),
        ]), number: 0)
    }
  }

  /// Writes an entry; its number, or 0 while the recorder is off.
  @discardableResult
  fileprivate func write(
    _ kind: String, _ from: String, _ to: String?, _ message: String, _ sense: String?,
    _ ad: String?, _ data: [String: JSON] = [:], _ more: [String: JSON] = [:]
  ) -> Int {
    guard isOn else { return 0 }
    var entry = more
    entry["ad"] = ad.map(JSON.word)
    entry["cause"] = Frame.current.map { .number($0.number) }
    entry["data"] = data.isEmpty ? nil : .fields(data)
    entry["from"] = .word(from)
    entry["kind"] = .word(kind)
    entry["message"] = .word(message)
    entry["sense"] = sense.map(JSON.word)
    entry["thread"] = .word(Place.name)
    entry["to"] = to.map(JSON.word)
    return lock.within {
      let run = self.run ?? Run(options)
      self.run = run
      run.number += 1
      entry["n"] = .number(run.number)
      entry["t"] = .number(options.clock() - run.began)
      run.writer.write(.fields(entry), number: run.number)
      return run.number
    }
  }

  /// Who says something on the wire.
  fileprivate enum Way { case told, answered, reported }

  /// Writes that something crosses between Google's SDK and the adapter, and lets it happen.
  fileprivate func crossing<Answer>(
    _ way: Way, _ message: String, _ sense: String, _ load: Load?, _ data: [String: JSON] = [:],
    _ more: [String: JSON] = [:], _ body: () -> Answer
  ) -> Answer {
    guard isOn else { return body() }
    if way != .told { watchAgain() }
    let (from, to) = way == .told ? ("google", "adapter") : ("adapter", "google")
    let kind = way == .answered ? "callback" : "call"
    return Frame.within(write(kind, from, to, message, sense, load?.ad, data, more), load, body)
  }

  /// Says once that a crossing is recorded.
  private func begins(_ crossing: String, _ data: [String: JSON] = [:]) {
    guard isOn, lock.within({ begun.insert(crossing).inserted }) else { return }
    let data = data.merging(["crossing": .word(crossing)]) { $1 }
    write("note", "app", nil, "\(crossing) is recorded from here on", nil, nil, data)
  }

  /// The next ad of a unit, or of an adapter.
  fileprivate func name(of unit: String) -> String {
    lock.within {
      counts[unit, default: 0] += 1
      return "\(unit)#\(counts[unit, default: 0])"
    }
  }

  // MARK: Ads

  fileprivate func add(_ load: Load) {
    lock.within { loads = loads.filter { $0.object != nil } + [Weak(load)] }
  }

  /// The proxy of an ad that an adapter handed over: one for each object, as long as it lives.
  fileprivate func proxy(of ad: NSObjectProtocol, _ make: () -> RecordedAd) -> RecordedAd {
    lock.within {
      if let known = proxies[ObjectIdentifier(ad)]?.object, known.original === ad { return known }
      if proxies.count > 64 { proxies = proxies.filter { $0.value.object != nil } }
      let proxy = make()
      proxies[ObjectIdentifier(ad)] = Weak(proxy)
      return proxy
    }
  }

  /// Says which load an ad of the app is: the only one that fits and is nobody's yet; if there are
  /// several, the only one of them whose class Google's SDK names.
  fileprivate func join(_ watch: Watch, _ response: ResponseInfo?, _ fits: (Load) -> Bool) {
    guard isOn, !watch.isJoined else { return }
    let named = response?.loadedAdNetworkResponseInfo?.adNetworkClassName
    let load: Load? = lock.within {
      var open = loads.compactMap(\.object).filter {
        !$0.isJoined && $0.hasAd && $0.format == watch.format && fits($0)
      }
      if open.count > 1 { open = open.filter { $0.className == named } }
      return open.count == 1 ? open.first : nil
    }
    guard let load else { return }
    (load.isJoined, watch.isJoined) = (true, true)
    write(
      "note", "google", nil, "\(load.ad) is \(watch.ad)", nil, watch.ad, ["load": .word(load.ad)])
  }

  /// The view of a native ad says which ad of the app it is.
  fileprivate func isRendered(_ load: Load, in view: UIView) {
    guard isOn, Place.isMain, !load.isJoined, let ad = (view as? NativeAdView)?.nativeAd,
      let watch = lock.within({ watches[ObjectIdentifier(ad)] })
    else { return }
    join(watch, nil) { $0 === load }
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

  /// Records what the network's SDK says. Call it in the adapter where that SDK calls, before anything
  /// else; `ad` is what the adapter hands over, if it is at hand. `name` is the network's.
  public func network(_ word: Word, ad: NSObjectProtocol? = nil, name: String? = nil) {
    guard isOn else { return }
    begins("adapter-network", ["words": .flag(true)])
    let load = load(of: ad)
    let asks = [.asked, .toldOfImpression, .toldOfClick].contains(word)
    let party = name.map { [asks ? "toName" : "fromName": JSON.word($0)] } ?? [:]
    let counted: [Word: String] = [.impression: "impression", .click: "click", .rewarded: "reward"]
    if let what = counted[word] {
      let count: [String: JSON] = [
        "amount": .number(1), "ledger": .word("network"), "what": .word(what),
      ]
      let sense = "network\(what.capitalized)"
      write("count", "network", nil, what, sense, load?.ad, [:], party.merging(count) { $1 })
    }
    let pages: [Word: String] = [.opened: "networkPageOpened", .closed: "networkPageClosed"]
    let isPage = load?.format == "native" || load?.format == "banner"
    let sense = (isPage ? pages[word] : nil) ?? word.rawValue
    let (from, to) = asks ? ("adapter", "network") : ("network", "adapter")
    write(asks ? "call" : "callback", from, to, "\(word)", sense, load?.ad, [:], party)
  }

  /// The load that an ad came from; without one, the load that something is being said about, or the
  /// only one there is.
  private func load(of ad: NSObjectProtocol?) -> Load? {
    lock.within {
      if let ad { return proxies[ObjectIdentifier(ad)]?.object?.load }
      if let load = Frame.current?.load { return load }
      let all = loads.compactMap(\.object)
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
  public private(set) lazy var inner: MediationAdapter = type(of: self).adapter.init()

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
    typealias Done = GADMediationAdapterSetUpCompletionBlock
    let ask: ((MediationServerConfiguration, @escaping Done) -> Void)? =
      adapter.setUp(with:completionHandler:)
    guard let setUp = ask else { return completionHandler(nil) }
    guard Recorder.shared.isOn else { return setUp(configuration, completionHandler) }
    let name = JSON.word(String(reflecting: adapter))
    let data: [String: JSON] = [
      "adapterVersion": .version(adapterVersion()), "class": name,
      "sdkVersion": .version(adSDKVersion()),
    ]
    Recorder.shared.crossing(.told, #function, "setUpAsked", nil, data) {
      setUp(configuration) { error in
        let data = ["class": name, "error": error.map { .text($0.localizedDescription) } ?? .null]
        Recorder.shared.crossing(.answered, "completionHandler(_:)", "setUpAnswered", nil, data) {
          completionHandler(error)
        }
      }
    }
  }
  // A load that the adapter leaves out is nil on a phone, and hidden from Google's SDK below.

  /// Asks for a native ad.
  public func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    Load(self, "native").ask(
      inner.loadNativeAd(for:completionHandler:), adConfiguration, completionHandler,
      { RecordedNativeAd($0, $1) }, { RecordedNativeEvents($0, $1) })
  }

  /// Asks for a banner.
  public func loadBanner(
    for adConfiguration: MediationBannerAdConfiguration,
    completionHandler: @escaping GADMediationBannerLoadCompletionHandler
  ) {
    Load(self, "banner").ask(
      inner.loadBanner(for:completionHandler:), adConfiguration, completionHandler,
      { RecordedBannerAd($0, $1) }, { RecordedBannerEvents($0, $1) })
  }

  /// Asks for an interstitial.
  public func loadInterstitial(
    for adConfiguration: MediationInterstitialAdConfiguration,
    completionHandler: @escaping GADMediationInterstitialLoadCompletionHandler
  ) {
    Load(self, "interstitial").ask(
      inner.loadInterstitial(for:completionHandler:), adConfiguration, completionHandler,
      { RecordedInterstitialAd($0, $1) }, { RecordedInterstitialEvents($0, $1) })
  }

  /// Asks for a rewarded ad.
  public func loadRewardedAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) {
    Load(self, "rewarded").ask(
      inner.loadRewardedAd(for:completionHandler:), adConfiguration, completionHandler,
      { RecordedRewardedAd($0, $1) }, { RecordedRewardedEvents($0, $1) })
  }

  /// Asks for a rewarded interstitial.
  public func loadRewardedInterstitialAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) {
    Load(self, "rewardedInterstitial").ask(
      inner.loadRewardedInterstitialAd(for:completionHandler:), adConfiguration, completionHandler,
      { RecordedRewardedAd($0, $1) }, { RecordedRewardedEvents($0, $1) })
  }

  /// Asks for an app open ad.
  public func loadAppOpenAd(
    for adConfiguration: MediationAppOpenAdConfiguration,
    completionHandler: @escaping GADMediationAppOpenLoadCompletionHandler
  ) {
    Load(self, "appOpen").ask(
      inner.loadAppOpenAd(for:completionHandler:), adConfiguration, completionHandler,
      { RecordedAppOpenAd($0, $1) }, { RecordedAppOpenEvents($0, $1) })
  }
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
    guard Recorder.shared.isOn else {
      return inner.collectSignals(for: params, completionHandler: completionHandler)
    }
    let name = JSON.word(String(reflecting: type(of: inner)))
    Recorder.shared.crossing(.told, #function, "signalsAsked", nil, ["class": name]) {
      inner.collectSignals(for: params) { signals, error in
        var data = ["class": name]
        data["signals"] = signals.map(JSON.secret)
        data["error"] = error.map { .text($0.localizedDescription) }
        let call = Load.handlerCall(signals == nil ? "nil" : "signals", error)
        Recorder.shared.crossing(.answered, call, "signalsAnswered", nil, data) {
          completionHandler(signals, error)
        }
      }
    }
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

/// What Google's SDK asks an adapter for, and what comes of it.
private final class Load {
  /// Its name in the recording.
  let ad: String
  let format: String
  /// The class that Google's SDK knows.
  let className: String
  let adapter: MediationAdapter
  private let isBidder: Bool
  /// Whether it is known which ad of the app it is.
  var isJoined = false
  var hasAd = false
  /// What a native ad said when Google's SDK asked.
  var assets: [String: JSON] = [:]
  var headline: String?
  /// Where a banner is.
  weak var view: UIView?
  init(_ adapter: RecordingAdapter, _ format: String) {
    self.adapter = adapter.inner
    self.format = format
    isBidder = adapter is RecordingRTBAdapter
    #if canImport(ObjectiveC)
      className = NSStringFromClass(type(of: adapter))
    #else
      className = String(reflecting: type(of: adapter))
    #endif
    let recorder = Recorder.shared
    ad = recorder.isOn ? recorder.name(of: "\(type(of: adapter.inner))") : ""
  }

  /// Asks the adapter; `around` and `events` make what stands before its ad, and before Google's
  /// delegate.
  func ask<Configuration: MediationAdConfiguration, Ad, Events>(
    _ ask: ((Configuration, @escaping (Ad?, Error?) -> Events?) -> Void)?,
    _ configuration: Configuration, _ handler: @escaping (Ad?, Error?) -> Events?,
    _ around: @escaping (Ad, Load) -> RecordedAd,
    _ events: @escaping (Events, Load) -> RecordedEvents, method: String = #function
  ) {
    guard Recorder.shared.isOn, let ask else {
      ask?(configuration, handler)
      return
    }
    Recorder.shared.add(self)
    Recorder.shared.crossing(.told, method, "lineAsked", self, facts(configuration)) {
      ask(configuration) { self.answer($0, $1, handler, around, events) }
    }
  }
  private func answer<Ad, Events>(
    _ ad: Ad?, _ error: Error?, _ handler: (Ad?, Error?) -> Events?,
    _ around: (Ad, Load) -> RecordedAd, _ events: (Events, Load) -> RecordedEvents
  ) -> Events? {
    var proxy: RecordedAd?
    if let ad, let object = ad as? NSObjectProtocol {
      proxy = Recorder.shared.proxy(of: object) { around(ad, self) }
    }
    proxy?.load = self
    hasAd = hasAd || ad != nil
    var data = error.map(JSON.facts) ?? [:]
    data["number"] = .number(1)
    data["object"] = proxy.map { .word("\(type(of: $0.original))") }
    let result = error == nil ? (ad == nil ? "neither" : "ad") : (ad == nil ? "error" : "both")
    data["result"] = .word(result)
    let call = Self.handlerCall(ad == nil ? "nil" : "ad", error)
    let object = proxy.map { ["object": JSON.word($0.id)] } ?? [:]
    return Recorder.shared.crossing(.answered, call, "lineAnswered", self, data, object) {
      guard let google = handler(proxy as? Ad, error) else { return nil }
      let events = events(google, self)
      proxy?.events.append(events)
      return events as? Events
    }
  }
  static func handlerCall(_ first: String, _ error: Error?) -> String {
    "completionHandler(\(first), \(error == nil ? "nil" : "error"))"
  }
  private func facts(_ configuration: MediationAdConfiguration) -> [String: JSON] {
    var data: [String: JSON] = [
      "class": .word(String(reflecting: type(of: adapter))), "format": .word(format),
      "number": .number(1),
    ]
    let settings = configuration.credentials.settings.map { ($0.key, JSON.secret("\($0.value)")) }
    if !settings.isEmpty { data["settings"] = .fields(Dictionary(settings) { $1 }) }
    if isBidder { data["bidResponse"] = configuration.bidResponse.map(JSON.secret) }
    if configuration.isTestRequest { data["test"] = .flag(true) }
    if let banner = configuration as? MediationBannerAdConfiguration {
      data["options"] = .fields(["size": .size(banner.adSize.size)])
    } else if let native = configuration as? MediationNativeAdConfiguration {
      let options = JSON.options(native.options)
      if !options.isEmpty { data["options"] = .fields(options) }
    }
    return data
  }
}

/// An ad as Google's SDK gets it. It keeps what the adapter handed over, the adapter, and what stands
/// before Google's delegates: adapters often keep their delegate weakly.
private class RecordedAd: NSObject {
  let original: NSObjectProtocol
  let id: String
  var load: Load
  var events: [RecordedEvents] = []
  private let adapter: MediationAdapter
  init(_ original: NSObjectProtocol, _ load: Load) {
    self.original = original
    self.load = load
    adapter = load.adapter
    id = "\(type(of: original))@\(load.ad)"
  }
  func told<Answer>(
    _ sense: String, _ data: [String: JSON] = [:], _ message: String = #function,
    _ body: () -> Answer
  ) -> Answer { Recorder.shared.crossing(.told, message, sense, load, data, [:], body) }
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

private final class RecordedNativeAd: RecordedAd, MediationNativeAd {
  private let ad: MediationNativeAd
  private var flags: [String: Bool] = [:]
  init(_ ad: MediationNativeAd, _ load: Load) {
    self.ad = ad
    super.init(ad, load)
  }
  var headline: String? {
    load.headline = ad.headline
    return asset(load.headline)
  }
  var body: String? { asset(ad.body) }
  var callToAction: String? { asset(ad.callToAction) }
  var store: String? { asset(ad.store) }
  var price: String? { asset(ad.price) }
  var advertiser: String? { asset(ad.advertiser) }
  var images: [NativeAdImage]? { ad.images }
  var icon: NativeAdImage? { ad.icon }
  var starRating: NSDecimalNumber? { ad.starRating }
  var extraAssets: [String: Any]? { ad.extraAssets }
  var adChoicesView: UIView? { flat(ad.adChoicesView) }
  var mediaView: UIView? { flat(ad.mediaView) }
  var hasVideoContent: Bool { flat(ad.hasVideoContent) ?? false }
  var mediaContentAspectRatio: CGFloat { flat(ad.mediaContentAspectRatio) ?? 0 }
  var duration: TimeInterval { flat(ad.duration) ?? 0 }
  var currentTime: TimeInterval { flat(ad.currentTime) ?? 0 }
  private func asset(_ text: String?, _ name: String = #function) -> String? {
    if Recorder.shared.isOn { load.assets[name] = text.map(JSON.text) }
    return text
  }
  func handlesUserClicks() -> Bool {
    let ask: (() -> Bool)? = ad.handlesUserClicks
    return flag("clicksFlagAsked", ask?())
  }
  func handlesUserImpressions() -> Bool {
    let ask: (() -> Bool)? = ad.handlesUserImpressions
    return flag("impressionsFlagAsked", ask?())
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
    var data: [String: JSON] = ["answer": .flag(isTrue)]
    if !isTrue { data["watches"] = .word("google") }
    if answer == nil { data["isLeftOut"] = .flag(true) }
    return told(sense, data, message) { isTrue }
  }
  func didRender(
    in view: UIView, clickableAssetViews: [GADNativeAssetIdentifier: UIView],
    nonclickableAssetViews: [GADNativeAssetIdentifier: UIView], viewController: UIViewController
  ) {
    typealias Views = [GADNativeAssetIdentifier: UIView]
    let render: ((UIView, Views, Views, UIViewController) -> Void)? =
      ad.didRender(in:clickableAssetViews:nonclickableAssetViews:viewController:)
    Recorder.shared.isRendered(load, in: view)
    let data: [String: JSON] = [
      "assets": .fields(load.assets), "clickable": .names(clickableAssetViews),
      "nonclickable": .names(nonclickableAssetViews),
    ]
    told("rendered", data) {
      render?(view, clickableAssetViews, nonclickableAssetViews, viewController)
    }
  }
  func didRecordImpression() {
    let tell: (() -> Void)? = ad.didRecordImpression
    told("impressionTold") { tell?() }
  }
  func didRecordClickOnAsset(
    with assetName: GADNativeAssetIdentifier, view: UIView, viewController: UIViewController
  ) {
    let tell: ((GADNativeAssetIdentifier, UIView, UIViewController) -> Void)? =
      ad.didRecordClickOnAsset(with:view:viewController:)
    let view = view
    told("clickTold", ["asset": .name(assetName), "view": .word("\(type(of: view))")]) {
      tell?(assetName, view, viewController)
    }
  }
  func didUntrackView(_ view: UIView?) {
    let tell: ((UIView?) -> Void)? = ad.didUntrackView(_:)
    told("untracked") { tell?(view) }
  }
}

private final class RecordedBannerAd: RecordedAd, MediationBannerAd {
  private let ad: MediationBannerAd
  private var size: CGSize?
  init(_ ad: MediationBannerAd, _ load: Load) {
    self.ad = ad
    super.init(ad, load)
  }

  /// Google's SDK asks often: only a new size is written.
  var view: UIView {
    let view = ad.view
    load.view = view
    guard Place.isMain, view.bounds.size != size else { return view }
    size = view.bounds.size
    return told("viewAsked", ["size": .size(view.bounds.size)]) { view }
  }
  func changeAdSize(to adSize: AdSize) {
    let change: ((AdSize) -> Void)? = ad.changeAdSize(to:)
    told("sizeSaid", ["size": .size(adSize.size)]) { change?(adSize) }
  }
}

private class RecordedFullScreenAd: RecordedAd {
  private let show: (UIViewController) -> Void
  init(_ original: NSObjectProtocol, _ load: Load, _ show: @escaping (UIViewController) -> Void) {
    self.show = show
    super.init(original, load)
  }
  func present(_ controller: UIViewController, _ message: String = #function) {
    told("presentTold", [:], "present(from:)") { show(controller) }
  }
}

private final class RecordedInterstitialAd: RecordedFullScreenAd, MediationInterstitialAd {
  init(_ ad: MediationInterstitialAd, _ load: Load) { super.init(ad, load, ad.present(from:)) }
  func present(from viewController: UIViewController) { present(viewController) }
}

private final class RecordedRewardedAd: RecordedFullScreenAd, MediationRewardedAd {
  init(_ ad: MediationRewardedAd, _ load: Load) { super.init(ad, load, ad.present(from:)) }
  func present(from viewController: UIViewController) { present(viewController) }
}

private final class RecordedAppOpenAd: RecordedFullScreenAd, MediationAppOpenAd {
  init(_ ad: MediationAppOpenAd, _ load: Load) { super.init(ad, load, ad.present(from:)) }
  func present(from viewController: UIViewController) { present(viewController) }
}

/// Google's delegate as the adapter gets it.
private class RecordedEvents: NSObject, MediationAdEventDelegate {
  private let google: MediationAdEventDelegate
  private let load: Load
  init(_ google: MediationAdEventDelegate, _ load: Load) {
    (self.google, self.load) = (google, load)
  }
  func say(
    _ sense: String, _ data: [String: JSON] = [:], _ message: String = #function, _ body: () -> Void
  ) { Recorder.shared.crossing(.reported, message, sense, load, data, [:], body) }
  func reportImpression() { say("impressionReported") { google.reportImpression() } }
  func reportClick() { say("clickReported") { google.reportClick() } }
  func willPresentFullScreenView() { say("willPresent") { google.willPresentFullScreenView() } }
  func willDismissFullScreenView() { say("willDismiss") { google.willDismissFullScreenView() } }
  func didDismissFullScreenView() { say("didDismiss") { google.didDismissFullScreenView() } }
  func didFailToPresentWithError(_ error: Error) {
    say("presentFailed", JSON.facts(error)) { google.didFailToPresentWithError(error) }
  }
}

private final class RecordedBannerEvents: RecordedEvents, MediationBannerAdEventDelegate {}
private final class RecordedInterstitialEvents: RecordedEvents,
  MediationInterstitialAdEventDelegate
{}
private final class RecordedAppOpenEvents: RecordedEvents, MediationAppOpenAdEventDelegate {}

private final class RecordedRewardedEvents: RecordedEvents, MediationRewardedAdEventDelegate {
  private let google: MediationRewardedAdEventDelegate
  init(_ google: MediationRewardedAdEventDelegate, _ load: Load) {
    self.google = google
    super.init(google, load)
  }
  func didStartVideo() { say("videoStarted") { google.didStartVideo() } }
  func didEndVideo() { say("videoEnded") { google.didEndVideo() } }
  func didRewardUser() { say("rewardReported") { google.didRewardUser() } }
}

private final class RecordedNativeEvents: RecordedEvents, MediationNativeAdEventDelegate {
  private let google: MediationNativeAdEventDelegate
  init(_ google: MediationNativeAdEventDelegate, _ load: Load) {
    self.google = google
    super.init(google, load)
  }
  func didPlayVideo() { say("videoPlayed") { google.didPlayVideo() } }
  func didPauseVideo() { say("videoPaused") { google.didPauseVideo() } }
  func didEndVideo() { say("videoEnded") { google.didEndVideo() } }
  func didMuteVideo() { say("videoMuted") { google.didMuteVideo() } }
  func didUnmuteVideo() { say("videoUnmuted") { google.didUnmuteVideo() } }
}

#if canImport(ObjectiveC)
  /// The optional members of Google's protocols: what an adapter leaves out is hidden from the SDK.
  private enum Hidden {
    static let loads = Set(
      [
        "Banner", "Interstitial", "NativeAd", "RewardedAd", "RewardedInterstitialAd", "AppOpenAd",
      ].map { NSSelectorFromString("load\($0)ForAdConfiguration:completionHandler:") as Selector? })
    static let members = Set(
      [
        "changeAdSizeTo:", "handlesUserClicks", "handlesUserImpressions", "adChoicesView",
        "mediaView", "hasVideoContent", "mediaContentAspectRatio", "duration", "currentTime",
        "didRenderInView:clickableAssetViews:nonclickableAssetViews:viewController:",
        "didRecordImpression", "didRecordClickOnAssetWithName:view:viewController:",
        "didUntrackView:",
      ].map { NSSelectorFromString($0) as Selector? })
  }
#else
  // Without Objective-C Google's stand-in asks a recorded adapter and its ads whom they stand for.
  extension RecordingAdapter: AdapterStandingFor {
    /// The adapter that is recorded.
    public class var standsFor: MediationAdapter.Type { adapter }
  }
  extension RecordedAd: AdStandingFor { var standsFor: NSObjectProtocol { original } }
#endif

// MARK: - The app's side

extension Recorder {
  /// Records what a loader tells the app, and what is told of the native ads that it brings.
  public func watch(_ loader: AdLoader) {
    put(Watch("native", unit: loader.adUnitID), before: loader, { $0.delegate }) {
      // A delegate for other ads stays where it is.
      if $0.delegate == nil || $0.delegate is NativeAdLoaderDelegate { $0.delegate = $1 }
    }
  }

  /// Records what the app is told about a banner that has its unit; so with the other ads, from where
  /// they were loaded.
  public func watch(_ banner: BannerView) {
    let watch = Watch("banner", unit: banner.adUnitID ?? "banner")
    put(watch, before: banner, { $0.delegate }) { $0.delegate = $1 }
    hear(watch, banner, \.paidEventHandler)
  }

  /// Records what the app is told about a native ad whose loader is not watched.
  public func watch(_ ad: NativeAd) { watch(ad, as: name(of: "native")) }
  fileprivate func watch(_ ad: NativeAd, as name: String) {
    let watch = Watch("native", ad: name)
    put(watch, before: ad, { $0.delegate }) { $0.delegate = $1 }
    join(watch, ad.responseInfo) { $0.headline == ad.headline }
    hear(watch, ad, \.paidEventHandler)
  }

  /// Records what the app is told about an ad that covers it. What the handler of a reward hears is not
  /// seen.
  public func watch(_ ad: FullScreenPresentingAd) {
    if let ad = ad as? InterstitialAd {
      watch(ad, "interstitial", ad.adUnitID, ad.responseInfo, \.paidEventHandler)
    } else if let ad = ad as? RewardedAd {
      watch(ad, "rewarded", ad.adUnitID, ad.responseInfo, \.paidEventHandler)
    } else if let ad = ad as? RewardedInterstitialAd {
      watch(ad, "rewardedInterstitial", ad.adUnitID, ad.responseInfo, \.paidEventHandler)
    } else if let ad = ad as? AppOpenAd {
      watch(ad, "appOpen", ad.adUnitID, ad.responseInfo, \.paidEventHandler)
    }
  }

  private func watch<Ad: FullScreenPresentingAd>(
    _ ad: Ad, _ format: String, _ unit: String, _ response: ResponseInfo,
    _ paid: ReferenceWritableKeyPath<Ad, ((AdValue) -> Void)?>
  ) {
    let watch = Watch(format, ad: name(of: unit))
    put(watch, before: ad, { $0.fullScreenContentDelegate }) { $0.fullScreenContentDelegate = $1 }
    join(watch, response) { _ in true }
    watch.tell("adReceived", JSON.response(response), "completionHandler(ad, nil)") {}
    hear(watch, ad, paid)
  }
  private func hear<Object>(
    _ watch: Watch, _ object: Object,
    _ paid: ReferenceWritableKeyPath<Object, ((AdValue) -> Void)?>
  ) {
    guard isOn, watch.isNew else { return }
    let handler = object[keyPath: paid]
    object[keyPath: paid] = { value in
      let data: [String: JSON] = [
        "currency": .word(value.currencyCode), "precision": .number(value.precision.rawValue),
        "micros": .number(value.value.multiplying(byPowerOf10: 6).intValue),
      ]
      watch.tell("appToldPaid", data, "paidEventHandler(_:)") { handler?(value) }
    }
  }

  /// Puts a watch before the delegate that an object has now, or gets later.
  private func put<Object: AnyObject>(
    _ watch: Watch, before object: Object, _ get: @escaping (Object) -> NSObjectProtocol?,
    _ set: @escaping (Object, Watch) -> Void
  ) {
    guard isOn else { return }
    begins("app-google")
    watchAgain()
    watch.again = { [weak object, weak watch] in
      guard let object, let watch else { return false }
      guard get(object) !== watch else { return true }
      watch.app = get(object)
      set(object, watch)
      return true
    }
    watch.isNew = lock.within {
      guard watches[ObjectIdentifier(object)] == nil else { return false }
      watches[ObjectIdentifier(object)] = watch
      return true
    }
    watchAgain()
  }

  /// Delegates may have come later: the watches go before them, and those of what is gone go, too.
  fileprivate func watchAgain() {
    guard Place.isMain else { return }
    for (key, watch) in lock.within({ watches }) where !watch.again() {
      lock.within { if watches[key] === watch { watches[key] = nil } }
    }
  }
}

/// Stands before a delegate of the app, which may come and go.
private final class Watch: NSObject {
  let format: String
  /// The unit, where every answer is another ad.
  private let unit: String?
  fileprivate(set) var ad: String
  var isNew = false
  var isJoined = false
  weak var app: NSObjectProtocol?
  /// Goes before the delegate again; false if what it belongs to is gone.
  var again: () -> Bool = { false }
  init(_ format: String, ad: String = "", unit: String? = nil) {
    (self.format, self.ad, self.unit) = (format, ad, unit)
  }

  /// Another ad of the unit.
  func next() {
    ad = unit.map(Recorder.shared.name) ?? ad
    isJoined = false
  }

  /// Writes that the app is told something, and tells it. What is told inside of an adapter's report is
  /// about the ad of the report.
  func tell(
    _ sense: String, _ data: [String: JSON] = [:], _ message: String = #function,
    _ body: () -> Void
  ) {
    guard Recorder.shared.isOn else { return body() }
    if let load = Frame.current?.load { Recorder.shared.join(self, nil) { $0 === load } }
    let number = Recorder.shared.write("callback", "google", "app", message, sense, ad, data)
    Frame.within(number, nil, body)
  }

  /// The same for a method that the delegate may leave out.
  func tell<Delegate, Object>(
    _ sense: String, _ object: Object, _ message: String = #function,
    _ method: (Delegate) -> ((Object) -> Void)?
  ) { tell(sense, [:], message) { (app as? Delegate).flatMap(method)?(object) } }
  #if canImport(ObjectiveC)
    override func responds(to selector: Selector?) -> Bool {
      super.responds(to: selector) || app?.responds(to: selector) == true
    }
    override func forwardingTarget(for selector: Selector?) -> Any? { app }
  #endif
}

extension Watch: NativeAdLoaderDelegate {
  func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd) {
    next()
    Recorder.shared.watch(nativeAd, as: ad)
    tell("adReceived", JSON.assets(nativeAd)) {
      (app as? NativeAdLoaderDelegate)?.adLoader(adLoader, didReceive: nativeAd)
    }
    Recorder.shared.watchAgain()
  }
  func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: Error) {
    next()
    tell("adRefused", JSON.facts(error)) {
      (app as? AdLoaderDelegate)?.adLoader(adLoader, didFailToReceiveAdWithError: error)
    }
  }
  func adLoaderDidFinishLoading(_ adLoader: AdLoader) {
    tell("loadFinished", adLoader) { (app: AdLoaderDelegate) in app.adLoaderDidFinishLoading }
  }
}

extension Watch: NativeAdDelegate {
  private typealias App = NativeAdDelegate
  func nativeAdDidRecordImpression(_ nativeAd: NativeAd) {
    tell("appToldImpression", nativeAd) { (app: App) in app.nativeAdDidRecordImpression }
  }
  func nativeAdDidRecordClick(_ nativeAd: NativeAd) {
    tell("appToldClick", nativeAd) { (app: App) in app.nativeAdDidRecordClick }
  }
  func nativeAdWillPresentScreen(_ nativeAd: NativeAd) {
    tell("appToldWillPresent", nativeAd) { (app: App) in app.nativeAdWillPresentScreen }
  }
  func nativeAdWillDismissScreen(_ nativeAd: NativeAd) {
    tell("appToldWillDismiss", nativeAd) { (app: App) in app.nativeAdWillDismissScreen }
  }
  func nativeAdDidDismissScreen(_ nativeAd: NativeAd) {
    tell("appToldDidDismiss", nativeAd) { (app: App) in app.nativeAdDidDismissScreen }
  }
}

extension Watch: BannerViewDelegate {
  private typealias Banner = BannerViewDelegate
  func bannerViewDidReceiveAd(_ bannerView: BannerView) {
    next()
    let response = bannerView.responseInfo
    Recorder.shared.join(self, response) { $0.view?.isDescendant(of: bannerView) == true }
    tell("adReceived", response.map(JSON.response) ?? [:]) {
      let tell: ((BannerView) -> Void)? = (app as? Banner)?.bannerViewDidReceiveAd
      tell?(bannerView)
    }
  }
  func bannerView(_ bannerView: BannerView, didFailToReceiveAdWithError error: Error) {
    // The banner keeps the ad that it shows.
    let shown = (ad, isJoined)
    next()
    tell("adRefused", JSON.facts(error)) {
      let tell: ((BannerView, Error) -> Void)? =
        (app as? Banner)?.bannerView(_:didFailToReceiveAdWithError:)
      tell?(bannerView, error)
    }
    (ad, isJoined) = shown
  }
  func bannerViewDidRecordImpression(_ bannerView: BannerView) {
    tell("appToldImpression", bannerView) { (app: Banner) in app.bannerViewDidRecordImpression }
  }
  func bannerViewDidRecordClick(_ bannerView: BannerView) {
    tell("appToldClick", bannerView) { (app: Banner) in app.bannerViewDidRecordClick }
  }
  func bannerViewWillPresentScreen(_ bannerView: BannerView) {
    tell("appToldWillPresent", bannerView) { (app: Banner) in app.bannerViewWillPresentScreen }
  }
  func bannerViewWillDismissScreen(_ bannerView: BannerView) {
    tell("appToldWillDismiss", bannerView) { (app: Banner) in app.bannerViewWillDismissScreen }
  }
  func bannerViewDidDismissScreen(_ bannerView: BannerView) {
    tell("appToldDidDismiss", bannerView) { (app: Banner) in app.bannerViewDidDismissScreen }
  }
}

extension Watch: FullScreenContentDelegate {
  private typealias Cover = FullScreenContentDelegate
  func adDidRecordImpression(_ ad: FullScreenPresentingAd) {
    tell("appToldImpression", ad) { (app: Cover) in app.adDidRecordImpression }
  }
  func adDidRecordClick(_ ad: FullScreenPresentingAd) {
    tell("appToldClick", ad) { (app: Cover) in app.adDidRecordClick }
  }
  func ad(
    _ ad: FullScreenPresentingAd, didFailToPresentFullScreenContentWithError error: Error
  ) {
    tell("presentRefused", JSON.facts(error)) {
      let tell: ((FullScreenPresentingAd, Error) -> Void)? =
        (app as? Cover)?.ad(_:didFailToPresentFullScreenContentWithError:)
      tell?(ad, error)
    }
  }
  func adWillPresentFullScreenContent(_ ad: FullScreenPresentingAd) {
    tell("appToldWillPresent", ad) { (app: Cover) in app.adWillPresentFullScreenContent }
  }
  func adWillDismissFullScreenContent(_ ad: FullScreenPresentingAd) {
    tell("appToldWillDismiss", ad) { (app: Cover) in app.adWillDismissFullScreenContent }
  }
  func adDidDismissFullScreenContent(_ ad: FullScreenPresentingAd) {
    tell("appToldDidDismiss", ad) { (app: Cover) in app.adDidDismissFullScreenContent }
  }
}

// MARK: - Where it goes

extension Recorder {
  /// Writes a line into the system's log, for everybody who reads it.
  fileprivate static func writeToSystemLog(_ line: String) {
    #if canImport(os)
      if #available(iOS 14, macOS 11, *) {
        return Logger(subsystem: "adplay", category: "recorder").notice("\(line, privacy: .public)")
      }
    #endif
    NSLog("%@", line)
  }

  /// Milliseconds that the device has been running, asleep or not.
  fileprivate static func uptime() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }
}

/// Writes lines on a queue of its own: each whole or not at all.
private final class Writer {
  private let queue = DispatchQueue(label: "adplay.recorder", qos: .utility)
  private let options: Recorder.Options
  private let run: String
  private let file: URL?
  private var handle: Int32 = -1
  private var size = 0
  init(_ options: Recorder.Options, run: String, _ name: String) {
    (self.options, self.run) = (options, run)
    file = options.folder?.appendingPathComponent(name)
    if let file { handle = open(file.path, O_WRONLY | O_CREAT | O_APPEND, 0o644) }
  }
  deinit { if handle >= 0 { close(handle) } }
  func finish() -> URL? { queue.sync { size > 0 ? file : nil } }
  func write(_ line: JSON, number: Int) {
    queue.async {
      let text = line.text(self.options.privacy)
      self.append(text, number)
      self.options.log.map { self.log(text, number, $0) }
    }
  }
  private func append(_ line: String, _ number: Int) {
    guard handle >= 0 else { return }
    let isFull = size + line.utf8.count > options.byteLimit - 100
    // The last line takes the place of the first that does not fit.
    let note = #""kind":"note","message":"the recording is full""#
    let last = #"{"from":"app",\#(note),"n":\#(number),"t":0}"#
    let text = (isFull ? last : line) + "\n"
    let written = text.withCString { Foundation.write(handle, $0, text.utf8.count) }
    // Without room on the phone half a line goes again.
    if written == text.utf8.count { size += written } else { ftruncate(handle, off_t(size)) }
    guard isFull || written != text.utf8.count else { return }
    close(handle)
    handle = -1
  }

  /// A line behind its mark, under 900 bytes: a longer one in parts.
  private func log(_ line: String, _ number: Int, _ log: (String) -> Void) {
    let whole = number == 0 ? line : "{\"run\":\"\(run)\"," + line.dropFirst()
    guard whole.utf8.count > 880 else { return log("adplay:" + whole) }
    var parts = [""]
    for scalar in line.unicodeScalars {
      if parts[parts.count - 1].utf8.count > 380 { parts.append("") }
      parts[parts.count - 1].unicodeScalars.append(scalar)
    }
    for (place, part) in parts.enumerated() {
      let piece: [String: JSON] = [
        "n": .number(number), "of": .number(parts.count), "part": .number(place + 1),
        "run": .word(run), "text": .word(part),
      ]
      log("adplay:" + JSON.fields(piece).text(.texts))
    }
  }
}

/// The call during which something happens on this thread.
private final class Frame {
  let number: Int
  let load: Load?
  private init(_ number: Int, _ load: Load?) { (self.number, self.load) = (number, load) }
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()
  static var current: Frame? {
    pthread_getspecific(key).map { Unmanaged<Frame>.fromOpaque($0).takeUnretainedValue() }
  }
  static func within<Answer>(_ number: Int, _ load: Load?, _ body: () -> Answer) -> Answer {
    let (outer, frame) = (pthread_getspecific(key), Frame(number, load))
    pthread_setspecific(key, Unmanaged.passUnretained(frame).toOpaque())
    defer { withExtendedLifetime(frame) { _ = pthread_setspecific(key, outer) } }
    return body()
  }
}

/// Where something happens.
private enum Place {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
  static var isMain: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }

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

private struct Weak<Object: AnyObject> {
  weak var object: Object?
  init(_ object: Object) { self.object = object }
}

extension NSRecursiveLock {
  fileprivate func within<Answer>(_ body: () -> Answer) -> Answer {
    lock()
    defer { unlock() }
    return body()
  }
}

/// One level of nil of a requirement that is optional on a phone, and has a default elsewhere.
private func flat<Value>(_ value: Value??) -> Value? { value ?? nil }

/// What a line says: words of ours, texts that may be left out, and secrets that always are.
private enum JSON {
  case word(String), text(String), secret(String)
  case number(Int), flag(Bool), null, list([JSON]), fields([String: JSON])
  func text(_ privacy: Recorder.Privacy) -> String {
    var line = ""
    write(to: &line, privacy)
    return line
  }
  private func write(to line: inout String, _ privacy: Recorder.Privacy) {
    switch self {
    case .word(let text): Self.quote(text, to: &line)
    case .text(let text), .secret(let text):
      Self.quote(privacy == .shapes ? Self.shape(text) : kept(of: text), to: &line)
    case .number(let number): line += String(number)
    case .flag(let flag): line += flag ? "true" : "false"
    case .null: line += "null"
    case .list(let values):
      for (place, value) in values.enumerated() {
        line += place == 0 ? "[" : ","
        value.write(to: &line, privacy)
      }
      line += values.isEmpty ? "[]" : "]"
    case .fields(let fields):
      for (place, field) in fields.sorted(by: { $0.key < $1.key }).enumerated() {
        line += place == 0 ? "{" : ","
        Self.quote(field.key, to: &line)
        line += ":"
        field.value.write(to: &line, privacy)
      }
      line += fields.isEmpty ? "{}" : "}"
    }
  }
  private func kept(of text: String) -> String {
    guard case .secret = self else { return String(text.prefix(4096)) }
    return text.isEmpty ? "" : "\(text.prefix(4))…(\(text.count))"
  }

  /// How long a text is, and a number that another text hardly has.
  private static func shape(_ text: String) -> String {
    let hash = text.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return text.isEmpty ? "" : "#\(text.count):\(String(hash, radix: 16))"
  }
  private static func quote(_ text: String, to line: inout String) {
    line += "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { line += "\\" }
      if scalar.value < 32 || scalar.value == 127 {
        line += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
    line += "\""
  }
}

extension JSON {
  static func version(_ version: VersionNumber) -> JSON {
    .word("\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)")
  }
  static func size(_ size: CGSize, _ more: String = "") -> JSON {
    let sides = [size.width, size.height].map { Int(max(-1e6, min($0.rounded(), 1e6))) }
    return .word("\(sides[0])×\(sides[1])\(more)")
  }
  static func facts(_ error: Error) -> [String: JSON] {
    let (error, text) = (error as NSError, JSON.text(error.localizedDescription))
    return ["code": .number(error.code), "domain": .word(error.domain), "error": text]
  }
  private static let assetNames: [GADNativeAssetIdentifier: String] = [
    .headlineAsset: "headline", .callToActionAsset: "callToAction", .iconAsset: "icon",
    .bodyAsset: "body", .storeAsset: "store", .priceAsset: "price", .imageAsset: "image",
    .starRatingAsset: "starRating", .advertiserAsset: "advertiser", .mediaViewAsset: "media",
    .adChoicesViewAsset: "adChoices",
  ]
  static func name(_ asset: GADNativeAssetIdentifier) -> JSON {
    .word(assetNames[asset] ?? asset.rawValue)
  }
  static func names(_ views: [GADNativeAssetIdentifier: UIView]) -> JSON {
    .list(views.keys.map { assetNames[$0] ?? $0.rawValue }.sorted().map(JSON.word))
  }
  static func options(_ options: [GADAdLoaderOptions]) -> [String: JSON] {
    var data: [String: JSON] = [:]
    for option in options {
      if let view = option as? NativeAdViewAdOptions {
        let corners = ["topRight", "topLeft", "bottomRight", "bottomLeft"]
        data["adChoices"] = .word(corners[view.preferredAdChoicesPosition.rawValue & 3])
      } else if let image = option as? NativeAdImageAdLoaderOptions {
        data["images"] = .word(image.isImageLoadingDisabled ? "urlsOnly" : "downloaded")
        data["multipleImages"] = .flag(image.shouldRequestMultipleImages)
      } else if let video = option as? VideoOptions {
        data["startMuted"] = .flag(video.shouldStartMuted)
      }
    }
    return data
  }
  static func response(_ response: ResponseInfo) -> [String: JSON] {
    let lines = response.adNetworkInfoArray.map { info -> JSON in
      var data = info.error.map(facts) ?? [:]
      data["latency"] = .number(Int((info.latency * 1000).rounded()))
      data["line"] = .word(info.adSourceInstanceName ?? "")
      return .fields(data)
    }
    return ["responseInfo": .list(lines)]
  }
  static func assets(_ ad: NativeAd) -> [String: JSON] {
    var data = response(ad.responseInfo)
    let texts = [
      "headline": ad.headline, "body": ad.body, "callToAction": ad.callToAction,
      "store": ad.store, "price": ad.price, "advertiser": ad.advertiser,
      "starRating": ad.starRating?.stringValue,
    ]
    for (name, text) in texts { data[name] = text.map(JSON.text) }
    data["icon"] = ad.icon.map(picture)
    data["images"] = ad.images.map { .list($0.map(picture)) }
    if ad.mediaContent.hasVideoContent {
      data["video"] = .word("\(Int(ad.mediaContent.duration)) s")
    }
    return data
  }
  private static func picture(_ image: NativeAdImage) -> JSON {
    let scale = " @\(Int(image.scale))x"
    if let size = image.image?.size { return .size(size, scale) }
    return .text((image.imageURL?.absoluteString ?? "nothing") + scale)
  }
}
