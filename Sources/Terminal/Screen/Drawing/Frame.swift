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
  /// Where the regions are, and what is there: apart, since places are looked at for every frame.
  private var places: [Rect] = []
  private var targets: [Target] = []
  /// What half blocks stand for, from the bottom up.
  package internal(set) var pictures: [PlacedPicture] = []
  /// The web addresses behind texts; some may be covered by now.
  package internal(set) var links: [PlacedLink] = []
  /// Nil if hidden.
  package var cursor: Point?

  package init(_ size: Size, style: Style = .plain) {
    self.canvas = Canvas(size, style: style)
  }

  package var bounds: Rect { canvas.bounds }

  /// What was marked, from the bottom up.
  package var regions: [Region<Target>] {
    zip(places, targets).map { Region(rect: $0, target: $1) }
  }

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
    guard !visible.isEmpty else { return }
    places.append(visible)
    targets.append(target)
  }

  /// Forgets what was marked, as under an overlay that takes every click.
  package mutating func clearRegions() { (places, targets) = ([], []) }

  /// Blanks a rectangle and forgets what was marked in it, and a cursor that blinks in it.
  package mutating func wipe(_ rect: Rect, _ style: Style) {
    canvas.fill(rect, style)
    if let point = cursor, rect.contains(point) { cursor = nil }
    forgetRegions(in: rect)
    pictures.removeAll { $0.visible.intersects(rect) }
    links.removeAll { rect.contains($0.start) }
  }

  /// Makes a rectangle what it is in another frame of the same size, with what was marked in it.
  package mutating func restore(_ rect: Rect, from other: Frame) {
    canvas.copy(rect, from: other.canvas)
    if let point = cursor, rect.contains(point) { cursor = nil }
    forgetRegions(in: rect)
    for number in other.places.indices where other.places[number].intersects(rect) {
      places.append(other.places[number])
      targets.append(other.targets[number])
    }
    pictures.removeAll { $0.visible.intersects(rect) }
    pictures += other.pictures.filter { $0.visible.intersects(rect) }
    links.removeAll { rect.contains($0.start) }
    links += other.links.filter { rect.contains($0.start) }
  }

  private mutating func forgetRegions(in rect: Rect) {
    let kept = places.indices.filter { !places[$0].intersects(rect) }
    guard kept.count < places.count else { return }
    (places, targets) = (kept.map { places[$0] }, kept.map { targets[$0] })
  }

  /// The topmost region at a point.
  package func region(at point: Point) -> Region<Target>? {
    places.lastIndex { $0.contains(point) }.map { Region(rect: places[$0], target: targets[$0]) }
  }
}

extension Frame: Sendable where Target: Sendable {}
