// swift-format-ignore-file
// In place of LanternSDK: its interface, and ads that come, are seen, tapped and closed.
// Texts that the SDK is given decide: no-fill and error are refused, silent is never answered.

@_exported import Foundation
import MadeUpNetwork
import Simulation
@_exported import UIKit

let madeUpServer = MadeUpServer("Lantern", answersAfter: .milliseconds(120))

open class Lantern: NSObject {
  public static var shared: Lantern { World.current.instance { Lantern() } }
  public var isInitialized: Swift.Bool { madeUpServer.hasStarted }
  public static var sdkVersion: Swift.String = "99.0.0"
  open func initialize(appKey: Swift.String, completion: @escaping (Swift.Bool, (any Swift.Error)?) -> Swift.Void) {
    madeUpServer.start("initialize(appKey:completion:)") { _ = completion(true, nil) }
  }
  open func bidToken() async -> Swift.String? {
    _ = await madeUpServer.ask("bidToken()", [self])
    return "Lantern-token"
  }
}

public enum LanternError: Swift.Int, Swift.Error, Foundation.LocalizedError {
  case noFill = 3
  case notReady
  public var errorDescription: String? { "Lantern has no ad." }
}

public enum LanternAdStatus: Swift.Equatable {
  case empty, loading(progress: Swift.Double), ready
}

public protocol LanternAdDelegate: AnyObject {
  func lanternAdDidLoad(_ ad: LanternAd)
  func lanternAd(_ ad: LanternAd, didFailToLoad error: any Swift.Error)
  func lanternAdWillPresent(_ ad: LanternAd)
  func lanternAd(_ ad: LanternAd, didFailToPresent error: any Swift.Error)
  func lanternAdDidRecordImpression(_ ad: LanternAd)
  func lanternAdDidClick(_ ad: LanternAd)
  func lanternAdWillDismiss(_ ad: LanternAd)
  func lanternAdDidDismiss(_ ad: LanternAd)
}

extension LanternAdDelegate {
  public func lanternAdWillPresent(_ ad: LanternAd) {
  }
  public func lanternAd(_ ad: LanternAd, didFailToPresent error: any Swift.Error) {
  }
  public func lanternAdDidRecordImpression(_ ad: LanternAd) {
  }
  public func lanternAdDidClick(_ ad: LanternAd) {
  }
  public func lanternAdWillDismiss(_ ad: LanternAd) {
  }
  public func lanternAdDidDismiss(_ ad: LanternAd) {
  }
}

open class LanternAd: NSObject, LivingAd {
  public weak var delegate: (any LanternAdDelegate)?
  public internal(set) var placement: Swift.String = ""
  public var status: LanternAdStatus { madeUp.isReady ? LanternAdStatus.ready : LanternAdStatus.empty }
  public init(placement: Swift.String) {
    super.init()
    self.placement = placement
  }
  open func load() {
    madeUp.load("load()", [self])
  }
  public let madeUpLife = MadeUpAd(madeUpServer, isReady: false)
  open func addMadeUpListeners() {
    on(.loaded, "lanternAdDidLoad(_:)") { $0.delegate?.lanternAdDidLoad($0) }
    on(.failed, "lanternAd(_:didFailToLoad:)") { $0.delegate?.lanternAd($0, didFailToLoad: $0.madeUpLife.error) }
    on(.willShow, "lanternAdWillPresent(_:)") { $0.delegate?.lanternAdWillPresent($0) }
    on(.failedToShow, "lanternAd(_:didFailToPresent:)") { $0.delegate?.lanternAd($0, didFailToPresent: $0.madeUpLife.error) }
    on(.impression, "lanternAdDidRecordImpression(_:)") { $0.delegate?.lanternAdDidRecordImpression($0) }
    on(.clicked, "lanternAdDidClick(_:)") { $0.delegate?.lanternAdDidClick($0) }
    on(.willClose, "lanternAdWillDismiss(_:)") { $0.delegate?.lanternAdWillDismiss($0) }
    on(.closed, "lanternAdDidDismiss(_:)") { $0.delegate?.lanternAdDidDismiss($0) }
  }
}

open class LanternInterstitial: LanternAd {
  open func show(from controller: UIKit.UIViewController) {
    madeUp.show("show(from:)", from: controller)
  }
  public override init(placement: Swift.String) {
    super.init(placement: placement)
  }
  var madeUpGiven = MadeUpGiven()
}

public protocol LanternRewardedDelegate: AnyObject {
  func lanternRewardedAdDidEarnReward(_ ad: LanternRewardedAd)
}

open class LanternRewardedAd: LanternAd {
  public weak var rewardDelegate: (any LanternRewardedDelegate)?
  open func show(from controller: UIKit.UIViewController) {
    madeUp.show("show(from:)", from: controller)
  }
  open override func addMadeUpListeners() {
    super.addMadeUpListeners()
    on(.rewarded, "lanternRewardedAdDidEarnReward(_:)") { $0.rewardDelegate?.lanternRewardedAdDidEarnReward($0) }
  }
}

public protocol LanternBannerListener: AnyObject {
  func onBannerLoaded(_ banner: LanternBannerView)
  func onBannerError(_ banner: LanternBannerView, error: any Swift.Error)
  func onBannerShown(_ banner: LanternBannerView)
  func onBannerClicked(_ banner: LanternBannerView)
}

public final class LanternBannerView: UIKit.UIView, LivingAd {
  public init(placement: Swift.String, listener: (any LanternBannerListener)?) {
    super.init(frame: .zero)
    madeUpGiven += [placement]
    self.madeUpLanternBannerListener = listener
  }
  public func loadBanner() {
    madeUp.fill(self)
    madeUp.load("loadBanner()", [self])
  }
  var madeUpGiven = MadeUpGiven()
  public required init?(coder: NSCoder) { nil }
  weak var madeUpLanternBannerListener: (any LanternBannerListener)?
  public let madeUpLife = MadeUpAd(madeUpServer, isReady: false)
  public func addMadeUpListeners() {
    on(.loaded, "onBannerLoaded(_:)") { $0.madeUpLanternBannerListener?.onBannerLoaded($0) }
    on(.failed, "onBannerError(_:error:)") { $0.madeUpLanternBannerListener?.onBannerError($0, error: $0.madeUpLife.error) }
    on(.shown, "onBannerShown(_:)") { $0.madeUpLanternBannerListener?.onBannerShown($0) }
    on(.clicked, "onBannerClicked(_:)") { $0.madeUpLanternBannerListener?.onBannerClicked($0) }
  }
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    madeUp.watch(self)
  }
}

public protocol LanternNativeAssets {
  var title: Swift.String { get }
  var body: Swift.String? { get }
  var ctaText: Swift.String? { get }
  var icon: UIKit.UIImage? { get }
  var rating: Swift.Double { get }
}

public protocol LanternNativeAd: AnyObject {
  var assets: any LanternNativeAssets { get }
  var adChoicesView: UIKit.UIView { get }
  var delegate: (any LanternNativeAdDelegate)? { get set }
  func registerView(_ view: UIKit.UIView, clickableViews: [UIKit.UIView])
  func unregisterView()
}

public protocol LanternNativeAdDelegate: AnyObject {
  func nativeAdDidLogImpression(_ ad: any LanternNativeAd)
  func nativeAdDidClick(_ ad: any LanternNativeAd)
}

public enum LanternNativeLoader {
  public static func load(placement: Swift.String, completion: @escaping (Swift.Result<any LanternNativeAd, any Swift.Error>) -> Swift.Void) {
    madeUpServer.ask("load(placement:completion:)", [placement]) { refusal in _ = completion(refusal.map { refusal in .failure(refusal) } ?? .success(MadeUpLanternNativeAd())) }
  }
}

public enum LanternSlotEvent: Swift.Int {
  case heightUpdated
  case clickedAgain, clicked
  case ready, rendered, viewed, failed
}

public enum LanternScreenEvent {
  case willPresent, presented
  case failedToPresent(any Swift.Error)
  case willDismiss
  case dismissed(reason: Swift.String)
}

public protocol LanternSlotDelegate: AnyObject {
  func slot(_ slot: LanternSlot?, didEmit event: LanternSlotEvent, data: [Swift.String : Any]?)
}

public protocol LanternScreenDelegate: LanternSlotDelegate {
  func slot(_ slot: LanternSlot?, onScreen event: LanternScreenEvent)
}

open class LanternSlot: NSObject, LivingAd {
  public init(_ id: Swift.Int, delegate: (any LanternSlotDelegate)?) {
    super.init()
    self.madeUpLanternSlotDelegate = delegate
  }
  open func loadAd() {
    madeUp.load("loadAd()", [self])
  }
  open func show(from controller: UIKit.UIViewController? = nil) {
    madeUp.show("show(from:)", from: controller)
  }
  weak var madeUpLanternSlotDelegate: (any LanternSlotDelegate)?
  public let madeUpLife = MadeUpAd(madeUpServer, isReady: false)
  open func addMadeUpListeners() {
    on(.clicked, "slot(_:didEmit:data:) clicked") { $0.madeUpLanternSlotDelegate?.slot($0, didEmit: .clicked, data: nil) }
    on(.loaded, "slot(_:didEmit:data:) ready") { $0.madeUpLanternSlotDelegate?.slot($0, didEmit: .ready, data: nil) }
    on(.shown, "slot(_:didEmit:data:) rendered") { $0.madeUpLanternSlotDelegate?.slot($0, didEmit: .rendered, data: nil) }
    on(.impression, "slot(_:didEmit:data:) viewed") { $0.madeUpLanternSlotDelegate?.slot($0, didEmit: .viewed, data: nil) }
    on(.failed, "slot(_:didEmit:data:) failed") { $0.madeUpLanternSlotDelegate?.slot($0, didEmit: .failed, data: nil) }
    on(.willShow, "slot(_:onScreen:) willPresent") { ($0.madeUpLanternSlotDelegate as? any LanternScreenDelegate)?.slot($0, onScreen: .willPresent) }
    on(.shown, "slot(_:onScreen:) presented") { ($0.madeUpLanternSlotDelegate as? any LanternScreenDelegate)?.slot($0, onScreen: .presented) }
    on(.failedToShow, "slot(_:onScreen:) failedToPresent") { ($0.madeUpLanternSlotDelegate as? any LanternScreenDelegate)?.slot($0, onScreen: .failedToPresent($0.madeUpLife.error)) }
    on(.willClose, "slot(_:onScreen:) willDismiss") { ($0.madeUpLanternSlotDelegate as? any LanternScreenDelegate)?.slot($0, onScreen: .willDismiss) }
    on(.closed, "slot(_:onScreen:) dismissed") { ($0.madeUpLanternSlotDelegate as? any LanternScreenDelegate)?.slot($0, onScreen: .dismissed(reason: "")) }
  }
}

public protocol LanternCardDelegate: AnyObject {
  func didRecordImpression(card: LanternCard)
  func didRecordClick(card: LanternCard)
}

open class LanternCard: NSObject, LivingAd {
  public weak var delegate: (any LanternCardDelegate)?
  public internal(set) lazy var rating: LanternPart? = { let made = LanternPart(); made.text = "4.5"; return made }()
  public internal(set) lazy var video: LanternPart? = nil
  public let madeUpLife = MadeUpAd(madeUpServer, isReady: true)
  open func addMadeUpListeners() {
    on(.impression, "didRecordImpression(card:)") { $0.delegate?.didRecordImpression(card: $0) }
    on(.clicked, "didRecordClick(card:)") { $0.delegate?.didRecordClick(card: $0) }
  }
}

open class LanternPart: NSObject {
  public internal(set) var text: Swift.String? = "Fresh from Lantern"
}

public protocol LanternCardPlacementDelegate: AnyObject {
  func didReceive(card: LanternCard)
  func didFailToReceiveCard(reason: any Swift.Error)
}

public protocol LanternCardPlacement: AnyObject {
  var delegate: (any LanternCardPlacementDelegate)? { get set }
  func request(id: Swift.Int)
}

public enum LanternCards {
  public static func placement(delegate: any LanternCardPlacementDelegate) -> (any LanternCardPlacement)? {
    let made = MadeUpLanternCardPlacement()
    made.delegate = delegate
    return made
  }
  public static func settings(from json: Swift.String) -> Swift.Result<[Swift.String : Any], LanternError> {
    return .success(MadeUpJSON.object(in: json))
  }
}

open class LanternCardView: UIKit.UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }
  open func bind(_ card: LanternCard) {
    card.madeUp.show("bind(_:)", in: self, isWhole: true)
  }
  public required init?(coder: NSCoder) { nil }
}

extension Swift.Result {
  public var isOk: Swift.Bool { (try? get()) != nil }
  public var error: Failure? { if case .failure(let failure) = self { failure } else { nil } }
}

final class MadeUpLanternNativeAd: LanternNativeAd, LivingAd {
  public internal(set) lazy var assets: any LanternNativeAssets = MadeUpLanternNativeAssets()
  public lazy var adChoicesView: UIKit.UIView = madeUp.view(isWhole: false)
  public weak var delegate: (any LanternNativeAdDelegate)?
  public func registerView(_ view: UIKit.UIView, clickableViews: [UIKit.UIView]) {
    madeUp.register("registerView(_:clickableViews:)", view, tapping: clickableViews)
  }
  public func unregisterView() {
    madeUp.release("unregisterView()")
  }
  public let madeUpLife = MadeUpAd(madeUpServer, isReady: true)
  public func addMadeUpListeners() {
    on(.impression, "nativeAdDidLogImpression(_:)") { $0.delegate?.nativeAdDidLogImpression($0) }
    on(.clicked, "nativeAdDidClick(_:)") { $0.delegate?.nativeAdDidClick($0) }
  }
}

final class MadeUpLanternCardPlacement: LanternCardPlacement, LivingAd {
  public weak var delegate: (any LanternCardPlacementDelegate)?
  public func request(id: Swift.Int) {
    madeUp.load("request(id:)", [self, id])
  }
  public let madeUpLife = MadeUpAd(madeUpServer, isReady: false)
  public func addMadeUpListeners() {
    on(.loaded, "didReceive(card:)") { $0.delegate?.didReceive(card: LanternCard()) }
    on(.failed, "didFailToReceiveCard(reason:)") { $0.delegate?.didFailToReceiveCard(reason: $0.madeUpLife.error) }
  }
}

final class MadeUpLanternNativeAssets: LanternNativeAssets {
  public internal(set) var title: Swift.String = "Fresh from Lantern"
  public internal(set) var body: Swift.String? = "An ad of a network that is made up."
  public internal(set) var ctaText: Swift.String? = "Have a look"
  public internal(set) var icon: UIKit.UIImage? = MadeUpAsset.picture
  public internal(set) var rating: Swift.Double = 4.5
}
