import Contract
import Observing
import Screen
import Simulation

extension Painter {
  /// The rules that were broken, newest last, and below them what there is to say of the selected one.
  mutating func contract(_ rect: Rect) {
    let findings = state.ledgers.findings
    let inside = pane(
      .ledgers, rect, title: "Contract", trailing: findings.isEmpty ? "" : findings.summary
    ).inset(horizontal: 1)
    guard let selected = stage.findingInFocus(state) else {
      frame.canvas.paragraph(
        "No rule of the contract is broken. \(keyLabel(.force)) forces a fault on a line.",
        in: inside, theme.muted)
      return
    }
    // The list leaves room for the rule's sentences.
    let height = min(findings.count, max(1, min(inside.height / 3, inside.height - 9)))
    let first = max(0, min(selected - height / 2, findings.count - height))
    for row in 0..<height {
      let place = first + row
      let line = Rect(x: inside.x, y: inside.y + row, width: inside.width, height: 1)
      findingRow(findings[place], line, isSelected: place == selected)
      frame.mark(line.inset(horizontal: -1), .finding(place))
    }
    explain(findings[selected], inside.inset(top: height + 1))
  }

  private mutating func findingRow(_ finding: FindingRecord, _ row: Rect, isSelected: Bool) {
    let isInFocus = isSelected && stage.pane == .ledgers
    let ground = isInFocus ? theme.selection : theme.text
    if isInFocus { frame.canvas.fill(row.inset(horizontal: -1), ground) }
    let ad = finding.ad ?? ""
    let end = row.maxX - TextWidth.columns(ad)
    write(
      [
        (finding.severity.glyph + " ", style(of: finding.severity).readable(on: ground)),
        (finding.id, isSelected ? ground.adding(.bold) : ground),
      ], at: row.origin, until: end - 1)
    write([(ad, theme.muted.readable(on: ground))], at: Point(x: end, y: row.y), until: row.maxX)
  }

  private mutating func explain(_ finding: FindingRecord, _ rect: Rect) {
    var y = rect.y
    func rest() -> Rect {
      Rect(x: rect.x, y: y, width: min(rect.width, 90), height: max(0, rect.maxY - y))
    }
    guard let rule = finding.rule else {
      frame.canvas.paragraph("This adplay does not know that rule.", in: rest(), theme.muted)
      return
    }
    y += frame.canvas.paragraph(rule.sentence, in: rest(), style(of: finding.severity))
    y += frame.canvas.paragraph(rule.why, in: rest(), theme.text)
    y += frame.canvas.paragraph("Mend: \(rule.mend)", in: rest(), theme.good)
    let proof = finding.proof.map { "#\($0)" }.joined(separator: " ")
    y += frame.canvas.paragraph(
      "Proof: \(proof)  (\(keyLabel(.tap)) shows why)", in: rest(), theme.text)
    y += frame.canvas.paragraph("From: \(rule.source)", in: rest(), theme.muted)
  }

  func style(of severity: Rule.Severity) -> Style {
    switch severity {
    case .error: theme.bad
    case .warning: theme.warning
    case .note: theme.muted
    }
  }
}

extension Rule.Severity {
  /// Tells the severities apart where there are no colours.
  var glyph: String {
    switch self {
    case .error: "‼"
    case .warning: "!"
    case .note: "·"
    }
  }
}

extension [FindingRecord] {
  /// `2 errors, 1 note`.
  var summary: String {
    Rule.Severity.allCases.compactMap { severity in
      let count = count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }.joined(separator: ", ")
  }
}
