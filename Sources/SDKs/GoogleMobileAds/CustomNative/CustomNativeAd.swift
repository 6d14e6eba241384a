import Simulation

/// A native ad of the publisher's own format, which the publisher draws, and reports. Networks have
/// no such formats: the ad is made from the native ad of the line that fills, with the keys
/// `Headline`, `Caption` and `MainImage`.
open class CustomNativeAd: NSObject {
  /// The format that the publisher asked for.
  public let formatID: String
  /// The keys of the assets that the ad has.
  public let availableAssetKeys: [String]
  /// The media.
  public var mediaContent: MediaContent { nativeAd.mediaContent }
  /// How the request was answered.
  public var responseInfo: ResponseInfo { nativeAd.responseInfo }

  /// Told what happens to the ad.
  open weak var delegate: (any CustomNativeAdDelegate)? {
    didSet { nativeAd.delegate = delegate == nil ? nil : listener }
  }
  /// Called with the key of the asset for each click, in place of the network, which would open its
  /// page.
  open var customClickHandler: ((String) -> Void)?
  /// Presents what the ad opens.
  open var rootViewController: UIViewController? {
    get { nativeAd.rootViewController }
    set { nativeAd.rootViewController = newValue }
  }

  private let nativeAd: NativeAd
  private let texts: [String: String]
  private let images: [String: NativeAdImage]
  private let listener = CustomNativeAdListener()

  init(_ nativeAd: NativeAd, formatID: String) {
    self.nativeAd = nativeAd
    self.formatID = formatID
    var texts: [String: String] = [:]
    texts["Headline"] = nativeAd.headline
    texts["Caption"] = nativeAd.body
    var images: [String: NativeAdImage] = [:]
    images["MainImage"] = nativeAd.images?.first
    self.texts = texts
    self.images = images
    availableAssetKeys = texts.keys.sorted() + images.keys.sorted()
    super.init()
    nativeAd.tracker.isCustom = true
    listener.ad = self
  }

  /// The text with this key.
  open func string(forKey key: String) -> String? { texts[key] }

  /// The picture with this key.
  open func image(forKey key: String) -> NativeAdImage? { images[key] }

  /// Counts the impression; to be called when the ad is on the screen.
  open func recordImpression() {
    let tracker = nativeAd.tracker
    tracker.byPublisher("recordImpression()", of: nativeAd.name) {
      guard tracker.impressions.isGoogles else { return tracker.noteNetworkTracks("impression") }
      tracker.seen()
    }
  }

  /// Counts a click, and opens what the ad leads to; to be called when the user taps the asset.
  @preconcurrency @MainActor open func performClickOnAsset(withKey key: String) {
    let tracker = nativeAd.tracker
    tracker.byPublisher(
      "performClickOnAsset(withKey:)", of: nativeAd.name, ["asset": .string(key)]
    ) {
      guard tracker.clicks.isGoogles else { return tracker.noteNetworkTracks("click") }
      if let customClickHandler {
        tracker.clickRecorded()
        return customClickHandler(key)
      }
      tracker.tapped(Self.assets[key] ?? .init(rawValue: key), rootViewController?.view ?? UIView())
    }
  }

  private static let assets: [String: GADNativeAssetIdentifier] = [
    "Caption": .bodyAsset, "Headline": .headlineAsset, "MainImage": .imageAsset,
  ]
}

/// Hears what happens to the native ad, for the delegate of the custom one.
private final class CustomNativeAdListener: NSObject, NativeAdDelegate {
  weak var ad: CustomNativeAd?

  func nativeAdDidRecordImpression(_ nativeAd: NativeAd) {
    tell { $0.customNativeAdDidRecordImpression($1) }
  }

  func nativeAdDidRecordClick(_ nativeAd: NativeAd) {
    tell { $0.customNativeAdDidRecordClick($1) }
  }

  func nativeAdWillPresentScreen(_ nativeAd: NativeAd) {
    tell { $0.customNativeAdWillPresentScreen($1) }
  }

  func nativeAdWillDismissScreen(_ nativeAd: NativeAd) {
    tell { $0.customNativeAdWillDismissScreen($1) }
  }

  func nativeAdDidDismissScreen(_ nativeAd: NativeAd) {
    tell { $0.customNativeAdDidDismissScreen($1) }
  }

  private func tell(_ call: (any CustomNativeAdDelegate, CustomNativeAd) -> Void) {
    guard let ad, let delegate = ad.delegate else { return }
    call(delegate, ad)
  }
}
