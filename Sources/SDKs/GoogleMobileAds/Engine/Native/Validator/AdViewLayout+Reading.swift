extension AdViewLayout {
  /// What is in the view now.
  @MainActor
  init(_ view: NativeAdView, of ad: NativeAd) {
    size = view.bounds.size.plausible
    safeArea = view.bounds.inset(by: view.safeAreaInsets).plausible
    assets = ad.assetWords
    texts = Dictionary(
      uniqueKeysWithValues: ad.texts.compactMap { name, text in text.map { (name, $0) } }
    )
    .filter { !$0.value.isEmpty }
    emptyTexts = Set(ad.texts.filter { $0.text?.isEmpty == true }.map(\.name))
    connected = Set(view.assetViews.keys.map(\.word))
    hasVideo = ad.mediaContent.hasVideoContent
    hasMedia = hasVideo || ad.mediaContent.mainImage != nil
    parts = []
    var reader = Reader(view, of: ad)
    reader.read(view.subviews, around: [], alpha: 1, isOfApp: true)
    parts = reader.parts
  }

  /// Goes through the views from back to front.
  @MainActor
  private struct Reader {
    private let adView: NativeAdView
    private let ad: NativeAd
    private let assets: [ObjectIdentifier: String]
    private(set) var parts: [Part] = []

    init(_ adView: NativeAdView, of ad: NativeAd) {
      (self.adView, self.ad) = (adView, ad)
      assets = Dictionary(
        adView.assetViews.map { (ObjectIdentifier($1), $0.word) }.sorted { $0.1 < $1.1 },
        uniquingKeysWith: { first, _ in first })
    }

    /// `alpha` is that of all views around them; what is in a media view is the network's.
    mutating func read(_ views: [UIView], around: [Int], alpha: CGFloat, isOfApp: Bool) {
      for view in views {
        // What AdChoices consists of is its network's.
        let role = role(of: view)
        let alpha = view.isHidden ? 0 : alpha * view.alpha
        parts.append(
          part(view, role, around, alpha, isOfApp: isOfApp && ad.tracker.knewBefore(view)))
        guard role != .adChoices else { continue }
        read(
          view.subviews, around: around + [parts.count - 1], alpha: alpha,
          isOfApp: isOfApp && !(view is MediaView))
      }
    }

    private func role(of view: UIView) -> Role {
      if let word = assets[ObjectIdentifier(view)] { return .asset(word) }
      if view === adView.adChoicesView || view is AdChoicesSlot
        || view.accessibilityIdentifier == AdChoicesInspection.identifier
      {
        return .adChoices
      }
      return (view as? UIButton)?.plainlyCloses == true ? .close : .other
    }

    private func part(
      _ view: UIView, _ role: Role, _ around: [Int], _ alpha: CGFloat, isOfApp: Bool
    ) -> Part {
      Part(
        role: role, frame: view.convert(view.bounds, to: adView).plausible, isOfApp: isOfApp,
        isVisible: alpha > 0.05, look: view.look(alpha),
        takesTouches: view.isUserInteractionEnabled,
        hasActionOfItsOwn: (view as? UIControl)?.takesTaps == true,
        isPicture: (view as? UIImageView)?.image != nil,
        text: (view as? UILabel).flatMap(TextRoom.init),
        words: (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle, around: around,
        isPictureOfAd: (view as? UIImageView)?.image.map(ad.isOwnPicture) ?? false)
    }
  }
}

extension UIView {
  fileprivate func look(_ alpha: CGFloat) -> ViewLook {
    let own = look(alpha: alpha)
    guard own == .clear, let media = self as? MediaView else { return own }
    return media.mediaContent == nil || alpha <= 0.9 ? .clear : .opaque
  }
}

extension NativeAd {
  fileprivate func isOwnPicture(_ image: UIImage) -> Bool {
    images?.contains { $0.image === image } == true || mediaContent.mainImage === image
  }

  /// The words of the assets that it has.
  fileprivate var assetWords: Set<String> {
    var words = Set(texts.filter { $0.text?.isEmpty == false }.map(\.name))
    if icon != nil { words.insert("icon") }
    if starRating != nil { words.insert("starRating") }
    if images?.isEmpty == false { words.insert("image") }
    words.insert("media")
    return words
  }
}
