import Catalogue
package import Observing
import Scenarios
package import Screen

/// The scenarios, found by a few letters of their names or sentences; the stage goes on with the one
/// that is chosen.
package struct ScenariosRoom: Room {
  package static let card = RoomCard(
    name: "scenarios", title: "scenarios",
    explanation: "Finds and opens another scenario: a tour, your own, the zoo.",
    keys: [Key("L")], place: .over, after: .restart)

  private let query: String
  private let selected: Int
  /// The file that was opened, if it is not one of the library.
  private let own: ScenarioLibrary.Card?

  private init(query: String, selected: Int, own: ScenarioLibrary.Card?) {
    self.query = query
    self.selected = selected
    self.own = own
  }

  package init?(_ stage: Stage, _ state: StageState) {
    let isOwn = stage.scenario.map { ScenarioLibrary.content(of: $0) == nil } ?? false
    let card =
      isOwn
      ? stage.scenario.map {
        ScenarioLibrary.Card(
          name: $0, title: state.title, about: state.about ?? state.title, shelf: .file)
      } : stage.ownScenario
    let cards = ScenarioCards(own: card, query: "").all
    self.init(
      query: "", selected: cards.firstIndex { $0.name == stage.scenario } ?? 0, own: card)
  }

  package func pane(_ stage: Stage, _ state: StageState, _ size: Size) -> any Pane {
    ScenariosPane(query: query, selected: selected, own: own)
  }

  package var takesText: Bool { true }

  package func handle(
    _ key: Key, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    switch key.code {
    case .escape: stage.overlay = nil
    case .up: move(by: -1, &stage)
    case .down: move(by: 1, &stage)
    case .pageUp: move(by: -10, &stage)
    case .pageDown: move(by: 10, &stage)
    case .home: move(by: -selected, &stage)
    case .end: move(by: .max / 2, &stage)
    case .backspace: type(String(query.dropLast()), &stage)
    case .character(let character) where key.modifiers.isEmpty:
      type(query + String(character), &stage)
    case .enter: return click(row: selected, &stage, state, keyMap)
    default: break
    }
    return []
  }

  package func wheel(by step: Int, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap) {
    move(by: step * 3, &stage)
  }

  package func click(
    row: Int, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    let cards = ScenarioCards(own: own, query: query).all
    guard cards.indices.contains(row) else { return [] }
    stage.overlay = nil
    (stage.ownScenario, stage.isIntroduced) = (own, true)
    return [.wish(stage.wish(toOpen: cards[row].name))]
  }

  private func type(_ query: String, _ stage: inout Stage) {
    stage.keep(ScenariosRoom(query: query, selected: 0, own: own))
  }

  private func move(by step: Int, _ stage: inout Stage) {
    let last = ScenarioCards(own: own, query: query).all.count - 1
    let row = max(0, min(last, selected + step))
    stage.keep(ScenariosRoom(query: query, selected: row, own: own))
  }
}

/// What the list shows.
struct ScenarioCards {
  let all: [ScenarioLibrary.Card]

  /// One's own file first. A query finds its words in names and titles, then in sentences.
  init(own: ScenarioLibrary.Card?, query: String) {
    let cards = (own.map { [$0] } ?? []) + ScenarioLibrary.index
    let words = query.lowercased().split(separator: " ")
    guard !words.isEmpty else {
      all = cards
      return
    }
    let isFound = { (text: String) in words.allSatisfy { text.lowercased().contains($0) } }
    let named = cards.filter { isFound("\($0.name) \($0.title)") }
    let others = cards.filter { card in
      isFound("\(card.name) \(card.title) \(card.about)") && !named.contains(card)
    }
    all = named + others
  }
}

struct ScenariosPane: Pane {
  let query: String
  let selected: Int
  let own: ScenarioLibrary.Card?

  func draw(in rect: Rect, with brush: inout Brush) {
    let theme = brush.theme
    let cards = ScenarioCards(own: own, query: query).all
    let bounds = brush.frame.bounds
    let inside = brush.sheet(
      .scenarios, width: min(110, bounds.width - 4), height: bounds.height - 2)
    let parts = inside.rows([.fixed(1), .fixed(1), .flexible()])
    let end = brush.write(
      [("/ ", brush.onSheet(theme.accent).adding(.bold)), (query, theme.overlay)],
      at: parts[0].origin, until: parts[0].maxX - 1)
    brush.frame.cursor = Point(x: end, y: parts[0].y)
    let count = RunText.progress(cards.count, of: ScenarioCards(own: own, query: "").all.count)
    brush.canvas.put(count, in: parts[0], brush.onSheet(theme.muted), align: .end)
    guard !cards.isEmpty else {
      brush.canvas.put(
        EmptyState.noMatchingScenario.sentence, in: parts[2], brush.onSheet(theme.muted))
      return
    }
    let name = min(30, max(18, inside.width / 3))
    brush.list(cards, selected: selected, in: parts[2]) { brush, card, line, style in
      brush.write(
        [
          (Text.padded("\(card.shelf.sign) \(card.name)", to: name), style),
          (" \(card.about)", theme.muted.readable(on: style)),
        ], at: line.origin, until: line.maxX)
    }
  }
}

extension ScenarioLibrary.Shelf {
  fileprivate var sign: String {
    switch self {
    case .file: "★"
    case .tour: "▶"
    case .lesson: "✎"
    case .library: "·"
    case .zoo: "✗"
    }
  }
}
