import Observing
import Screen

extension Painter {
  /// Says on a pane's lower edge what somebody forced, so that nobody forgets it: of the line whose ad
  /// is looked at, and of others with their names.
  mutating func noteForced(_ rect: Rect) {
    let own = state.ad?.line ?? state.ad?.lineAsked
    let all = state.forced.filter { $0.label == own } + state.forced.filter { $0.label != own }
    let room = Rect(x: rect.x + 2, y: rect.maxY - 1, width: rect.width - 4, height: 1)
    guard !all.isEmpty, room.width > 2, rect.height > 2 else { return }
    let text = all.map { line in
      (line.label == own ? "" : "\(line.label) ") + line.words.joined(separator: ", ")
    }.joined(separator: " · ")
    frame.canvas.put(
      " \(Text.ellipsised(text, to: room.width - 2)) ", in: room, theme.warning, align: .end)
  }
}
