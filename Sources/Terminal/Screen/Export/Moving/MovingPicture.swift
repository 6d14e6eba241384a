/// Screens that follow each other, for one SVG that plays by itself and begins again.
///
///     screens        A  A  B  A  C
///     first screen   ─────────────
///     layers               B     C
///
/// The first screen is always there. Cells that differ lie over it while they are needed, as rules
/// of CSS say: a picture inside a page plays without a script.
package struct MovingPicture: Sendable {
  package static let longest = Duration.seconds(30)
  package static let byteLimit = 200_000
  /// How long the last screen is seen at least.
  private static let rest = Duration.seconds(2)

  private struct Screen {
    let canvas: Canvas
    let time: Duration
    var isWhole: Bool
  }

  private var screens: [Screen] = []
  private var end = Duration.zero

  package init() {}

  /// Adds what is seen from this time on. The picture never ends with a screen that is not whole, as
  /// while something moves over it.
  package mutating func add(_ canvas: Canvas, at time: Duration, isWhole: Bool = true) {
    end = time + Self.rest
    guard canvas != screens.last?.canvas else {
      if isWhole { screens[screens.count - 1].isWhole = true }
      return
    }
    screens.append(Screen(canvas: canvas, time: time, isWhole: isWhole))
  }

  /// Says how long the last screen is seen.
  package mutating func end(at time: Duration) {
    end = max(time, (screens.last?.time ?? .zero) + Self.rest)
  }

  private var length: Duration { end - (screens.first?.time ?? end) }

  /// Whether no more can be kept.
  package var isFull: Bool { length - Self.rest >= Self.longest }

  /// The places where it may end: after how many screens, and when.
  private var ends: [(screens: Int, length: Duration)] {
    guard let start = screens.first?.time else { return [] }
    let ends = screens.indices.filter { screens[$0].isWhole || $0 == screens.count - 1 }
      .map { number in
        let next = number + 1 < screens.count ? screens[number + 1].time : end
        return (number + 1, next - start)
      }
    let kept = ends.filter { $0.1 <= Self.longest }
    // Of a screen that is seen for longer, a part is kept.
    return kept.isEmpty ? ends.prefix(1).map { ($0.0, Self.longest) } : kept
  }

  /// Why a picture ends before its last screen.
  package enum Cut: Equatable, Sendable {
    case length, size
  }

  /// A picture that plays, and why it ends before its last screen.
  package struct Loop: Sendable {
    package let svg: String
    package let length: Duration
    package let cut: Cut?
  }

  /// As much from the beginning as fits; nil if that is nothing. The poster is the screen at that
  /// time, or the last one.
  package func loop(
    title: String = "", backdrop: Backdrop = .dark, poster: Duration? = nil,
    byteLimit: Int = byteLimit
  ) -> Loop? {
    var ends = ends[...]
    let most = ends.last?.screens
    var best: Loop?
    var tried = ends.last
    // Every screen adds bytes.
    while let (count, length) = tried {
      let svg = svg(count, length, title, backdrop, poster)
      let isSmall = svg.utf8.count <= byteLimit
      if isSmall {
        let cut: Cut? = count < most ?? 0 ? .size : length < self.length ? .length : nil
        best = Loop(svg: svg, length: length, cut: cut)
      }
      ends = isSmall ? ends.drop { $0.screens <= count } : ends.prefix { $0.screens < count }
      tried = ends.isEmpty ? nil : ends[(ends.startIndex + ends.endIndex) / 2]
    }
    return best
  }

  private func svg(
    _ count: Int, _ length: Duration, _ title: String, _ backdrop: Backdrop, _ poster: Duration?
  ) -> String {
    let kept = screens.prefix(count)
    let start = kept.first?.time ?? .zero
    let film = Film(
      canvases: kept.map(\.canvas), times: kept.map { $0.time - start }, length: length,
      backdrop: backdrop)
    return film.svg(title: title, poster: poster)
  }
}
