import Catalogue
package import Observing
import Scenarios
package import Screen

/// What adplay shows and teaches: tours, which are told, and lessons, which check themselves.
package struct ToursRoom: Room {
  package static let card = RoomCard(
    name: "tours", title: "tours",
    explanation: "Begins a tour, which is told, or a lesson, which you do.",
    keys: [Key("T")], place: .over, after: .restart)

  private let selected: Int

  private init(selected: Int) { self.selected = selected }

  package init?(_ stage: Stage, _ state: StageState) {
    self.init(selected: TourCard.all.firstIndex { $0.name == stage.scenario } ?? 0)
  }

  package func pane(_ stage: Stage, _ state: StageState, _ size: Size) -> any Pane {
    ToursPane(selected: selected, learned: stage.learned)
  }

  package func handle(
    _ key: Key, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    switch key.code {
    case .up, .character("k"): move(by: -1, &stage)
    case .down, .character("j"): move(by: 1, &stage)
    case .home, .pageUp: move(by: -selected, &stage)
    case .end, .pageDown: move(by: TourCard.all.count, &stage)
    // A story's own key begins it, too.
    case .enter, .character("n"): return click(row: selected, &stage, state, keyMap)
    case .character("q"): return stage.ask(.quit, state, keyMap)
    default: return leave(&stage)
    }
    return []
  }

  package func wheel(by step: Int, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap) {
    move(by: step, &stage)
  }

  package func click(
    row: Int, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    guard TourCard.all.indices.contains(row) else { return [] }
    stage.overlay = nil
    return [.wish(stage.wish(toOpen: TourCard.all[row].name))]
  }

  private func move(by step: Int, _ stage: inout Stage) {
    stage.keep(ToursRoom(selected: max(0, min(TourCard.all.count - 1, selected + step))))
  }
}

extension StageCommand {
  static let tours = StageCommand.room(ToursRoom.card.name)
}

/// A tour or a lesson in the menu.
struct TourCard: Equatable {
  let name: String
  let title: String
  let about: String
  /// How long it takes; nil for a lesson.
  let length: String?

  /// Tours, then lessons.
  static let all = (ScenarioLibrary.tours + ScenarioLibrary.lessons).compactMap {
    TourCard($0.name, $0.content())
  }

  private init?(_ name: String, _ content: [UInt8]) {
    guard let scenario = try? Scenario(reading: content) else { return nil }
    self.name = name
    title = scenario.title
    about = scenario.about ?? ""
    length =
      scenario.lesson == nil
      ? DemoText.length(
        steps: Story(scenario.script).beats.count, StoryText.readingTime(scenario)) : nil
  }
}
