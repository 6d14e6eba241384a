/// Screens of one size with their times, as SVG.
struct Film {
  private let canvases: [Canvas]
  private let times: [Duration]
  private let length: Duration
  private let backdrop: Backdrop
  private let size: Size

  init(canvases: [Canvas], times: [Duration], length: Duration, backdrop: Backdrop) {
    let size = Size(
      width: canvases.map(\.width).max() ?? 0, height: canvases.map(\.height).max() ?? 0)
    self.canvases = canvases.map { $0.enlarged(to: size) }
    (self.times, self.length, self.backdrop, self.size) = (times, length, backdrop, size)
  }

  func svg(title: String, poster: Duration?) -> String {
    guard let first = canvases.first else { return Export.svg(size, title, backdrop, []) }
    let shown = (poster.map { time in times.lastIndex { $0 <= time } ?? 0 }) ?? canvases.count - 1
    let groups = groups
    return Export.svg(
      size, title, backdrop, style: style(groups.map(\.key)),
      [Export.screen(first, backdrop)]
        + groups.enumerated().map { number, group in
          let isHidden = !group.key.contains(shown)
          return """
            <g class="m" style="animation-name:s\(number)"\(isHidden ? " visibility=\"hidden\"" : "")>
            \(group.value.markup)</g>

            """
        })
  }

  /// What is seen during the same screens, the first to come lowest.
  private var groups: [(key: Range<Int>, value: SVGLayer)] {
    var groups = Gathered<Range<Int>, SVGLayer>()
    for y in 0..<size.height {
      for patch in RowPatches(canvases, row: y).all {
        groups[patch.screens, SVGLayer(backdrop, isOpaque: true)]
          .add(canvases[patch.screens.lowerBound], row: y, columns: patch.columns)
      }
    }
    return groups.all.sorted {
      ($0.key.lowerBound, $0.key.upperBound) < ($1.key.lowerBound, $1.key.upperBound)
    }
  }

  /// Where nothing moves, the poster stays: what is hidden in it is hidden by an attribute.
  private func style(_ spans: [Range<Int>]) -> String {
    guard !spans.isEmpty else { return "" }
    let rules = spans.enumerated().map { number, span in
      let end = span.upperBound < times.count ? "\(share(span.upperBound)){visibility:hidden}" : ""
      return """
        @keyframes s\(number){0%{visibility:hidden}\(share(span.lowerBound)){visibility:visible}\(end)}

        """
    }
    return """
      <style>
      .m{animation:\(Markup.number(length / .seconds(1)))s step-end infinite}
      @media (prefers-reduced-motion:reduce){.m{animation:none!important}}
      \(rules.joined())</style>

      """
  }

  /// When a screen begins, in the loop.
  private func share(_ screen: Int) -> String {
    let share = Int((times[screen] / length * 100_000).rounded())
    let rest = String(share % 1000)
    return "\(share / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)%"
  }
}

extension Canvas {
  /// The same with blanks to the right and below.
  fileprivate func enlarged(to size: Size) -> Canvas {
    guard size != self.size else { return self }
    var canvas = Canvas(size)
    for y in 0..<height {
      for (x, cell) in row(y).enumerated() {
        canvas.set(cell.glyph, at: Point(x: x, y: y), cell.style)
      }
    }
    return canvas
  }
}
