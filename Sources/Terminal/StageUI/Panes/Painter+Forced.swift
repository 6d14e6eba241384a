import PlaygroundCore
import Screen

extension Painter {
  /// Says on a pane's upper edge what somebody forced, so that nobody forgets it: of the line whose ad
  /// is looked at, and of others with their names.
  mutating func noteForced(_ rect: Rect, title: String) {
    let own = state.ad?.line ?? state.ad?.lineAsked
    let all = state.forced.sorted { left, right in left.label == own && right.label != own }
    guard !all.isEmpty else { return }
    let text = all.map { line in
      (line.label == own ? "" : "\(line.label) ") + line.words.joined(separator: ", ")
    }.joined(separator: " · ")
    let room = rect.width - TextWidth.columns(title) - 7
    guard room > 0 else { return }
    frame.canvas.put(
      " \(Text.ellipsised(text, to: max(0, room - 2))) ",
      in: Rect(x: rect.maxX - 2 - room, y: rect.y, width: room, height: 1), theme.warning,
      align: .end)
  }
}
