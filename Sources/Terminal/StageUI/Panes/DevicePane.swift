import Catalogue
import Observing
import Scenarios
import Screen
import Theming

/// The phone, and on it the mark of what ⏎ would touch.
struct DevicePane: Pane {
  private let phone: PhonePane
  private let touched: Target?
  private let lit: LitPlace?

  init(_ scene: Scene) {
    phone = PhonePane(scene)
    touched = scene.stage.targetOfEnter(scene.state)
    lit = scene.stage.overlay?.room.lit(scene)
  }

  /// The mark moves far more often than the phone changes.
  var ground: (any Pane)? { phone }

  /// Brackets around what would be touched, and a line under it if it is text.
  func draw(in rect: Rect, with brush: inout Brush) {
    if let lit { draw(lit, in: rect, &brush) }
    guard let touched, let mark = phone.mark(of: touched, in: rect, brush.theme) else { return }
    let (area, visible) = (mark.area, mark.visible)
    let style = brush.theme.accent.adding(.bold)
    if touched == .adChoices { nameAdChoices(beside: area, visible, &brush) }
    let middle = area.y + (area.height - 1) / 2
    brush.canvas.withClip(visible) { canvas in
      for (glyph, places) in [("›", [area.x - 1, area.x]), ("‹", [area.maxX, area.maxX - 1])] {
        // Anything already there, such as an edge, stays.
        let free = places.first { x in
          visible.contains(Point(x: x, y: middle)) && canvas[x, middle].glyph == .blank
        }
        guard let x = free else { continue }
        let ground = canvas[x, middle].style.background
        canvas.put(glyph, at: Point(x: x, y: middle), style.with(background: ground))
      }
      if case .text = mark.element.content {
        canvas.restyle(area) { $0.attributes.formUnion(.underline) }
      }
    }
  }

  /// A frame in the colour of the fault; all of a place that is too small for one.
  private func draw(_ lit: LitPlace, in rect: Rect, _ brush: inout Brush) {
    let (area, visible) = phone.cells(lit.frame, in: rect, brush.theme)
    let style = brush.style(of: lit.severity)
    let edges = [
      area.row(area.y),
      area.row(area.maxY - 1),
      Rect(x: area.x, y: area.y, width: 1, height: area.height),
      Rect(x: area.maxX - 1, y: area.y, width: 1, height: area.height),
    ]
    brush.canvas.withClip(visible) { canvas in
      for edge in edges {
        canvas.restyle(edge) { $0 = style.with(background: $0.background).adding(.reverse) }
      }
    }
  }

  /// The icon alone says little to people who are new to the trade.
  private func nameAdChoices(beside icon: Rect, _ visible: Rect, _ brush: inout Brush) {
    let word = " \(PhoneText.adChoices) "
    let width = TextWidth.columns(word)
    let isLeft = icon.x - width > visible.x
    let place = Point(x: isLeft ? icon.x - width : icon.maxX, y: icon.y)
    let style = brush.theme.accent.readable(on: brush.theme.overlay)
    brush.canvas.withClip(visible) { _ = $0.put(word, at: place, style) }
  }
}
