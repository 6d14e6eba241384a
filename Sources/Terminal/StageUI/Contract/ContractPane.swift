import Catalogue
import Contract
import Observing
import Screen
import Simulation

/// The rules that were broken, newest last, and below them the details of the selected one.
struct ContractPane: Pane {
  private let summary: String
  /// The visible findings, the place of the first of them, and which one is selected.
  private let findings: ArraySlice<FindingRecord>
  private let selected: Int?
  private let hasKeys: Bool
  private let isFocused: Bool

  init(_ stage: Stage, _ state: StageState, _ size: Size, selected: Int?) {
    let all = state.ledgers.findings
    summary = SeverityCounts.words(all.map(\.severity))
    self.selected = selected
    hasKeys = stage.pane == .ledgers
    isFocused = stage.isFocused(.ledgers)
    // The list leaves room for the rule's texts.
    let room = size.height - 2
    let height = min(all.count, max(1, min(room / 3, room - 9)))
    let first = max(0, min((selected ?? 0) - height / 2, all.count - height))
    findings = all[first..<first + height]
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    let inside = brush.pane(
      .ledgers, rect, isFocused: isFocused, title: PaneTitle.rules, trailing: summary
    ).inset(horizontal: 1)
    guard let selected, findings.indices.contains(selected) else {
      brush.canvas.paragraph(
        EmptyState.noBrokenRule(key: brush.keyLabel(.force)).sentence,
        in: inside, brush.theme.muted)
      return
    }
    for (row, place) in findings.indices.enumerated() {
      let line = Rect(x: inside.x, y: inside.y + row, width: inside.width, height: 1)
      draw(findings[place], line, isSelected: place == selected, &brush)
      brush.mark(line.inset(horizontal: -1), .row(place))
    }
    explain(findings[selected], inside.inset(top: findings.count + 1), &brush)
  }

  private func draw(
    _ finding: FindingRecord, _ row: Rect, isSelected: Bool, _ brush: inout Brush
  ) {
    let isInFocus = isSelected && hasKeys
    let ground = isInFocus ? brush.theme.selection : brush.theme.text
    if isInFocus { brush.canvas.fill(row.inset(horizontal: -1), ground) }
    let ad = finding.ad ?? ""
    let end = row.maxX - TextWidth.columns(ad)
    brush.write(
      [
        (finding.severity.glyph + " ", brush.style(of: finding.severity).readable(on: ground)),
        (finding.id, isSelected ? ground.adding(.bold) : ground),
      ], at: row.origin, until: end - 1)
    brush.write(
      [(ad, brush.theme.muted.readable(on: ground))], at: Point(x: end, y: row.y), until: row.maxX)
  }

  private func explain(_ finding: FindingRecord, _ rect: Rect, _ brush: inout Brush) {
    var y = rect.y
    func rest() -> Rect {
      Rect(x: rect.x, y: y, width: min(rect.width, 90), height: max(0, rect.maxY - y))
    }
    guard let rule = finding.rule else {
      brush.canvas.paragraph(
        EmptyState.unknownRule.sentence, in: rest(), brush.theme.muted)
      return
    }
    y += brush.canvas.paragraph(rule.sentence, in: rest(), brush.style(of: finding.severity))
    y += brush.canvas.paragraph(rule.why, in: rest(), brush.theme.text)
    let text = BrokenRuleText(rule, proof: finding.proof, key: brush.keyLabel(.tap))
    y += brush.canvas.paragraph(text.fix, in: rest(), brush.theme.strong)
    y += brush.canvas.paragraph(text.proof, in: rest(), brush.theme.text)
    y += brush.canvas.paragraph(text.source, in: rest(), brush.theme.muted)
  }
}
