import Foundation
import GoogleMobileAds

/// The network's view of the user in a native ad, and what it adds to the ad's view.
final class MannerTracking {
  private let manners: Manners
  private let network: MannerNetwork
  /// Whether the network sees clicks, or impressions.
  private let clicks, impressions: Bool
  private var undo: [() -> Void] = []
  private var sight: MannerSight?
  private var isSeen = false

  /// Called for what it sees.
  var onImpression: () -> Void = {}
  var onClick: () -> Void = {}

  init(_ manners: Manners, _ network: MannerNetwork, clicks: Bool, impressions: Bool) {
    self.manners = manners
    self.network = network
    self.clicks = clicks
    self.impressions = impressions
  }

  /// The network gets the view.
  @MainActor func watch(_ view: UIView, _ assets: [UIView]) {
    guard clicks || impressions else { return }
    network.asked("watch(_:)", .viewRegistered) {
      if clicks { assets.forEach(addTaps) }
      guard impressions, !isSeen else { return }
      sight?.stop()
      sight = MannerSight(view) { [weak self] in self?.see() }
    }
  }

  /// Takes everything back.
  @MainActor func release() {
    guard clicks || impressions else { return undoAll() }
    network.asked("letGo()", .viewReleased) {
      sight?.stop()
      undoAll()
    }
  }

  /// Adds a view for AdChoices to the ad's, if that is the manner, or draws into Google's.
  @MainActor func addChoices(to view: UIView, googles: UIView?, _ corner: AdChoicesPosition) {
    switch manners.choices {
    case .view: return
    case .added:
      let icon = MannerChoices.icon(in: corner, of: view)
      view.addSubview(icon)
      undo.append { icon.removeFromSuperview() }
    case .drawn:
      // SDK 7 had no view for it.
      let drawing = googles == nil ? MannerChoices.icon(in: corner, of: view) : MannerChoices.icon()
      (googles ?? view).addSubview(drawing)
      undo.append { drawing.removeFromSuperview() }
    }
  }

  @MainActor private func addTaps(to asset: UIView) {
    let place = manners.taps == .overlays ? overlay(on: asset) : asset
    place.isUserInteractionEnabled = true
    let recognizer = UITapGestureRecognizer { [weak self] _ in self?.click() }
    place.addGestureRecognizer(recognizer)
    undo.append { place.removeGestureRecognizer(recognizer) }
  }

  @MainActor private func overlay(on asset: UIView) -> UIView {
    let overlay = UIView(frame: asset.bounds)
    asset.isUserInteractionEnabled = true
    asset.addSubview(overlay)
    undo.append { overlay.removeFromSuperview() }
    return overlay
  }

  private func undoAll() {
    let all = undo
    undo = []
    all.forEach { $0() }
  }

  private func see() {
    guard !isSeen else { return }
    isSeen = true
    network.notice(.impression, "seen(_:)", .networkSawImpression) { [weak self] in
      self?.onImpression()
    }
  }

  private func click() {
    network.notice(.click, "touched(_:)", .networkSawClick) { [weak self] in self?.onClick() }
  }
}

/// The network's icon for AdChoices.
@MainActor enum MannerChoices {
  private static let side: CGFloat = 20

  static func icon() -> UIView {
    let icon = UILabel(frame: CGRect(x: 0, y: 0, width: side, height: side))
    icon.text = "i"
    icon.isUserInteractionEnabled = true
    icon.addGestureRecognizer(
      UITapGestureRecognizer { _ in
        guard let page = URL(string: "https://manners.example/why-this-ad") else { return }
        UIApplication.shared.open(page)
      })
    return icon
  }

  static func icon(in corner: AdChoicesPosition, of view: UIView) -> UIView {
    let icon = icon()
    let isLeft = corner == .topLeftCorner || corner == .bottomLeftCorner
    let isBottom = corner == .bottomLeftCorner || corner == .bottomRightCorner
    icon.frame.origin = CGPoint(
      x: isLeft ? 0 : view.bounds.width - side, y: isBottom ? view.bounds.height - side : 0)
    return icon
  }
}
