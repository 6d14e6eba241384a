import Catalogue
import Observing
import Scenarios
import Screen
import Theming

/// The keys that matter now; help and quit are the last to go if there is no room.
struct FooterPane: Pane {
  private let hints: [Hint]
  /// Whether the menu of tours has a place of its own, where there is room.
  private let offersTours: Bool
  /// Whether the keys go to a sheet, which says itself what they do in it.
  private let isUnderSheet: Bool

  init(_ scene: Scene) {
    let hints = scene.stage.hints(scene.state)
    self.hints = hints
    offersTours =
      scene.state.recording == nil && !scene.stage.isLocked
      && !hints.contains { $0.command == .tours }
    isUnderSheet = scene.stage.overlay?.card.place == .over
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    guard !isUnderSheet else { return }
    let hasTours = offersTours && rect.width >= Self.leastForTours
    let always: [StageCommand] = (hasTours ? [.tours] : []) + [.palette, .help, .quit]
    let all = self.hints.map(\.command)
    let hints = hasBothFlags ? all.filter { $0 != .impressionsFlag } : all
    let fixedWidth = always.reduce(0) { $0 + width($1, brush) }
    var x = rect.x + 1
    for command in hints where x + width(command, brush) <= rect.maxX - fixedWidth {
      x = draw(command, x, rect.y, &brush)
    }
    x = max(x, rect.maxX - fixedWidth)
    for command in always where x + width(command, brush) - 2 <= rect.maxX {
      x = draw(command, x, rect.y, &brush)
    }
  }

  private static let leastForTours = 100

  private func width(_ command: StageCommand, _ brush: Brush) -> Int {
    TextWidth.columns(label(command, brush)) + TextWidth.columns(text(command, brush)) + 3
  }

  /// The two switches of an ad share a word.
  private var hasBothFlags: Bool {
    hints.contains { $0.command == .clicksFlag }
      && hints.contains { $0.command == .impressionsFlag }
  }

  private func label(_ command: StageCommand, _ brush: Brush) -> String {
    guard command == .clicksFlag, hasBothFlags else { return brush.keyLabel(command) }
    return "\(brush.keyLabel(.clicksFlag)) \(brush.keyLabel(.impressionsFlag))"
  }

  private func text(_ command: StageCommand, _ brush: Brush) -> String {
    if command == .clicksFlag, hasBothFlags { return CountsText.flags }
    if command == .tours, offersTours { return ToursText.hint }
    return hints.first { $0.command == command }?.word ?? brush.keyMap.hint(command)
  }

  private func draw(
    _ command: StageCommand, _ x: Int, _ y: Int, _ brush: inout Brush
  ) -> Int {
    let end = brush.write(
      [
        (label(command, brush), brush.theme.accent.adding(.bold)),
        (" \(text(command, brush))", brush.theme.muted),
      ],
      at: Point(x: x, y: y), until: brush.frame.bounds.maxX)
    brush.mark(Rect(x: x, y: y, width: end - x, height: 1), .command(command))
    if command == .clicksFlag, hasBothFlags {
      let second = x + TextWidth.columns(brush.keyLabel(.clicksFlag)) + 1
      let width = TextWidth.columns(brush.keyLabel(.impressionsFlag))
      brush.mark(Rect(x: second, y: y, width: width, height: 1), .command(.impressionsFlag))
    }
    return end + 2
  }
}
