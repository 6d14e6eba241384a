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
  private let rendering: Rendering
  /// Whether the adapter has to add it to the ad's view itself.
  private let isAdaptersDuty: Bool

  init(
    of adView: UIView, _ preferred: AdChoicesPosition,
    _ clickable: [GADNativeAssetIdentifier: UIView], _ rendering: Rendering, isAdaptersDuty: Bool
  ) {
    placed = rendering.adChoices
    slot = rendering.slot
    self.isAdaptersDuty = isAdaptersDuty
    self.rendering = rendering
    self.adView = adView
    self.preferred = preferred
    self.clickable = clickable
  }

  /// An adapter of SDK 7 puts it into the ad itself.
  func noteIfAdded() {
    guard isAdaptersDuty, let icon = icons.first, icon !== placed else { return }
    rendering.added = icon
    let corner = nearestCorner(icon.convert(icon.bounds, to: adView).plausible)
    World.current.journal.note(
      by: .adapter, "AdChoices added at \(corner.word)", .adChoicesPlaced,
      data: [Fact.corner(corner.word)])
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
    guard icons.isEmpty, !mayBeAmongNewViews else { return }
    (slot as? AdChoicesSlot)?.removeFromSuperview()
    Self.note("no AdChoices in the ad", .adChoicesMissing)
  }

  /// The views that are AdChoices: by name, because Google put them there, because somebody drew into
  /// the view for it, or because an adapter that has to place it itself has put it into a corner.
  private var icons: [UIView] {
    let named = adView.descendants {
      $0 === placed || $0.accessibilityIdentifier == Self.identifier
    }
    guard named.isEmpty else { return named }
    if let slot, slot.isDrawnInto, slot.isDescendant(of: adView) { return [slot] }
    return isAdaptersDuty ? added.map { [$0] } ?? [] : []
  }

  /// The views that were added to the ad's view since the adapter was told of it, without Google's own.
  private var newViews: [UIView] {
    adView.descendants { !rendering.viewsBefore.contains(ObjectIdentifier($0)) && $0 !== slot }
  }

  /// Whether a network may have put its own into the view, of any look and anywhere. An adapter that
  /// has to add one knows the corner.
  private var mayBeAmongNewViews: Bool {
    !isAdaptersDuty && newViews.contains(where: isOfIconsSize)
  }

  /// Whether a view can be seen, and leaves the ad visible.
  private func isOfIconsSize(_ view: UIView) -> Bool {
    let (frame, ad) = (view.convert(view.bounds, to: adView).plausible, adView.bounds)
    return !view.isHidden && !frame.isEmpty && ad.contains(frame)
      && frame.width <= ad.width / 2 && frame.height <= ad.height / 2
  }

  /// What the adapter has added since the ad came into its view, in a corner and small beside the ad.
  /// It may have any name, so from now on it has ours: then it can be seen and tapped as AdChoices.
  private var added: UIView? {
    let views = newViews.filter { corner(of: $0) != nil }
    let icon = views.first { corner(of: $0) == preferred } ?? views.first
    if let icon, icon.accessibilityIdentifier == nil {
      icon.accessibilityIdentifier = Self.identifier
    }
    return icon
  }

  /// How far from both edges a view is in a corner.
  private static let reach: CGFloat = 12

  /// The corner of the ad that a view lies in; nil for one elsewhere, or as large as half the ad.
  private func corner(of view: UIView) -> AdChoicesPosition? {
    guard isOfIconsSize(view) else { return nil }
    let (frame, ad) = (view.convert(view.bounds, to: adView).plausible, adView.bounds)
    let (isLeft, isRight) = (
      frame.minX - ad.minX <= Self.reach, ad.maxX - frame.maxX <= Self.reach
    )
    let (isTop, isBottom) = (
      frame.minY - ad.minY <= Self.reach, ad.maxY - frame.maxY <= Self.reach
    )
    switch (isLeft, isRight, isTop, isBottom) {
    case (_, true, true, _): return .topRightCorner
    case (true, _, true, _): return .topLeftCorner
    case (_, true, _, true): return .bottomRightCorner
    case (true, _, _, true): return .bottomLeftCorner
    default: return nil
    }
  }

  private func noteFaults(of icon: UIView) {
    let frame = icon.convert(icon.bounds, to: adView).plausible
    guard adView.bounds.contains(frame) else {
      // Where the publisher put a view for it, the validator says so.
      if let outlet, icon.isDescendant(of: outlet) { return }
      // Nothing fits into an ad's view without a size, which is the application's.
      let room = adView.bounds.size
      guard room.width >= frame.width, room.height >= frame.height else { return }
      return Self.note("AdChoices lies outside the ad", .adChoicesOutside)
    }
    if !isSmall(frame) {
      Self.note(
        "AdChoices is \(frame.size.inWholePoints) points", .adChoicesTooLarge)
    }
    if let asset = coveredAsset(icon, frame) {
      Self.note("AdChoices lies over \(asset.word)", .adChoicesOverAsset)
    }
    noteIfInAnotherCorner(frame)
  }

  private func isSmall(_ frame: CGRect) -> Bool {
    max(frame.width, frame.height) <= Self.largest
  }

  private func coveredAsset(_ icon: UIView, _ frame: CGRect) -> GADNativeAssetIdentifier? {
    let isAppsDoing = isSmall(frame) && isWhereTheAppWants(icon)
    let covered = clickable.filter { _, view in
      let place = view.convert(view.bounds, to: adView)
      return frame.contains(CGPoint(x: place.midX, y: place.midY))
        && (!isAppsDoing || icon.isDescendant(of: view))
    }
    return covered.keys.min { $0.rawValue < $1.rawValue }
  }

  /// Whether the app chose the place, with a view for AdChoices or by the corner that it prefers. An
  /// asset that lies there is its layout's doing.
  private func isWhereTheAppWants(_ icon: UIView) -> Bool {
    guard let outlet else { return corner(of: icon) == preferred }
    return icon.isDescendant(of: outlet)
  }

  private var outlet: UIView? { (adView as? NativeAdView)?.adChoicesView }

  private func noteIfInAnotherCorner(_ frame: CGRect) {
    // A publisher with an outlet for it wants it there and nowhere else.
    guard outlet == nil else { return }
    let corner = nearestCorner(frame)
    guard corner != preferred else { return }
    Self.note(
      "AdChoices is at \(corner.word), \(preferred.word) is preferred",
      .adChoicesInAnotherCorner)
  }

  private func nearestCorner(_ frame: CGRect) -> AdChoicesPosition {
    let isRight = frame.midX > adView.bounds.midX
    return frame.midY > adView.bounds.midY
      ? (isRight ? .bottomRightCorner : .bottomLeftCorner)
      : (isRight ? .topRightCorner : .topLeftCorner)
  }

  /// Everything in a view that is AdChoices by name.
  static func icons(in view: UIView) -> [UIView] {
    view.descendants { $0.accessibilityIdentifier == identifier }
  }

  /// An adapter that added its icon itself has taken it out again.
  static func noteIfRemoved(_ icon: UIView?) {
    guard let icon, icon.superview == nil else { return }
    World.current.journal.note(by: .adapter, "AdChoices removed", .adChoicesRemoved)
  }

  /// The ad has left the view, so its AdChoices must have left, too.
  static func noteLeftBehind(_ icons: [UIView], in view: UIView) {
    guard icons.contains(where: { $0.isDescendant(of: view) }) else { return }
    note("AdChoices is still in the view", .adChoicesLeftBehind)
  }

  private static func note(_ text: String, _ violation: Violation) {
    World.current.journal.note(by: .adapter, text, violation: violation)
  }
}

extension UIView {
  /// All descendants of this view for which the closure is true.
  func descendants(where holds: (UIView) -> Bool) -> [UIView] {
    var found: [UIView] = []
    collectDescendants(into: &found, where: holds)
    return found
  }

  private func collectDescendants(into found: inout [UIView], where holds: (UIView) -> Bool) {
    for view in subviews {
      if holds(view) { found.append(view) }
      view.collectDescendants(into: &found, where: holds)
    }
  }
}
