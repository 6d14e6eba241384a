import Catalogue
import Screen
import Theming

/// Each error with its place and its sentence, from the first one that is shown on.
struct BuildPane: Pane {
  private let report: BuildReport?
  private let first: Int

  init(_ stage: Stage, first: Int) {
    report = stage.build
    self.first = first
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    let troubles = report?.troubles ?? []
    brush.room(
      rect, title: PaneTitle.build,
      trailing: BuildText.state(errors: troubles.count, isUnderWay: report?.isUnderWay == true))
    guard !troubles.isEmpty else {
      return brush.say(report == nil ? BuildText.notWatched : BuildText.waits, brush.theme.muted)
    }
    let inside = brush.rest
    var shown = 0
    for trouble in troubles.dropFirst(first) where !brush.rest.isEmpty {
      if let place = trouble.place {
        brush.row([(Text.shortened(place, to: inside.width), brush.theme.accent)])
      }
      brush.say(trouble.sentence, brush.theme.alarm, indent: trouble.place == nil ? 0 : 2)
      shown += 1
    }
    brush.scrollHints(
      inside, at: inside.maxX, first: first,
      count: first + shown < troubles.count ? .max : 0, ground: brush.theme.text)
  }
}
