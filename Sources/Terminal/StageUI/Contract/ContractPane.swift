import Catalogue
import Contract
import Languages
import Observing
import Screen
import Simulation
import Theming

/// All rules, those that were broken first, and below them the details of the selected one.
struct ContractPane: Pane {
  private let summary: String
  private let shortSummary: String
  private let list: RuleList
  private let selected: Int?
  private let hasKeys: Bool
  private let hasLines: Bool
  private let isSearched: Bool
  /// What is said of a recording.
  private let facts: [String]

  init(_ scene: Scene, _ list: RuleList, selected: Int?, filter: String) {
    let standings = scene.state.ledgers.standings
    let found = filter.isEmpty ? nil : RuleStandingText.found(list.count, filter)
    summary = found ?? RuleStandingText.summary(standings)
    shortSummary = found ?? RuleStandingText.broken(standings)
    self.list = list
    isSearched = !filter.isEmpty
    facts = isSearched ? [] : scene.state.recording?.phone?.facts ?? []
    self.selected = selected
    hasKeys = scene.stage.pane == .ledgers
    hasLines = !scene.state.lines.isEmpty
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    let room = rect.inset(horizontal: 2, vertical: 1)
    let width = min(room.width, Self.widestText)
    let plan = RulesPlan(
      rows: room.height, rules: list.count,
      selected: selected.map { RuleRows(list, width: room.width).lines(of: $0).count } ?? 1,
      details: selected.map { details(of: list[$0], brush) } ?? [], width: width)
    // A title that has no room for all counts leaves them to the first row.
    let fits = rect.width >= TextWidth.columns(summary) + 16
    let isSaidBelow = !fits && plan.spare > 0
    brush.room(
      rect, title: PaneTitle.rules,
      trailing: fits ? summary : isSaidBelow ? "" : shortSummary)
    if isSaidBelow { brush.say(summary, brush.theme.strong, widest: Self.widestText) }
    if selected == nil {
      for fact in facts { brush.say(fact, brush.theme.muted, widest: Self.widestText) }
    }
    if selected == nil, let none = none(brush) {
      brush.say(none, brush.theme.muted, widest: Self.widestText)
      brush.gap()
    }
    // The list has the rows that the texts leave.
    let below = plan.textRows + plan.gap
    let left = brush.rest.height
    let needed = RuleRows(list, width: brush.rest.width).height(atMost: left)
    let (top, texts) = brush.rest.splitTop(min(needed, max(1, left - below)))
    rows(top, &brush)
    brush.rest = texts.inset(top: plan.gap)
    for text in plan.texts { brush.say(text.text, text.style, widest: Self.widestText) }
  }

  /// The sentence for an ad in view that has broken no rule; nothing where there is no line to force a
  /// fault on.
  private func none(_ brush: Brush) -> String? {
    if isSearched { return list.count == 0 ? HelpText.nothingFound : nil }
    if !list.findings.isEmpty { return EmptyState.adBreaksNoRule.sentence }
    return hasLines ? EmptyState.noBrokenRule(key: brush.keyLabel(.force)).sentence : nil
  }

  private static let widestText = 90

  private func rows(_ rect: Rect, _ brush: inout Brush) {
    let rows = RuleRows(list, width: rect.width)
    var y = rect.y
    for place in rows.visible(around: selected, rows: rect.height) where y < rect.maxY {
      let lines = rows.lines(of: place, atMost: rect.maxY - y)
      let row = Rect(x: rect.x, y: y, width: rect.width, height: lines.count)
      draw(list[place], lines, row, isSelected: place == selected, hasNote: rows.hasNotes, &brush)
      // A click on a room that is not open opens it.
      if brush.roomHit == nil { brush.mark(row.inset(horizontal: -1), .row(place)) }
      y += lines.count
    }
  }

  private func draw(
    _ row: RuleList.Row, _ lines: [String], _ rect: Rect, isSelected: Bool, hasNote: Bool,
    _ brush: inout Brush
  ) {
    let isInFocus = isSelected && hasKeys
    let ground = isInFocus ? brush.theme.selection : brush.theme.text
    let muted = brush.theme.muted.readable(on: ground)
    if isInFocus { brush.canvas.fill(rect.inset(horizontal: -1), ground) }
    let text = isOver(row) && !isSelected || !row.isBroken && !isSelected ? muted : ground
    let note = hasNote || row.isBroken ? row.note : ""
    let end = rect.maxX - (note.isEmpty ? 0 : TextWidth.columns(note) + 1)
    brush.canvas.put(row.glyph, at: rect.origin, glyphStyle(of: row, brush).readable(on: ground))
    for (offset, line) in lines.enumerated() {
      let isLast = offset == lines.count - 1
      // The id is said where it has room; it is among the details of the selected rule, too.
      let id = isLast && row.rule != nil ? "  \(row.id)" : ""
      let free = end - rect.x - 2 - TextWidth.columns(line)
      brush.write(
        [
          (line, isSelected ? text.adding(.bold) : text),
          (TextWidth.columns(id) <= free ? id : "", muted),
        ], at: rect.origin.offset(x: 2, y: offset), until: end)
    }
    brush.canvas.put(note, in: rect, muted, align: .end)
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
        .init(row.standing, theme.strong), .init(rule.id, theme.muted, rank: 3),
        .init(localized(sentence: rule.why), theme.text, rank: 1),
        .init(BrokenRuleText.source(rule), theme.muted, rank: 4),
      ]
    }
    let text = BrokenRuleText(rule, finding, key: brush.keyLabel(.tap))
    return [
      .init(localized(sentence: rule.sentence), brush.style(of: finding.severity), rank: 5),
      .init(rule.id, theme.muted, rank: 3),
      .init(localized(sentence: rule.why), theme.text, rank: 2),
      .init(text.remedy.sentence, theme.strong),
    ] + [text.remedy.code.map { .init("  \($0)", theme.adapter, rank: 1) }].compactMap(\.self) + [
      .init(text.proof, theme.text), .init(text.source, theme.muted, rank: 4),
    ]
  }
}

extension RuleList.Row {
  /// Nil if another version of adplay found it.
  var rule: Rule? {
    switch self {
    case .broken(let finding): finding.rule
    case .held(let rule), .notYetSeen(let rule), .notJudged(let rule, _): rule
    }
  }

  var id: String {
    switch self {
    case .broken(let finding): finding.id
    case .held(let rule), .notYetSeen(let rule), .notJudged(let rule, _): rule.id
    }
  }

  var isBroken: Bool {
    if case .broken = self { true } else { false }
  }

  var isHeld: Bool {
    if case .held = self { true } else { false }
  }

  /// What is at the end of the row.
  var note: String {
    switch self {
    case .broken(let finding): finding.ad ?? ""
    case .held: RuleStandingText.held
    case .notYetSeen: RuleStandingText.notYetSeen
    case .notJudged: RuleStandingText.notJudged
    }
  }

  /// Why it is where it is.
  fileprivate var standing: String {
    switch self {
    case .broken: ""
    case .held: RuleStandingText.whyHeld
    case .notYetSeen: RuleStandingText.whyNotYetSeen
    case .notJudged(_, let needs): needs
    }
  }

  fileprivate var glyph: String {
    switch self {
    case .broken(let finding): finding.severity.glyph
    case .held: "✓"
    case .notYetSeen: " "
    case .notJudged: "?"
    }
  }
}
