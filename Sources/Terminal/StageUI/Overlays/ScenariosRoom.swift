import Languages
import Catalogue
package import Observing
import Scenarios
package import Screen

/// The scenarios, found by a few letters of their names or sentences; the stage goes on with the one
/// that is chosen.
package struct ScenariosRoom: ListRoom {
  package static let card = RoomCard(
    "scenarios", title: "scenarios",
    explanation: "Finds and opens another scenario: a tour, your own, the zoo.",
    keys: [Key("L")], place: .over, after: .restart, CommandManner(group: .stories, isLockable: true))

  package static var isSearchedAtOnce: Bool { true }

  package var list: ListPlace
  /// The file that was opened, if it is not one of the library.
  private let own: ScenarioLibrary.Card?

  package init?(_ stage: Stage, _ state: StageState) {
    let isOwn = stage.scenario.map { ScenarioLibrary.content(of: $0) == nil } ?? false
    own =
      isOwn
      ? stage.scenario.map {
        ScenarioLibrary.Card(
          name: $0, title: state.title, about: state.about ?? state.title, shelf: .file)
      } : stage.ownScenario
    let place = ScenarioCards(own: own).all.firstIndex { $0.name == stage.scenario }
    list = ListPlace(selected: place ?? 0, query: "")
  }

  package func pane(_ stage: Stage, _ state: StageState, _ size: Size) -> any Pane {
    ScenariosPane(list: list, own: own)
  }

  package func spoken(_ stage: Stage, _ state: StageState, _ keyMap: KeyMap) -> [String] {
    ScenarioCards(own: own).all.map { AccessibleText.named($0.name, localized(sentence: $0.about)) }
  }

  package func shown(_ stage: Stage, _ state: StageState, _ keyMap: KeyMap) -> [Int] {
    ScenarioCards(own: own).found(list.query ?? "")
  }

  package func wheel(by step: Int, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap) {
    move(by: step * 3, &stage, state, keyMap)
  }

  package func choose(
    _ row: Int, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    stage.overlay = nil
    (stage.ownScenario, stage.isIntroduced) = (own, true)
    return [.wish(stage.wish(toOpen: ScenarioCards(own: own).all[row].name))]
  }
}

/// What the list shows: one's own file, and then those of the library.
struct ScenarioCards {
  let all: [ScenarioLibrary.Card]

  init(own: ScenarioLibrary.Card?) { all = (own.map { [$0] } ?? []) + ScenarioLibrary.index }

  /// The places of those that have the words in their names and titles, then in their sentences; the
  /// one with this name first.
  func found(_ query: String) -> [Int] {
    guard query.contains(where: { $0 != " " }) else { return Array(all.indices) }
    let words = SearchWords(query)
    let (names, whole) = (
      all.map(\.named), all.map { "\($0.named) \($0.about) \(localized(sentence: $0.about))" }
    )
    let exact = all.indices.filter { all[$0].name == query }
    let found = exact + words.beginning(in: names) + words.beginning(in: whole)
    var taken: Set<Int> = []
    return (found.isEmpty ? words.anywhere(in: whole) : found).filter { taken.insert($0).inserted }
  }
}

extension ScenarioLibrary.Card {
  fileprivate var named: String { "\(name) \(title)" }
}
