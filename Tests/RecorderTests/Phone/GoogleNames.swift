// Google's names as Objective-C has them: optional members are optional.
import Foundation

typealias CGFloat = Double

@objc protocol NSObjectProtocol: AnyObject {
  @objc(respondsToSelector:) func responds(to selector: Selector!) -> Bool
  @objc(conformsToProtocol:) func conforms(to aProtocol: Protocol) -> Bool
}
@objc class NSObject: NSObjectProtocol {
  init() {}
  @objc(respondsToSelector:) func responds(to selector: Selector!) -> Bool { false }
  @objc(conformsToProtocol:) func conforms(to aProtocol: Protocol) -> Bool { false }
  @objc(forwardingTargetForSelector:) func forwardingTarget(for selector: Selector!) -> Any? { nil }
}
@objc final class Selector: NSObject {}
@objc final class Protocol: NSObject {}
extension NSObject: Hashable {
  static func == (one: NSObject, other: NSObject) -> Bool { one === other }
  func hash(into hasher: inout Hasher) {}
}
func NSSelectorFromString(_ name: String) -> Selector { Selector() }
func NSStringFromSelector(_ selector: Selector) -> String { "" }
func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> { fatalError() }

// MARK: UIKit

@preconcurrency @MainActor @objc class UIView: NSObject {
  var bounds: CGRect { fatalError() }
  func isDescendant(of view: UIView) -> Bool { false }
}
@preconcurrency @MainActor @objc class UIViewController: NSObject {}
@objc class UIImage: NSObject { var size: CGSize { fatalError() } }

// MARK: Mediation

struct VersionNumber { var majorVersion = 0, minorVersion = 0, patchVersion = 0 }
@objc protocol AdNetworkExtras: NSObjectProtocol {}
@objc class MediationCredentials: NSObject { var settings: [String: Any] { [:] } }
@objc class MediationServerConfiguration: NSObject {}
@objc class MediationAdConfiguration: NSObject {
  var bidResponse: String? { nil }
  var credentials: MediationCredentials { fatalError() }
  var isTestRequest: Bool { false }
}
@objc class MediationBannerAdConfiguration: MediationAdConfiguration {
  var adSize: AdSize { fatalError() }
}
@objc class MediationNativeAdConfiguration: MediationAdConfiguration {
  var options: [GADAdLoaderOptions] { [] }
}
@objc class MediationInterstitialAdConfiguration: MediationAdConfiguration {}
@objc class MediationRewardedAdConfiguration: MediationAdConfiguration {}
@objc class MediationAppOpenAdConfiguration: MediationAdConfiguration {}
@objc class RTBRequestParameters: NSObject {}
typealias GADMediationBannerLoadCompletionHandler = ((any MediationBannerAd)?, (any Error)?) -> (
  any MediationBannerAdEventDelegate
)?
typealias GADMediationNativeLoadCompletionHandler = ((any MediationNativeAd)?, (any Error)?) -> (
  any MediationNativeAdEventDelegate
)?
typealias GADMediationInterstitialLoadCompletionHandler = (
  (any MediationInterstitialAd)?, (any Error)?
) -> (any MediationInterstitialAdEventDelegate)?
typealias GADMediationRewardedLoadCompletionHandler = ((any MediationRewardedAd)?, (any Error)?) ->
  (any MediationRewardedAdEventDelegate)?
typealias GADMediationAppOpenLoadCompletionHandler = ((any MediationAppOpenAd)?, (any Error)?) -> (
  any MediationAppOpenAdEventDelegate
)?
typealias GADMediationAdapterSetUpCompletionBlock = ((any Error)?) -> Void
typealias GADRTBSignalCompletionHandler = (String?, (any Error)?) -> Void

// Structures of C cannot cross in this stub: the two versions and the size stand in protocols of Swift.
protocol AdapterVersions {
  static func adapterVersion() -> VersionNumber
  static func adSDKVersion() -> VersionNumber
}
@objc protocol AdapterOfGoogle: NSObjectProtocol {
  static func networkExtrasClass() -> (any AdNetworkExtras.Type)?
  init()
  @objc(setUpWithConfiguration:completionHandler:) optional static func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping GADMediationAdapterSetUpCompletionBlock)
  @objc(loadBannerForAdConfiguration:completionHandler:) optional func loadBanner(
    for adConfiguration: MediationBannerAdConfiguration,
    completionHandler: @escaping GADMediationBannerLoadCompletionHandler)
  @objc(loadInterstitialForAdConfiguration:completionHandler:) optional func loadInterstitial(
    for adConfiguration: MediationInterstitialAdConfiguration,
    completionHandler: @escaping GADMediationInterstitialLoadCompletionHandler)
  @objc(loadNativeAdForAdConfiguration:completionHandler:) optional func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler)
  @objc(loadRewardedAdForAdConfiguration:completionHandler:) optional func loadRewardedAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler)
  @objc(loadRewardedInterstitialAdForAdConfiguration:completionHandler:)
  optional func loadRewardedInterstitialAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler)
  @objc(loadAppOpenAdForAdConfiguration:completionHandler:) optional func loadAppOpenAd(
    for adConfiguration: MediationAppOpenAdConfiguration,
    completionHandler: @escaping GADMediationAppOpenLoadCompletionHandler)
}
protocol MediationAdapter: AdapterOfGoogle, AdapterVersions {}
protocol RTBAdapter: MediationAdapter {
  func collectSignals(
    for params: RTBRequestParameters, completionHandler: @escaping GADRTBSignalCompletionHandler)
}

@objc protocol MediationAd: NSObjectProtocol {}
@objc protocol MediationBannerAd: MediationAd {
  var view: UIView { get }
  @objc(changeAdSizeTo:) optional func changeAdSize(to adSize: AdSize)
}
@objc protocol MediationInterstitialAd: MediationAd {
  @objc(presentFromViewController:) func present(from viewController: UIViewController)
}
@objc protocol MediationRewardedAd: MediationAd {
  @objc(presentFromViewController:) func present(from viewController: UIViewController)
}
@objc protocol MediationAppOpenAd: MediationAd {
  @objc(presentFromViewController:) func present(from viewController: UIViewController)
}
@objc protocol MediatedUnifiedNativeAd: NSObjectProtocol {
  var headline: String? { get }
  var body: String? { get }
  var callToAction: String? { get }
  var store: String? { get }
  var price: String? { get }
  var advertiser: String? { get }
  var images: [NativeAdImage]? { get }
  var icon: NativeAdImage? { get }
  var starRating: NSDecimalNumber? { get }
  var extraAssets: [String: Any]? { get }
  @objc optional var adChoicesView: UIView? { get }
  @objc optional var mediaView: UIView? { get }
  @objc optional var hasVideoContent: Bool { get }
  @objc optional var mediaContentAspectRatio: CGFloat { get }
  @objc optional var duration: TimeInterval { get }
  @objc optional var currentTime: TimeInterval { get }
  @objc(didRenderInView:clickableAssetViews:nonclickableAssetViews:viewController:)
  optional func didRender(
    in view: UIView, clickableAssetViews: [GADNativeAssetIdentifier: UIView],
    nonclickableAssetViews: [GADNativeAssetIdentifier: UIView], viewController: UIViewController)
  @objc optional func didRecordImpression()
  @objc(didRecordClickOnAssetWithName:view:viewController:)
  optional func didRecordClickOnAsset(
    with assetName: GADNativeAssetIdentifier, view: UIView, viewController: UIViewController)
  @objc(didUntrackView:) optional func didUntrackView(_ view: UIView?)
}
@objc protocol MediationNativeAd: MediationAd, MediatedUnifiedNativeAd {
  @objc optional func handlesUserClicks() -> Bool
  @objc optional func handlesUserImpressions() -> Bool
}
@objc protocol MediationAdEventDelegate: NSObjectProtocol {
  func reportImpression()
  func reportClick()
  func willPresentFullScreenView()
  func didFailToPresentWithError(_ error: any Error)
  func willDismissFullScreenView()
  func didDismissFullScreenView()
}
@objc protocol MediationBannerAdEventDelegate: MediationAdEventDelegate {}
@objc protocol MediationInterstitialAdEventDelegate: MediationAdEventDelegate {}
@objc protocol MediationAppOpenAdEventDelegate: MediationAdEventDelegate {}
@objc protocol MediationRewardedAdEventDelegate: MediationAdEventDelegate {
  func didStartVideo()
  func didEndVideo()
  func didRewardUser()
}
@objc protocol MediationNativeAdEventDelegate: MediationAdEventDelegate {
  func didPlayVideo()
  func didPauseVideo()
  func didEndVideo()
  func didMuteVideo()
  func didUnmuteVideo()
}

// MARK: Values

// Structures of C and texts with names of their own: classes, which can cross here.
@objc final class AdSize: NSObject { var size: CGSize { fatalError() } }
@objc final class GADNativeAssetIdentifier: NSObject {
  var rawValue: String { "" }
  static let headlineAsset = GADNativeAssetIdentifier()
  static let callToActionAsset = GADNativeAssetIdentifier()
  static let iconAsset = GADNativeAssetIdentifier()
  static let bodyAsset = GADNativeAssetIdentifier()
  static let storeAsset = GADNativeAssetIdentifier()
  static let priceAsset = GADNativeAssetIdentifier()
  static let imageAsset = GADNativeAssetIdentifier()
  static let starRatingAsset = GADNativeAssetIdentifier()
  static let advertiserAsset = GADNativeAssetIdentifier()
  static let mediaViewAsset = GADNativeAssetIdentifier()
  static let adChoicesViewAsset = GADNativeAssetIdentifier()
}
@objc class NSDecimalNumber: NSObject {
  var stringValue: String { "" }
  var intValue: Int { 0 }
  func multiplying(byPowerOf10 power: Int16) -> NSDecimalNumber { self }
}
@objc class NativeAdImage: NSObject {
  var image: UIImage? { nil }
  var imageURL: URL? { nil }
  var scale: CGFloat { 1 }
}
@objc class GADAdLoaderOptions: NSObject {}
@objc class NativeAdImageAdLoaderOptions: GADAdLoaderOptions {
  var isImageLoadingDisabled = false
  var shouldRequestMultipleImages = false
}
@objc enum AdChoicesPosition: Int { case topRightCorner }
@objc class NativeAdViewAdOptions: GADAdLoaderOptions {
  var preferredAdChoicesPosition = AdChoicesPosition.topRightCorner
}
@objc class VideoOptions: GADAdLoaderOptions { var shouldStartMuted = true }
@objc enum AdValuePrecision: Int { case unknown }
@objc class AdValue: NSObject {
  var value: NSDecimalNumber { fatalError() }
  var currencyCode: String { "" }
  var precision: AdValuePrecision { .unknown }
}
@objc class ResponseInfo: NSObject {
  var loadedAdNetworkResponseInfo: AdNetworkResponseInfo? { nil }
  var adNetworkInfoArray: [AdNetworkResponseInfo] { [] }
}
@objc class AdNetworkResponseInfo: NSObject {
  var adNetworkClassName: String { "" }
  var adSourceInstanceName: String? { nil }
  var error: (any Error)? { nil }
  var latency: TimeInterval { 0 }
}

// MARK: The app's side

@objc class MobileAds: NSObject {
  static let shared = MobileAds()
  var versionNumber: VersionNumber { VersionNumber() }
}
@objc class AdLoader: NSObject {
  weak var delegate: (any AdLoaderDelegate)?
  var adUnitID: String { "" }
}
@objc protocol AdLoaderDelegate: NSObjectProtocol {
  @objc(adLoader:didFailToReceiveAdWithError:)
  func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: any Error)
  @objc optional func adLoaderDidFinishLoading(_ adLoader: AdLoader)
}
@objc protocol NativeAdLoaderDelegate: AdLoaderDelegate {
  @objc(adLoader:didReceiveNativeAd:)
  func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd)
}
@objc class MediaContent: NSObject {
  var hasVideoContent: Bool { false }
  var duration: TimeInterval { 0 }
}
@objc class NativeAd: NSObject {
  var headline: String? { nil }
  var body: String? { nil }
  var callToAction: String? { nil }
  var store: String? { nil }
  var price: String? { nil }
  var advertiser: String? { nil }
  var starRating: NSDecimalNumber? { nil }
  var icon: NativeAdImage? { nil }
  var images: [NativeAdImage]? { nil }
  var mediaContent: MediaContent { MediaContent() }
  weak var delegate: (any NativeAdDelegate)?
  var responseInfo: ResponseInfo { ResponseInfo() }
  var paidEventHandler: ((AdValue) -> Void)?
}
@objc protocol NativeAdDelegate: NSObjectProtocol {
  @objc optional func nativeAdDidRecordImpression(_ nativeAd: NativeAd)
  @objc optional func nativeAdDidRecordClick(_ nativeAd: NativeAd)
  @objc optional func nativeAdDidRecordSwipeGestureClick(_ nativeAd: NativeAd)
  @objc optional func nativeAdWillPresentScreen(_ nativeAd: NativeAd)
  @objc optional func nativeAdWillDismissScreen(_ nativeAd: NativeAd)
  @objc optional func nativeAdDidDismissScreen(_ nativeAd: NativeAd)
  @objc optional func nativeAdIsMuted(_ nativeAd: NativeAd)
}
@objc class NativeAdView: UIView { var nativeAd: NativeAd? }
@objc class BannerView: UIView {
  var adUnitID: String?
  weak var delegate: (any BannerViewDelegate)?
  var responseInfo: ResponseInfo? { nil }
  var paidEventHandler: ((AdValue) -> Void)?
}
@objc protocol BannerViewDelegate: NSObjectProtocol {
  @objc optional func bannerViewDidReceiveAd(_ bannerView: BannerView)
  @objc(bannerView:didFailToReceiveAdWithError:)
  optional func bannerView(_ bannerView: BannerView, didFailToReceiveAdWithError error: any Error)
  @objc optional func bannerViewDidRecordImpression(_ bannerView: BannerView)
  @objc optional func bannerViewDidRecordClick(_ bannerView: BannerView)
  @objc optional func bannerViewWillPresentScreen(_ bannerView: BannerView)
  @objc optional func bannerViewWillDismissScreen(_ bannerView: BannerView)
  @objc optional func bannerViewDidDismissScreen(_ bannerView: BannerView)
}
@objc protocol FullScreenPresentingAd: NSObjectProtocol {
  weak var fullScreenContentDelegate: (any FullScreenContentDelegate)? { get set }
}
@objc protocol FullScreenContentDelegate: NSObjectProtocol {
  @objc optional func adDidRecordImpression(_ ad: any FullScreenPresentingAd)
  @objc optional func adDidRecordClick(_ ad: any FullScreenPresentingAd)
  @objc(ad:didFailToPresentFullScreenContentWithError:)
  optional func ad(
    _ ad: any FullScreenPresentingAd, didFailToPresentFullScreenContentWithError error: any Error)
  @objc optional func adWillPresentFullScreenContent(_ ad: any FullScreenPresentingAd)
  @objc optional func adWillDismissFullScreenContent(_ ad: any FullScreenPresentingAd)
  @objc optional func adDidDismissFullScreenContent(_ ad: any FullScreenPresentingAd)
}
@objc class LoadedAd: NSObject, FullScreenPresentingAd {
  weak var fullScreenContentDelegate: (any FullScreenContentDelegate)?
  var adUnitID: String { "" }
  var responseInfo: ResponseInfo { ResponseInfo() }
  var paidEventHandler: ((AdValue) -> Void)?
}
@objc final class InterstitialAd: LoadedAd {}
@objc final class RewardedAd: LoadedAd {}
@objc final class RewardedInterstitialAd: LoadedAd {}
@objc final class AppOpenAd: LoadedAd {}

// MARK: What takes pointers, which this compiler does not convert with Objective-C

func open(_ path: String, _ flags: Int32, _ mode: Int32) -> Int32 { 0 }
func writeBytes(_ handle: Int32, _ bytes: UnsafePointer<CChar>, _ count: Int) -> Int { 0 }

// MARK: The system's log

struct Logger {
  init(subsystem: String, category: String) {}
  func notice(_ message: LogMessage) {}
}
struct LogMessage: ExpressibleByStringInterpolation {
  enum Privacy { case `public` }
  struct StringInterpolation: StringInterpolationProtocol {
    init(literalCapacity: Int, interpolationCount: Int) {}
    func appendLiteral(_ literal: String) {}
    func appendInterpolation(_ text: @autoclosure @escaping () -> String, privacy: Privacy) {}
  }
  init(stringLiteral value: String) {}
  init(stringInterpolation: StringInterpolation) {}
}

// MARK: An app, as the README has it

@objc(HouseAdapter) final class HouseAdapter: NSObject, RTBAdapter {
  static func adapterVersion() -> VersionNumber { VersionNumber() }
  static func adSDKVersion() -> VersionNumber { VersionNumber() }
  static func networkExtrasClass() -> (any AdNetworkExtras.Type)? { nil }
  func collectSignals(
    for params: RTBRequestParameters, completionHandler: @escaping GADRTBSignalCompletionHandler
  ) {}
}
@objc(RecordedHouseAdapter) final class RecordedHouseAdapter: RecordingAdapter {
  override class var adapter: MediationAdapter.Type { HouseAdapter.self }
}
@objc(RecordedBidder) final class RecordedBidder: RecordingRTBAdapter {
  override class var adapter: MediationAdapter.Type { HouseAdapter.self }
}
