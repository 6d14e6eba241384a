extension AdViewLayout {
  /// What is in the view now.
  @MainActor
  init(_ view: NativeAdView, of ad: NativeAd) {
    size = view.bounds.size.plausible
    safeArea = view.bounds.inset(by: view.safeAreaInsets).plausible
    assets = ad.assetWords
    hasVideo = ad.mediaContent.hasVideoContent
    hasMedia = hasVideo || ad.mediaContent.mainImage != nil
    parts = []
    var reader = Reader(view, of: ad)
    reader.read(view.subviews, around: [], isVisible: true)
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

    mutating func read(_ views: [UIView], around: [Int], isVisible: Bool) {
      for view in views {
        // What AdChoices consists of is its network's.
        let role = role(of: view)
        let isVisible = isVisible && !view.isHidden && view.alpha > 0.05
        parts.append(part(view, role, around, isVisible))
        guard role != .adChoices, !(view is MediaView) else { continue }
        read(view.subviews, around: around + [parts.count - 1], isVisible: isVisible)
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

    private func part(_ view: UIView, _ role: Role, _ around: [Int], _ isVisible: Bool) -> Part {
      Part(
        role: role, frame: view.convert(view.bounds, to: adView).plausible,
        isOfApp: ad.tracker.knewBefore(view), isVisible: isVisible,
        look: view.look, takesTouches: view.isUserInteractionEnabled,
        hasActionOfItsOwn: (view as? UIControl)?.takesTaps == true,
        isPicture: (view as? UIImageView)?.image != nil,
        text: (view as? UILabel).flatMap(TextRoom.init), around: around)
    }
  }
}

extension UIView {
  /// How much there is to see of it.
  fileprivate var look: AdViewLayout.Look {
    if let backgroundColor, backgroundColor.alpha > 0.05 { return .opaque }
    switch self {
    case let image as UIImageView: return image.image == nil ? .clear : .opaque
    case let media as MediaView: return media.mediaContent == nil ? .clear : .opaque
    case let label as UILabel: return label.text?.isEmpty == false ? .letters : .clear
    case let button as UIButton: return button.currentTitle?.isEmpty == false ? .letters : .clear
    default: return .clear
    }
  }
}

extension NativeAd {
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
