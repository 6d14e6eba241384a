import Catalogue
import Languages
import Observing
import Scenarios
import Screen
import Theming

/// A reminder of what was forced: on the line of the current ad, and on other lines by name.
struct ForcedNote: Equatable {
  private let own: String?
  private let lines: [ForcedPart]
  /// Whether the ad in view was asked for before: what was forced is about the one that is coming.
  private let isForNextAd: Bool

  init(_ state: StageState) {
    let own = state.ad?.line ?? state.ad?.lineAsked
    self.own = own
    isForNextAd = state.ledgers.newest(of: state.unit)?.name != state.ad?.name
    lines = state.forced.filter { $0.label == own } + state.forced.filter { $0.label != own }
  }

  fileprivate var text: String {
    let text = lines.map { $0.text(namesLine: $0.label != own) }.joined(separator: " · ")
    return isForNextAd && !text.isEmpty ? localized("next ad: \(text)") : text
  }
}

extension ForcedPart {
  func text(namesLine: Bool = true) -> String {
    (namesLine ? "\(label) " : "") + words.joined(separator: ", ")
  }
}

extension Brush {
  /// Writes it on a pane's lower edge.
  mutating func note(_ forced: ForcedNote, on rect: Rect) {
    let room = Rect(x: rect.x + 2, y: rect.maxY - 1, width: rect.width - 4, height: 1)
    let text = forced.text
    guard !isBesideCounts, !text.isEmpty, room.width > 2, rect.height > 2 else { return }
    canvas.put(
      " \(Text.ellipsised(text, to: room.width - 2)) ", in: room, theme.accent, align: .end)
  }
}
