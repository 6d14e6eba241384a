import Observing
import Screen
import StageUI
import Testing
import Themes
import Theming

/// A stage whose screen a test can read.
@MainActor
protocol Onlooker {
  var stage: Stage { get }
  var state: StageState { get }
  var frame: Frame<Hit> { get }
}

extension Onlooker {
  var theme: Theme {
    guard let content = BuiltInThemes.all.first(where: { $0.name == stage.theme })?.content,
      let scheme = try? ColorScheme(reading: content)
    else { return .mono }
    return Theme(scheme)
  }

  var frame: Frame<Hit> { StageRenderer.render(stage, state, theme: theme) }

  /// The screen as text.
  var screen: String { Export.text(frame.canvas) }

  /// The text of a pane without its frame, its lines joined.
  func text(of pane: PaneName) -> String {
    lines(of: pane).joined(separator: " ").split(separator: " ").joined(separator: " ")
  }

  /// The lines of a pane without its frame and trailing blanks.
  func lines(of pane: PaneName) -> [String] {
    let frame = frame
    guard let rect = frame.regions.first(where: { $0.target == .pane(pane) })?.rect else {
      return []
    }
    let inside = rect.inset(1)
    return (inside.y..<inside.maxY).map { y in
      let line = (inside.x..<inside.maxX).map { frame.canvas[$0, y].glyph.text }.joined()
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The middle of the topmost region for `hit`.
  func place(of hit: Hit) -> Point? {
    let frame = frame
    if case .moment = hit { return frame.bar.first { frame.hit(at: $0) == hit } }
    return frame.regions.last { $0.target == hit }.map {
      Point(x: $0.rect.x + $0.rect.width / 2, y: $0.rect.y + $0.rect.height / 2)
    }
  }
}

extension Frame<Hit> {
  /// The columns of the time bar.
  fileprivate var bar: [Point] {
    let rect = regions.last { if case .timeBar = $0.target { true } else { false } }?.rect ?? .zero
    return (rect.x..<rect.maxX).map { Point(x: $0, y: rect.y) }
  }
}

extension StagePlayer: Onlooker {
  var frame: Frame<Hit> {
    StageRenderer.render(stage, state, theme: theme, keyMap: keyMap)
  }

  /// Clicks the region for `hit`.
  func click(_ hit: Hit, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let point = place(of: hit) else {
      Issue.record("\(hit) is not on the screen:\n\(screen)", sourceLocation: sourceLocation)
      return
    }
    mouse(.press(.left), at: point)
  }
}
