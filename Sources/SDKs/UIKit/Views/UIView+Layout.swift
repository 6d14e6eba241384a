import Simulation

extension UIView {
  /// The only way a view's place and size change.
  final func place(at wantedOrigin: CGPoint, showing wantedPlane: CGRect) {
    let (origin, plane) = (wantedOrigin.plausible, wantedPlane.plausible)
    if origin != wantedOrigin || plane != wantedPlane { noteImpossiblePlace() }
    guard origin != self.origin || plane != self.plane else { return }
    let oldSize = self.plane.size
    self.origin = origin
    self.plane = plane
    if plane.size != oldSize {
      if autoresizesSubviews {
        for view in subviews { view.follow(from: oldSize, to: plane.size) }
      }
      if autoLayout == nil { setNeedsLayout() } else { constrainedSizeChanged() }
    } else if autoLayout != nil {
      constrainedPlaceChanged()
    }
    geometryDidChange()
  }

  /// UIKit throws an exception for NaN.
  private func noteImpossiblePlace() {
    World.current.journal.note(
      by: .app, "a view was given a place that is no number or too far away",
      violation: .impossibleGeometry, data: ["view": .string(className(of: self))])
  }

  /// Something changed that may affect which part of a view can be seen.
  final func geometryDidChange() {
    if window != nil { UIApplication.shared.geometryDidChange() }
  }

  final func layoutTree() {
    if needsLayout {
      needsLayout = false
      controller?.tellSafeArea()
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    guard hasLayoutBelow else { return }
    // Before the views are asked: what one of them asks for, the next pass does.
    hasLayoutBelow = false
    for view in subviews { view.layoutTree() }
  }

  final func markLayoutAbove() {
    container?._withUnsafeGuaranteedRef {
      $0.hasLayoutBelow = true
      $0.markLayoutAbove()
    }
  }

  private func follow(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    guard !mask.isEmpty, autoLayout == nil || !isMovedByConstraints else { return }
    let across = Span(start: frame.minX, length: frame.width, room: old.width).following(
      to: new.width, flexibleStart: mask.contains(.flexibleLeftMargin),
      flexibleLength: mask.contains(.flexibleWidth),
      flexibleEnd: mask.contains(.flexibleRightMargin))
    let down = Span(start: frame.minY, length: frame.height, room: old.height).following(
      to: new.height, flexibleStart: mask.contains(.flexibleTopMargin),
      flexibleLength: mask.contains(.flexibleHeight),
      flexibleEnd: mask.contains(.flexibleBottomMargin))
    frame = CGRect(x: across.start, y: down.start, width: across.length, height: down.length)
  }
}

/// A view's extent in one direction and the space around it.
private struct Span {
  var start: CGFloat
  var length: CGFloat
  var room: CGFloat

  /// The extent after the space has changed: flexible parts share the difference in proportion to
  /// their size, or equally if all are zero; if nothing is flexible, the start stays where it is.
  func following(
    to room: CGFloat, flexibleStart: Bool, flexibleLength: Bool, flexibleEnd: Bool
  ) -> Span {
    let end = self.room - start - length
    let parts = [(flexibleStart, start), (flexibleLength, length), (flexibleEnd, end)]
    let flexible = parts.filter(\.0)
    let whole = flexible.reduce(0) { $0 + $1.1 }
    func share(_ part: (isFlexible: Bool, size: CGFloat)) -> CGFloat {
      guard part.isFlexible else { return 0 }
      let difference = room - self.room
      return whole > 0 ? difference * part.size / whole : difference / CGFloat(flexible.count)
    }
    return Span(start: start + share(parts[0]), length: length + share(parts[1]), room: room)
  }
}
