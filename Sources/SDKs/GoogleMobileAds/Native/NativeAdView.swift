import Simulation

/// The view a publisher draws a native ad in. Connect the outlets first and set ``nativeAd`` last.
open class NativeAdView: UIView {
  /// Shows the headline.
  open weak var headlineView: UIView? { didSet { noteIfLate(headlineView, oldValue) } }
  /// Shows the button.
  open weak var callToActionView: UIView? { didSet { noteIfLate(callToActionView, oldValue) } }
  /// Shows the small picture.
  open weak var iconView: UIView? { didSet { noteIfLate(iconView, oldValue) } }
  /// Shows the text.
  open weak var bodyView: UIView? { didSet { noteIfLate(bodyView, oldValue) } }
  /// Shows where to get the application.
  open weak var storeView: UIView? { didSet { noteIfLate(storeView, oldValue) } }
  /// Shows the price.
  open weak var priceView: UIView? { didSet { noteIfLate(priceView, oldValue) } }
  /// Shows the large picture.
  open weak var imageView: UIView? { didSet { noteIfLate(imageView, oldValue) } }
  /// Shows the stars.
  open weak var starRatingView: UIView? { didSet { noteIfLate(starRatingView, oldValue) } }
  /// Shows the advertiser.
  open weak var advertiserView: UIView? { didSet { noteIfLate(advertiserView, oldValue) } }
  /// Shows the media.
  open weak var mediaView: MediaView? { didSet { noteIfLate(mediaView, oldValue) } }
  /// Where AdChoices goes; if nil, the preferred corner.
  open weak var adChoicesView: AdChoicesView?

  /// The ad. Setting it registers the outlets for taps and the view for the impression; setting
  /// another one, or none, first unregisters the old one.
  open var nativeAd: NativeAd? {
    didSet {
      guard oldValue !== nativeAd else { return }
      oldValue.map(takeDown)
      nativeAd.map(show)
    }
  }

  private func show(_ ad: NativeAd) {
    let isElsewhere = ad.tracker.isRendered
    World.current.journal.call(
      from: .app, to: .google, "nativeAdView.nativeAd = ad", .shown, ad: ad.name
    ) {
      if isElsewhere { note("the ad is in another view still", .adInTwoViews) }
      whenDone(with: ad) { $0.noteOutletsOutside() }
      isValidated = false
      validateOnceOnScreen()
      movingToWindow = { [unowned self] tellAll in
        tellAll()
        validateOnceOnScreen()
        noteWhetherOnScreen()
      }
      ad.register(self, clickableAssetViews: assetViews, nonclickableAssetViews: [:])
    }
  }

  /// Looks again when the application has done what it is at, if the ad is still the same.
  private func whenDone(with ad: NativeAd, _ look: @escaping @MainActor (NativeAdView) -> Void) {
    World.current.timeline.after(.zero, isQuiet: true) { [weak self, weak ad] in
      MainActor.assumeIsolated {
        guard let self, let ad, self.nativeAd === ad else { return }
        look(self)
      }
    }
  }

  /// Whether the view was taken off the screen with its ad in it.
  private var isOffScreen = false

  /// An application may take the view away and leave the ad in it, or let go of both.
  private func noteWhetherOnScreen() {
    guard let ad = nativeAd else { return }
    guard window == nil else {
      if isOffScreen { noteOnScreen(ad.name) }
      return
    }
    World.current.timeline.after(.zero, isQuiet: true) { [weak self, weak ad] in
      MainActor.assumeIsolated {
        guard let ad, self?.window == nil, self?.nativeAd === ad || !ad.tracker.isRendered else {
          return
        }
        self?.isOffScreen = true
        World.current.journal.note(
          by: .app, "the native ad view left the screen", .takenDown, ad: ad.name)
      }
    }
  }

  private func noteOnScreen(_ name: String) {
    isOffScreen = false
    World.current.journal.note(
      by: .app, "the native ad view is on the screen again", .shown, ad: name)
  }

  /// Whether the validator has seen the ad that is in the view.
  private var isValidated = false

  /// A view may get its ad before it is on the screen.
  private func validateOnceOnScreen() {
    guard let nativeAd, !isValidated, window != nil else { return }
    isValidated = true
    whenDone(with: nativeAd) { view in
      view.layoutIfNeeded()
      NativeAdValidator.look(at: view, view.nativeAd ?? nativeAd)
    }
  }

  private func noteOutletsOutside() {
    let outside = assetViews.filter { !$0.value.isDescendant(of: self) }.map(\.key.word).sorted()
    guard !outside.isEmpty else { return }
    note("\(outside.joined(separator: ", ")): no view of the ad view", .outletOutsideView)
  }

  /// An outlet was connected or changed. A cell that is used again may get its next ad right after.
  private func noteIfLate(_ view: UIView?, _ before: UIView?) {
    guard let nativeAd, let view, view !== before else { return }
    whenDone(with: nativeAd) { [weak view] adView in
      guard adView.assetViews.values.contains(where: { $0 === view }) else { return }
      adView.note("an outlet is set after the ad: nobody watches it", .outletAfterAd)
    }
  }

  private func note(_ text: String, _ violation: Violation) {
    World.current.journal.note(
      by: .google, text, violation: violation, ad: nativeAd?.name)
  }

  private func takeDown(_ ad: NativeAd) {
    World.current.journal.call(
      from: .app, to: .google, "nativeAdView.nativeAd = nil", .takenDown, ad: ad.name
    ) {
      ad.unregisterAdView()
    }
  }

  /// The outlets that are connected, by the asset they show.
  package var assetViews: [GADNativeAssetIdentifier: UIView] {
    Self.outlets.reduce(into: [:]) { views, outlet in views[outlet.asset] = outlet.view(self) }
  }

  /// The outlet for the asset of that word.
  package func assetView(_ word: String) -> UIView? { Self.outletByWord[word]?.view(self) }

  private struct Outlet {
    let asset: GADNativeAssetIdentifier
    let view: @MainActor (NativeAdView) -> UIView?
  }

  private static let outlets = [
    Outlet(asset: .headlineAsset) { $0.headlineView },
    Outlet(asset: .callToActionAsset) { $0.callToActionView },
    Outlet(asset: .iconAsset) { $0.iconView },
    Outlet(asset: .bodyAsset) { $0.bodyView },
    Outlet(asset: .storeAsset) { $0.storeView },
    Outlet(asset: .priceAsset) { $0.priceView },
    Outlet(asset: .imageAsset) { $0.imageView },
    Outlet(asset: .starRatingAsset) { $0.starRatingView },
    Outlet(asset: .advertiserAsset) { $0.advertiserView },
    Outlet(asset: .mediaViewAsset) { $0.mediaView },
  ]

  private static let outletByWord = Dictionary(
    uniqueKeysWithValues: outlets.map { ($0.asset.word, $0) })
}
