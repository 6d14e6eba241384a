import Languages
import Catalogue
import Observing
import Scenarios
import Screen

/// The scenarios, found by a few letters of their names or sentences; the stage goes on with the one
/// that is chosen.
package struct ScenariosRoom: ListRoom {
  package static let card = RoomCard(
    .scenarios, title: "scenarios",
    explanation: "Finds and opens another scenario: a tour, your own, the zoo.",
    keys: [Key("L")], place: .over, after: .restart,
    CommandManner(group: .stories, isLockable: true, acts: true))

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

  package func rows(_ scene: Scene) -> [SheetRow] {
    let (name, hasSentences) = columns(scene)
    return ScenarioCards(own: own).all.map { [own] card in
      SheetRow(
        [
          .plain(Text.padded("\(card.shelf.sign) \(card.name)", to: name)),
          .muted(" \(localized(sentence: hasSentences ? card.about : card.title))"),
        ], searched: card.named,
        spoken: { _ in AccessibleText.named(card.name, localized(sentence: card.about)) },
        about: localized(sentence: card.about)
      ) { scene in
        scene.stage.overlay = nil
        (scene.stage.ownScenario, scene.stage.isIntroduced) = (own, true)
        return [.wish(scene.stage.wish(toOpen: card.name))]
      }
    }
  }

  /// Where sentences fit beside names they are there instead of titles, and not below the list.
  private func columns(_ scene: Scene) -> (name: Int, hasSentences: Bool) {
    let inside = scene.inside(min(Self.widest, scene.size.width - 4))
    let name = min(30, max(18, inside / 3))
    return (name, inside - name - 1 >= 106)
  }

  private static let widest = 144

  package func sheet(_ rows: [SheetRow], _ scene: Scene) -> ListSheet {
    // One's own scenario may need more than two lines.
    let most = max(2, (scene.size.height - 6) / 3)
    return ListSheet(
      sheet: .list(localized("Scenarios")), width: min(Self.widest, scene.size.width - 4),
      height: scene.size.height - 2, nothing: EmptyState.noMatchingScenario.sentence,
      about: columns(scene).hasSentences ? nil : 2...most)
  }

  package func shown(_ rows: [SheetRow], _ scene: Scene) -> [Int] {
    ScenarioCards(own: own).found(list.query ?? "")
  }

  package func wheel(by step: Int, _ scene: inout Scene) { move(by: step * 3, &scene) }
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

extension ScenarioLibrary.Shelf {
  fileprivate var sign: String {
    switch self {
    case .file: "★"
    case .tour: "▶"
    case .lesson: "✎"
    case .library: "·"
    case .zoo, .mistakes, .appZoo: "✗"
    }
  }
}
