import GoogleMobileAds
import MeadowAdSDK

/// A story of the Meadow network under the names that Google expects: `title` becomes `headline`.
final class MeadowMappedStory: NSObject, MediationNativeAd {
  private var story: MeadowStory?
  private var desk: MeadowStoryDesk?
  private var completion: GADMediationNativeLoadCompletionHandler?
  private var events: (any MediationNativeAdEventDelegate)?

  func load(
    _ configuration: MediationNativeAdConfiguration,
    _ completion: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    self.completion = completion
    guard let place = configuration.credentials.settings["parameter"] as? String, !place.isEmpty
    else { return answer(error(102, "The line has no parameter, which must be a place.")) }
    let desk = MeadowStoryDesk()
    desk.delegate = self
    self.desk = desk
    desk.ask(for: place)
  }

  // MARK: Assets

  var headline: String? { story?.title }
  var body: String? { story?.text }
  var callToAction: String? { story?.button }
  var advertiser: String? { story?.sponsor }
  var store: String? { story?.shop }
  var price: String? { story?.cost }
  /// The network has up to ten points, Google up to five stars.
  var starRating: NSDecimalNumber? {
    story?.points.map { NSDecimalNumber(decimal: Decimal($0) / 2) }
  }
  var icon: NativeAdImage? { story.map { NativeAdImage(image: $0.thumbnail) } }
  var images: [NativeAdImage]? { story.map { [NativeAdImage(image: $0.cover)] } }
  var extraAssets: [String: Any]? { nil }
  private(set) lazy var adChoicesView: UIView? = MeadowSignView()

  var mediaContentAspectRatio: CGFloat {
    guard let size = story?.cover.size, size.height > 0 else { return 0 }
    return size.width / size.height
  }

  // MARK: What Google saw

  func didRecordImpression() { story?.wasSeen() }

  func didRecordClickOnAsset(
    with assetName: GADNativeAssetIdentifier, view: UIView, viewController: UIViewController
  ) {
    story?.wasTouched(in: view)
  }

  // MARK: Answering

  /// Once, and with nil for the ad that has come.
  private func answer(_ error: NSError?) {
    guard let completion else { return }
    self.completion = nil
    events = error == nil ? completion(self, nil) : completion(nil, error)
  }

  private func error(_ code: Int, _ text: String) -> NSError {
    NSError(
      domain: "com.google.customevent.meadow", code: code,
      userInfo: [NSLocalizedDescriptionKey: text])
  }
}

extension MeadowMappedStory: MeadowStoryDeskDelegate {
  func storyDesk(_ desk: MeadowStoryDesk, didFind story: MeadowStory) {
    guard completion != nil else { return }
    guard story.title?.isEmpty == false else {
      return answer(error(103, "The Meadow network has a story without a title."))
    }
    self.story = story
    story.delegate = self
    release()
    answer(nil)
  }

  func storyDesk(_ desk: MeadowStoryDesk, foundNothing reason: MeadowReason) {
    release()
    answer(error(101, "The Meadow network has no story: \(reason)"))
  }

  private func release() {
    desk?.delegate = nil
    desk = nil
  }
}

extension MeadowMappedStory: MeadowStoryDelegate {
  func storyOpensPage(_ story: MeadowStory) { events?.willPresentFullScreenView() }
  func storyLeavesPage(_ story: MeadowStory) { events?.willDismissFullScreenView() }
  func storyLeftPage(_ story: MeadowStory) { events?.didDismissFullScreenView() }
}
