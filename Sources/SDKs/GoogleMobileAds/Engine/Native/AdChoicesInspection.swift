import Simulation

/// Checks AdChoices in an ad that has just been put into its view, whoever put it there, and notes
/// what a user would see as wrong.
@MainActor
struct AdChoicesInspection {
  /// Anything wider or higher than this is not an icon any more.
  private static let largest: CGFloat = 40
  static let identifier = "adChoices"

  private let adView: UIView
  private let preferred: AdChoicesPosition
  private let clickable: [GADNativeAssetIdentifier: UIView]
  /// The one Google put there, of any class.
  private let placed: UIView?
  /// The one the adapter was given to draw into.
  private let slot: UIView?

  init(
    of adView: UIView, _ preferred: AdChoicesPosition,
    _ clickable: [GADNativeAssetIdentifier: UIView], _ rendering: Rendering?
  ) {
    placed = rendering?.adChoices
    slot = rendering?.slot
    self.adView = adView
    self.preferred = preferred
    self.clickable = clickable
  }

  /// Whether there is any; faults of those that are there are noted. An empty view for one goes.
  func noteFaults() -> Bool {
    let icons = icons
    if !icons.isEmpty, slot?.isDrawnInto == false {
      (slot as? AdChoicesSlot)?.removeFromSuperview()
    }
    for icon in icons { noteFaults(of: icon) }
    return !icons.isEmpty
  }

  /// There must be one by now.
  func noteIfMissing() {
    guard icons.isEmpty else { return }
    (slot as? AdChoicesSlot)?.removeFromSuperview()
    Self.note("no AdChoices in the ad", .adChoicesMissing)
  }

  /// The views that are AdChoices: by name, because Google put them there, or because somebody drew
  /// into the view for it.
  private var icons: [UIView] {
    let named = adView.descendants {
      $0 === placed || $0.accessibilityIdentifier == Self.identifier
    }
    guard named.isEmpty, let slot, slot.isDrawnInto, slot.isDescendant(of: adView) else {
      return named
    }
    return [slot]
  }

  private func noteFaults(of icon: UIView) {
    let frame = icon.convert(icon.bounds, to: adView).plausible
    guard adView.bounds.contains(frame) else {
      return Self.note("AdChoices lies outside the ad", .adChoicesOutside)
    }
    if max(frame.width, frame.height) > Self.largest {
      Self.note(
        "AdChoices is \(frame.size.inWholePoints) points", .adChoicesTooLarge)
    }
    if let asset = coveredAsset(frame) {
      Self.note("AdChoices lies over \(asset.word)", .adChoicesOverAsset)
    }
    noteIfInAnotherCorner(frame)
  }

  private func coveredAsset(_ frame: CGRect) -> GADNativeAssetIdentifier? {
    clickable.sorted { $0.key.rawValue < $1.key.rawValue }.first { _, view in
      let place = view.convert(view.bounds, to: adView)
      return frame.contains(CGPoint(x: place.midX, y: place.midY))
    }?.key
  }

  private func noteIfInAnotherCorner(_ frame: CGRect) {
    // A publisher with an outlet for it wants it there and nowhere else.
    guard (adView as? NativeAdView)?.adChoicesView == nil else { return }
    let isRight = frame.midX > adView.bounds.midX
    let isLow = frame.midY > adView.bounds.midY
    let corner: AdChoicesPosition =
      isLow
      ? (isRight ? .bottomRightCorner : .bottomLeftCorner)
      : (isRight ? .topRightCorner : .topLeftCorner)
    guard corner != preferred else { return }
    Self.note(
      "AdChoices is at \(corner.word), \(preferred.word) is preferred",
      .adChoicesInAnotherCorner)
  }

  /// The ad has left the view, so its AdChoices must have left, too.
  static func noteIfLeftBehind(in view: UIView) {
    guard !view.descendants(where: { $0.accessibilityIdentifier == identifier }).isEmpty else {
      return
    }
    note("AdChoices is still in the view", .adChoicesLeftBehind)
  }

  private static func note(_ text: String, _ violation: Violation) {
    World.current.journal.note(by: .adapter, text, violation: violation)
  }
}

extension UIView {
  /// All descendants of this view for which the closure is true.
  fileprivate func descendants(where holds: (UIView) -> Bool) -> [UIView] {
    subviews.flatMap { (holds($0) ? [$0] : []) + $0.descendants(where: holds) }
  }
}
