import Languages
import Catalogue
import Observing
import Screen
import Theming

/// The card of an ad that is not up: its title, how far it has come, and what ⏎ does about it.
struct AdCard: Equatable {
  fileprivate let title: String
  fileprivate let state: String
  /// Empty while the ad is loading.
  private let button: String
  /// Whether ⏎ presses the button.
  fileprivate let isInFocus: Bool

  init?(_ scene: Scene) {
    let view = AdInView(scene.state)
    guard case .card(let adState) = view, let use = view.useOfCard,
      let unit = scene.state.unitState
    else { return nil }
    title = localized(sentence: unit.title)
    self.state = AdCardText.state(unit.format.title, adState)
    // A story asks for its ads itself.
    let isTold = scene.state.story?.isLeft == false
    button =
      switch use {
      case _ where isTold: ""
      case .show: AdCardText.show
      case .load: AdCardText.load
      default: ""
      }
    isInFocus = scene.stage.meaningOfEnter(scene.state) == use
  }

  fileprivate func buttonText(key: String) -> String {
    button.isEmpty ? "" : "[ \(button)  \(key) ]"
  }

  /// The columns of its longest line.
  fileprivate func columns(key: String) -> Int {
    [title, state, buttonText(key: key)].map { TextWidth.columns(SafeText.clean($0)) }.max() ?? 0
  }
}

extension Brush {
  /// Draws the card in the middle, over whatever is there.
  mutating func draw(_ card: AdCard, over rect: Rect) {
    canvas.restyle(rect) { $0.attributes.formUnion(.dim) }
    let key = keyLabel(.tap)
    let hasFrame = rect.height >= 5
    let wanted = max(26, card.columns(key: key) + 6)
    let area = rect.centered(
      Size(width: min(wanted, rect.width - 2), height: hasFrame ? 5 : 3))
    let style = theme.card
    canvas.fill(area, style)
    if hasFrame { canvas.box(area, theme.border.with(background: style.background)) }
    let inside = hasFrame ? area.inset(horizontal: 2, vertical: 1) : area
    let rows = inside.rows([.fixed(1), .fixed(1), .fixed(1)])
    canvas.put(card.title, in: rows[0], style.adding(.bold))
    canvas.put(card.state, in: rows[1], theme.muted.with(background: style.background))
    button(card, key, rows[2])
  }

  private mutating func button(_ card: AdCard, _ key: String, _ row: Rect) {
    let text = card.buttonText(key: key)
    guard !text.isEmpty, row.width > 2 else { return }
    let width = min(TextWidth.columns(text), row.width - 2)
    let middle = Rect(
      x: row.x + (row.width - width) / 2, y: row.y, width: width, height: 1)
    canvas.put(text, in: middle, theme.button)
    mark(middle, .adCard)
    guard card.isInFocus else { return }
    let mark = theme.accent.adding(.bold).with(background: theme.card.background)
    canvas.put("›", at: Point(x: middle.x - 1, y: row.y), mark)
    canvas.put("‹", at: Point(x: middle.maxX, y: row.y), mark)
  }
}
