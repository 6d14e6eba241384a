import Catalogue
import Contract
import Observing
import Screen
import Simulation

/// All rules, those that were broken first, and below them the details of the selected one.
struct ContractPane: Pane {
  private let summary: String
  private let shortSummary: String
  private let list: RuleList
  private let selected: Int?
  private let hasKeys: Bool
  private let isFocused: Bool

  init(_ stage: Stage, _ state: StageState, _ list: RuleList, selected: Int?) {
    summary = RuleStandingText.summary(state.ledgers.standings)
    shortSummary = RuleStandingText.broken(state.ledgers.standings)
    self.list = list
    self.selected = selected
    hasKeys = stage.pane == .ledgers
    isFocused = stage.isFocused(.ledgers)
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    // A title that has no room for all counts leaves them to the first row.
    let fits = rect.width >= TextWidth.columns(summary) + 16
    var inside = brush.pane(
      .ledgers, rect, isFocused: isFocused, title: PaneTitle.rules,
      trailing: fits ? summary : shortSummary
    ).inset(horizontal: 1)
    let width = min(inside.width, Self.widestText)
    let plan = RulesPlan(
      rows: inside.height, rules: list.count,
      details: selected.map { details(of: list[$0], brush) } ?? [], width: width)
    if !fits, plan.spare > 0 { say(summary, brush.theme.strong, &inside, &brush) }
    if selected == nil {
      let none =
        list.findings.isEmpty
        ? EmptyState.noBrokenRule(key: brush.keyLabel(.force)) : .adBreaksNoRule
      say(none.sentence, brush.theme.muted, &inside, &brush)
      inside = inside.inset(top: 1)
    }
    // The list has the rows that the texts leave.
    let below = plan.textRows + (plan.texts.isEmpty ? 0 : 1)
    let height = max(0, min(list.count, inside.height, max(1, inside.height - below)))
    rows(Rect(x: inside.x, y: inside.y, width: inside.width, height: height), &brush)
    inside = inside.inset(top: height + 1)
    for text in plan.texts { say(text.text, text.style, &inside, &brush) }
  }

  private static let widestText = 90

  private func say(_ text: String, _ style: Style, _ rest: inout Rect, _ brush: inout Brush) {
    let rect = Rect(
      x: rest.x, y: rest.y, width: min(rest.width, Self.widestText), height: rest.height)
    rest = rest.inset(top: brush.canvas.paragraph(text, in: rect, style))
  }

  private func rows(_ rect: Rect, _ brush: inout Brush) {
    let first = max(0, min((selected ?? 0) - rect.height / 2, list.count - rect.height))
    for row in 0..<rect.height {
      let line = Rect(x: rect.x, y: rect.y + row, width: rect.width, height: 1)
      let place = first + row
      draw(list[place], line, isSelected: place == selected, &brush)
      // A click on a room that is not open opens it.
      if brush.roomHit == nil { brush.mark(line.inset(horizontal: -1), .row(place)) }
    }
  }

  private func draw(
    _ row: RuleList.Row, _ line: Rect, isSelected: Bool, _ brush: inout Brush
  ) {
    let isInFocus = isSelected && hasKeys
    let ground = isInFocus ? brush.theme.selection : brush.theme.text
    let muted = brush.theme.muted.readable(on: ground)
    if isInFocus { brush.canvas.fill(line.inset(horizontal: -1), ground) }
    let end = line.maxX - TextWidth.columns(row.note)
    let text = isOver(row) && !isSelected || !row.isBroken && !isSelected ? muted : ground
    brush.write(
      [
        (row.glyph + " ", glyphStyle(of: row, brush).readable(on: ground)),
        (row.isHeld ? RuleStandingText.never : "", muted),
        (row.rule?.sentence ?? row.id, isSelected ? text.adding(.bold) : text),
        (row.rule == nil ? "" : "  \(row.id)", muted),
      ], at: line.origin, until: end - 1)
    brush.write([(row.note, muted)], at: Point(x: end, y: line.y), until: line.maxX)
  }

  /// Whether it is a broken rule of an ad that is no longer in view.
  private func isOver(_ row: RuleList.Row) -> Bool {
    if case .broken(let finding) = row { !list.isOfAdInView(finding) } else { false }
  }

  private func glyphStyle(of row: RuleList.Row, _ brush: Brush) -> Style {
    guard case .broken(let finding) = row, !isOver(row) else { return brush.theme.muted }
    return brush.style(of: finding.severity)
  }

  /// What is said about a row.
  private func details(of row: RuleList.Row, _ brush: Brush) -> [RulesPlan.Detail] {
    let theme = brush.theme
    guard let rule = row.rule else { return [.init(EmptyState.unknownRule.sentence, theme.muted)] }
    guard case .broken(let finding) = row else {
      return [
        .init(row.standing, theme.strong), .init(rule.sentence, theme.text),
        .init(rule.id, theme.muted, rank: 2), .init(rule.why, theme.text, rank: 1),
        .init(BrokenRuleText.source(rule), theme.muted, rank: 3),
      ]
    }
    let text = BrokenRuleText(
      rule, proof: finding.proof, fault: finding.fault, key: brush.keyLabel(.tap))
    return [
      .init(rule.sentence, brush.style(of: finding.severity)),
      .init(rule.id, theme.muted, rank: 2), .init(rule.why, theme.text, rank: 1),
      .init(text.fix, theme.strong), .init(text.proof, theme.text),
      .init(text.source, theme.muted, rank: 3),
    ]
  }
}

extension RuleList.Row {
  /// Nil if another version of adplay found it.
  fileprivate var rule: Rule? {
    switch self {
    case .broken(let finding): finding.rule
    case .held(let rule), .notYetSeen(let rule): rule
    }
  }

  fileprivate var id: String {
    switch self {
    case .broken(let finding): finding.id
    case .held(let rule), .notYetSeen(let rule): rule.id
    }
  }

  fileprivate var isBroken: Bool {
    if case .broken = self { true } else { false }
  }

  fileprivate var isHeld: Bool {
    if case .held = self { true } else { false }
  }

  /// What is at the end of the row.
  fileprivate var note: String {
    switch self {
    case .broken(let finding): finding.ad ?? ""
    case .held: RuleStandingText.held
    case .notYetSeen: RuleStandingText.notYetSeen
    }
  }

  /// Why it is where it is.
  fileprivate var standing: String {
    switch self {
    case .broken: ""
    case .held: RuleStandingText.whyHeld
    case .notYetSeen: RuleStandingText.whyNotYetSeen
    }
  }

  fileprivate var glyph: String {
    switch self {
    case .broken(let finding): finding.severity.glyph
    case .held: "✓"
    case .notYetSeen: " "
    }
  }
}
