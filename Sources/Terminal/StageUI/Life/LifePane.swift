import Catalogue
import Contract
import Languages
import Observing
import Screen
import Simulation
import Theming

/// The states of the ad from top to bottom: where it was, where it is, and what can happen next;
/// below them the events that could not have happened then.
struct LifePane: Pane {
  private let name: String
  /// Nil if there is no ad.
  private let life: AdLife?
  /// Whether something can still happen to it, as far as is known.
  private let isOpen: Bool
  private let isRecorded: Bool
  /// The rules the ad has broken.
  private let findings: [String]
  private let note: ForcedNote

  init(_ scene: Scene) {
    name = scene.state.ad?.name ?? ""
    life = scene.state.ad?.life
    isOpen = scene.state.ad?.unknown.contains(.future) != true
    isRecorded = scene.state.recording != nil
    findings = scene.state.ad?.findings ?? []
    note = ForcedNote(scene.state)
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    brush.room(rect, title: PaneTitle.life, ad: name)
    brush.note(note, on: rect)
    let inside = brush.rest.splitLeft(60).left
    brush.rest = inside
    guard let life else { return brush.say(.noAd(key: isRecorded ? nil : brush.keyLabel(.reload))) }
    let (trouble, words) = (trouble(life, brush), words(life, brush))
    let remarks = trouble + [words]
    let diagram = life.table.diagram
    let rows = remarks.reduce(0) { $0 + Text.wrapped($1.text, width: inside.width).count }
    let isDense = inside.height < diagram.height + rows
    let end = brush.draw(diagram, life, inside, isDense: isDense, isOpen: isOpen)
    brush.rest = inside.inset(top: end - inside.y)
    if !isDense { brush.gap(ifSpare: rows) }
    for one in trouble { brush.say(one.text, one.style, hit: one.entry.map { .entry($0) }) }
    let isCut = Text.wrapped(words.text, width: inside.width).count > brush.rest.height
    let short = LifeText.now(life.table.title(of: life.state))
    brush.say(isCut && isOpen ? short : words.text, words.style)
  }

  /// What the diagram shows, in words.
  private func words(_ life: AdLife, _ brush: Brush) -> Remark {
    let next = life.possibleEvents.map(life.table.happening)
    let state = life.table.title(of: life.state)
    let text: LifeText =
      next.isEmpty ? .isOver : isOpen ? .now(state: state, next: next) : .lastRecorded(state: state)
    return Remark(text: text.sentence, style: brush.theme.muted, entry: nil)
  }

  /// A sentence below the diagram.
  private struct Remark {
    let text: String
    let style: Style
    /// The entry in the journal that it is about.
    let entry: Int?
  }

  /// The events that could not have happened, and the rules the ad has broken.
  private func trouble(_ life: AdLife, _ brush: Brush) -> [Remark] {
    let strays = life.strays.map { stray in
      let text = LifeText.stray(
        message: life.table.message(of: stray.event), state: life.table.title(of: stray.state),
        isRepeated: stray.isRepeated)
      return Remark(text: "✕ \(text.sentence)", style: brush.theme.alarm, entry: stray.entry)
    }
    let findings = findings.map { id in
      let rule = Rulebook.rule(id)
      let severity = rule?.severity ?? .note
      let text = LifeText.broken(
        rule.map { localized(sentence: $0.sentence) } ?? id, key: brush.keyLabel(.contractRoom))
      return Remark(
        text: "\(severity.glyph) \(text)", style: brush.style(of: severity), entry: nil)
    }
    return strays + findings
  }
}

extension LifeDiagram {
  /// How many rows it takes without what led from state to state.
  var denseHeight: Int {
    rows.reduce(0) { $0 + 1 + ($1.detour == nil ? 0 : 1) + $1.inside.count }
  }

  /// How many rows it takes if there is room for all.
  var height: Int {
    rows.reduce(0) {
      $0 + 1 + ($1.detour == nil ? 0 : 1) + $1.inside.count + ($1.way == nil ? 0 : 1)
    }
  }
}
