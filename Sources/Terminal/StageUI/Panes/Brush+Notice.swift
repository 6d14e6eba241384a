import Catalogue
import Observing
import Screen
import Theming

extension Brush {
  /// Says something on the rows above the footer, over whatever is there, so that neither panes nor
  /// footer move.
  mutating func say(_ notice: Notice, above footer: Rect) {
    say(notice.text(keyMap), above: footer)
  }

  /// Says what to do next.
  mutating func say(_ advice: Advice, _ state: StageState, above footer: Rect) {
    say(advice.sentence(state, self, width: footer.width), above: footer)
  }

  /// A line stands in the border there, as a title does; more of them stand over what is inside.
  private mutating func say(_ text: String, above footer: Rect) {
    let lines = Text.wrapped(text, width: footer.width - 6, lines: 3)
    let width = lines.map { TextWidth.columns($0) }.max() ?? 0
    let isInBorder = lines.count == 1
    let top = footer.y - lines.count - (isInBorder ? 0 : 1)
    // Of what is under several lines nothing is left beside them.
    let area =
      isInBorder
      ? Rect(x: footer.x + 2, y: top, width: width + 2, height: 1)
      : Rect(x: footer.x + 1, y: top, width: max(footer.width - 2, 0), height: lines.count)
    let style = isInBorder ? theme.accent : onSheet(theme.accent)
    canvas.fill(area, isInBorder ? theme.text : theme.overlay)
    for (row, line) in lines.enumerated() {
      let place = Rect(x: footer.x + 3, y: top + row, width: width, height: 1)
      canvas.put(line, in: place, style)
    }
  }
}
