/// A fault in how an application has placed a view that users are to see and to tap.
package enum PlaceFlaw: Equatable, Sendable {
  /// Something lies over it: where, and how much of the view that hides.
  case covered(by: CGRect, share: Double)
  /// A view around it cuts it off: what is left of it.
  case cut(share: Double)
  /// A tap on the middle of what is left meets something else.
  case untouchable(Reason)

  package enum Reason: Equatable, Sendable {
    /// A view around it, or itself, takes no touches.
    case deaf
    /// It reaches out of a view around it.
    case outside
    /// Something lies over it that is not to be seen.
    case clearView(CGRect)
  }
}

/// What a view keeps that is larger than it was made.
private final class Outgrown {}

extension UIView {
  /// Whether its content has made it, or a view around it, larger.
  package var hasOutgrown: Bool {
    ancestry.contains { $0.companions.contains { $0 is Outgrown } }
  }

  /// Its content has made it larger than the application did, which is not to blame for its place.
  package func outgrows(to height: CGFloat) {
    frame.size.height = height
    companions.append(Outgrown())
  }

  /// What is wrong with where the view is. Nothing is while it cannot be seen at all, as on a page that the
  /// application hides, or while something is presented over it.
  package var placeFlaws: [PlaceFlaw] {
    guard let window, !plane.isEmpty, window.rootViewController?.presentedViewController == nil,
      !hasOutgrown,
      ancestry.allSatisfy({ !$0.isHidden && $0.alpha > 0.05 })
    else { return [] }
    let frame = convert(bounds, to: window)
    // What a user scrolls to is for the user to see.
    guard window.bounds.insetBy(dx: -1, dy: -1).contains(frame) else { return [] }
    guard let left = cut(frame, in: window) else { return [] }
    let share = left.share(of: frame)
    var flaws: [PlaceFlaw] = share > 0.98 ? [] : [.cut(share: share)]
    if let cover = cover(of: frame, in: window) { flaws.append(cover) }
    if let reason = deafness(of: left, in: window) { flaws.append(.untouchable(reason)) }
    return flaws
  }

  /// The view, what it is in, and so on.
  private var ancestry: some Sequence<UIView> { sequence(first: self, next: \.superview) }

  /// What the views around it leave of it; nil if it may be scrolled to its place.
  private func cut(_ frame: CGRect, in window: UIWindow) -> CGRect? {
    var left = frame
    for view in ancestry.dropFirst() where view.clipsToBounds && view !== window {
      guard !(view is UIScrollView) else { return nil }
      left = left.intersection(view.convert(view.bounds, to: window))
    }
    return left
  }

  private func cover(of frame: CGRect, in window: UIWindow) -> PlaceFlaw? {
    for view in inFront {
      for part in view.drawnParts(alpha: 1) {
        let cover = part.convert(part.bounds, to: window)
        let share = cover.share(of: frame)
        if share > 0.1 { return .covered(by: cover, share: share) }
      }
    }
    return nil
  }

  private func deafness(of frame: CGRect, in window: UIWindow) -> PlaceFlaw.Reason? {
    guard !frame.isEmpty else { return nil }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    let hit = window.hitTest(middle, with: nil)
    if let hit, hit === self || hit.isDescendant(of: self) { return nil }
    if ancestry.contains(where: { !$0.isUserInteractionEnabled }) { return .deaf }
    if let hit, inFront.contains(where: { hit === $0 || hit.isDescendant(of: $0) }) {
      let isDrawn = hit.look(alpha: 1) != .clear
      return isDrawn ? nil : .clearView(hit.convert(hit.bounds, to: window))
    }
    return .outside
  }

  /// The views that lie over it, or over a view that it is in.
  private var inFront: [UIView] {
    ancestry.flatMap { view -> ArraySlice<UIView> in
      guard let siblings = view.superview?.subviews,
        let place = siblings.firstIndex(where: { $0 === view })
      else { return [] }
      return siblings[(place + 1)...]
    }
  }

  /// What there is to see of this view and all in it.
  private func drawnParts(alpha: CGFloat) -> [UIView] {
    let alpha = isHidden ? 0 : alpha * self.alpha
    guard alpha > 0.05 else { return [] }
    let own = look(alpha: alpha) == .opaque ? [self] : []
    return own + subviews.flatMap { $0.drawnParts(alpha: alpha) }
  }
}

extension CGRect {
  /// How much of the other rectangle lies within this one.
  package func share(of other: CGRect) -> Double {
    let common = intersection(other)
    guard !common.isNull, other.width * other.height > 0 else { return 0 }
    return Double(common.width * common.height / (other.width * other.height))
  }
}
