/// A part of the screen that can be clicked.
package struct Region<Target> {
  package let rect: Rect
  package let target: Target

  package init(rect: Rect, target: Target) {
    self.rect = rect
    self.target = target
  }
}

extension Region: Sendable where Target: Sendable {}
extension Region: Equatable where Target: Equatable {}

/// The result of one rendering: cells, what is where, the pictures among them, and where the cursor
/// blinks, if it does.
package struct Frame<Target> {
  package var canvas: Canvas
  package private(set) var regions: [Region<Target>] = []
  /// What half blocks stand for, from the bottom up.
  package internal(set) var pictures: [PlacedPicture] = []
  /// Nil if hidden.
  package var cursor: Point?

  package init(_ size: Size, style: Style = .plain) {
    self.canvas = Canvas(size, style: style)
  }

  package var bounds: Rect { canvas.bounds }

  /// Draws only within `rect`, and within the present clip.
  package mutating func withClip(_ rect: Rect, _ draw: (inout Frame) -> Void) {
    let outer = canvas.clip
    canvas.clip = outer.intersection(rect)
    draw(&self)
    canvas.clip = outer
  }

  /// Marks a rectangle; it is above everything marked before.
  package mutating func mark(_ rect: Rect, _ target: Target) {
    let visible = rect.intersection(canvas.clip)
    if !visible.isEmpty { regions.append(Region(rect: visible, target: target)) }
  }

  /// Forgets what was marked, as under an overlay that takes every click.
  package mutating func clearRegions() { regions = [] }

  /// Blanks a rectangle and forgets what was marked in it, and a cursor that blinks in it.
  package mutating func wipe(_ rect: Rect, _ style: Style) {
    canvas.fill(rect, style)
    if let point = cursor, rect.contains(point) { cursor = nil }
    regions.removeAll { !$0.rect.intersection(rect).isEmpty }
    pictures.removeAll { !$0.visible.intersection(rect).isEmpty }
  }

  /// The topmost target at a point.
  package func target(at point: Point) -> Target? {
    regions.last { $0.rect.contains(point) }?.target
  }
}

extension Frame: Sendable where Target: Sendable {}
