import Contract
import Observing
import Screen
import Simulation

extension Painter {
  /// The states of the ad from top to bottom: where it was, where it is, and what may come now; below
  /// them what came that could not come then.
  mutating func life(_ rect: Rect) {
    let whole = pane(.ledgers, rect, title: "Life of the ad", trailing: state.ad?.name ?? "")
      .inset(horizontal: 1)
    noteForced(rect)
    let inside = Rect(x: whole.x, y: whole.y, width: min(whole.width, 60), height: whole.height)
    guard let ad = state.ad else {
      frame.canvas.paragraph(
        "No ad yet. \(keyLabel(.reload)) asks for one.", in: inside, theme.muted)
      return
    }
    let trouble = self.trouble(of: ad)
    let diagram = LifeDiagram(ad.format)
    let rows = trouble.reduce(1) { $0 + Text.wrapped($1.text, width: inside.width).count }
    let isDense = inside.height < diagram.height + rows
    let end = draw(diagram, ad.life, inside, isDense: isDense)
    let rest = inside.inset(top: end - inside.y + (isDense ? 0 : 1))
    guard trouble.isEmpty else { return draw(trouble, rest) }
    guard !isDense else { return }
    let advice =
      diagram.events.contains(where: ad.life.allows)
      ? "What may come now is lit." : "Its life is over: nothing may come any more."
    frame.canvas.paragraph(advice, in: rest, theme.muted)
  }

  /// Something that went wrong in the life of an ad.
  private struct Trouble {
    let text: String
    let style: Style
    /// Where it stands in the journal.
    let entry: Int?
  }

  /// What came that could not, and which rules the ad has broken.
  private func trouble(of ad: AdRecord) -> [Trouble] {
    let strays = ad.life.strays.map { stray in
      let message = stray.event.message(for: ad.format)
      let again = stray.isRepeated ? " again" : ""
      return Trouble(
        text: "✕ \(message) came\(again) while \(stray.state.title(of: ad.format))",
        style: theme.bad,
        entry: stray.entry)
    }
    let findings = ad.findings.map { id in
      let severity = Rulebook.rule(id)?.severity ?? .note
      return Trouble(
        text: "\(severity.glyph) \(id) (\(keyLabel(.contractRoom)))",
        style: style(of: severity), entry: nil)
    }
    return strays + findings
  }

  private mutating func draw(_ trouble: [Trouble], _ rect: Rect) {
    var rest = rect
    for one in trouble where !rest.isEmpty {
      let height = frame.canvas.paragraph(one.text, in: rest, one.style)
      if let entry = one.entry {
        let rows = Rect(x: rest.x, y: rest.y, width: rest.width, height: height)
        frame.mark(rows, .entry(entry))
      }
      rest = rest.inset(top: height)
    }
  }
}

extension LifeDiagram {
  /// How many rows it takes where there is room for all.
  fileprivate var height: Int {
    rows.reduce(0) {
      $0 + 1 + ($1.detour == nil ? 0 : 1) + $1.inside.count + ($1.way == nil ? 0 : 1)
    }
  }
}
