import Catalogue
import Languages
package import Observing
import Scenarios
package import Screen

/// What adplay shows and teaches: tours, which are told, and lessons, which check themselves.
package struct ToursRoom: ListRoom {
  package static let card = RoomCard(
    .tours, title: "tours",
    explanation: "Begins a tour, which is told, or a lesson, which you do.",
    keys: [Key("T")], place: .over, after: .restart, CommandManner(group: .stories))

  package var list: ListPlace

  package init?(_ stage: Stage, _ state: StageState) {
    list = ListPlace(selected: TourCard.all.firstIndex { $0.name == stage.scenario } ?? 0)
  }

  package func texts(_ stage: Stage, _ state: StageState, _ keyMap: KeyMap) -> [String] {
    TourCard.all.map(\.text)
  }

  package func spoken(_ stage: Stage, _ state: StageState, _ keyMap: KeyMap) -> [String] {
    TourCard.all.map { card in
      let title = AccessibleText.named(card.title, card.about)
      return stage.learned.contains(card.name) ? AccessibleText.done(title) : title
    }
  }

  package func pane(_ stage: Stage, _ state: StageState, _ size: Size) -> any Pane {
    ToursPane(list: list, learned: stage.learned)
  }

  package func handleOther(
    _ key: Key, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    switch keyMap.command(for: key) {
    // A story's own key begins it, too.
    case .nextStep: return use(list.selected, &stage, state, keyMap)
    case .quit: return stage.ask(.quit, state, keyMap)
    default: return handleUnknown(key, &stage, state, keyMap)
    }
  }

  package func choose(
    _ row: Int, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    stage.overlay = nil
    return [.wish(stage.wish(toOpen: TourCard.all[row].name))]
  }
}

/// A tour or a lesson in the menu.
struct TourCard {
  let name: String
  private let english: (title: String, about: String)
  /// Nil for a lesson.
  private let walk: (steps: Int, time: Duration)?

  var title: String { localized(sentence: english.title) }
  var about: String { localized(sentence: english.about) }
  /// How long it takes; nil for a lesson.
  var length: String? { walk.map { DemoText.length(steps: $0.steps, $0.time) } }

  /// What a search looks at.
  var text: String { "\(name) \(title) \(about)" }

  /// Tours, then lessons.
  static let all = (ScenarioLibrary.tours + ScenarioLibrary.lessons).compactMap {
    TourCard($0.name, $0.content())
  }

  private init?(_ name: String, _ content: [UInt8]) {
    guard let scenario = try? Scenario(reading: content) else { return nil }
    self.name = name
    english = (scenario.title, scenario.about ?? "")
    walk =
      scenario.lesson == nil
      ? (Story(scenario.script).beats.count, StoryText.readingTime(scenario)) : nil
  }
}
