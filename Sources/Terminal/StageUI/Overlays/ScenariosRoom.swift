import Languages
import Catalogue
import Observing
import Scenarios
import Screen

/// The scenarios, found by a few letters of their names or sentences; the stage goes on with the one
/// that is chosen.
package struct ScenariosRoom: ListRoom {
  package static let card = RoomCard(
    "scenarios", title: "scenarios",
    explanation: "Finds and opens another scenario: a tour, your own, the zoo.",
    keys: [Key("L")], place: .over, after: .restart,
    CommandManner(group: .stories, isLockable: true))

  package static var isSearchedAtOnce: Bool { true }

  package var list: ListPlace
  /// The file that was opened, if it is not one of the library.
  private let own: ScenarioLibrary.Card?

  package init?(_ scene: Scene) {
    let isOwn = scene.stage.scenario.map { ScenarioLibrary.content(of: $0) == nil } ?? false
    own =
      isOwn
      ? scene.stage.scenario.map {
        ScenarioLibrary.Card(
          name: $0, title: scene.state.title, about: scene.state.about ?? scene.state.title,
          shelf: .file)
      } : scene.stage.ownScenario
    let place = ScenarioCards(own: own).all.firstIndex { $0.name == scene.stage.scenario }
    list = ListPlace(selected: place ?? 0, query: "")
  }

  package func pane(_ scene: Scene) -> any Pane { ScenariosPane(list: list, own: own) }

  package func spoken(_ scene: Scene) -> [String] {
    ScenarioCards(own: own).all.map { AccessibleText.named($0.name, localized(sentence: $0.about)) }
  }

  package func shown(_ scene: Scene) -> [Int] { ScenarioCards(own: own).found(list.query ?? "") }

  package func wheel(by step: Int, _ scene: inout Scene) { move(by: step * 3, &scene) }

  package func choose(_ row: Int, _ scene: inout Scene) -> [StageEffect] {
    scene.stage.overlay = nil
    (scene.stage.ownScenario, scene.stage.isIntroduced) = (own, true)
    return [.wish(scene.stage.wish(toOpen: ScenarioCards(own: own).all[row].name))]
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
