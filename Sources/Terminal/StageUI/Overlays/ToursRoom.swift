import Catalogue
import Languages
import Observing
import Scenarios
package import Screen

/// What adplay shows and teaches: tours, which are told, and lessons, which check themselves.
package struct ToursRoom: ListRoom {
  package static let card = RoomCard(
    .tours, title: "tours",
    explanation: "Begins a tour, which is told, or a lesson, which you do.",
    keys: [Key("T")], place: .over, after: .restart,
    CommandManner(
      group: .stories, acts: true))

  package var list: ListPlace

  package init?(_ scene: Scene) {
    list = ListPlace(selected: TourCard.all.firstIndex { $0.name == scene.stage.scenario } ?? 0)
  }

  package func rows(_ scene: Scene) -> [SheetRow] {
    let hasLengths = scene.inside(Self.width) >= 56
    let learned = scene.stage.learned
    return TourCard.all.map { card in
      let length = hasLengths ? card.length ?? "" : ""
      let isLearned = learned.contains(card.name)
      let sign = card.length != nil ? "▶" : isLearned ? ToursText.done : "·"
      return SheetRow(
        [.accent("  \(sign) "), .bold(card.title)],
        end: .init(cell: .muted(length), columns: TextWidth.columns(length) + 1),
        group: card.length == nil ? .lessons : .tours, searched: card.text,
        spoken: { _ in
          let title = AccessibleText.named(card.title, card.about)
          return isLearned ? AccessibleText.done(title) : title
        }, about: card.about
      ) { scene in
        scene.stage.overlay = nil
        return [.wish(scene.stage.wish(toOpen: card.name))]
      }
    }
  }

  private static let width = 76

  package func sheet(_ rows: [SheetRow], _ scene: Scene) -> ListSheet {
    ListSheet(sheet: .tours, width: Self.width, height: rows.count + 9, about: 2...2)
  }

  package func handleOther(_ key: Key, _ scene: inout Scene) -> [StageEffect] {
    switch scene.keyMap.command(for: key) {
    // A story's own key begins it, too.
    case .nextStep: return use(list.selected, &scene)
    case .quit: return scene.ask(.quit)
    default: return handleUnknown(key, &scene)
    }
  }
}

extension SheetRow.Group {
  fileprivate static var tours: Self { Self(title: ToursText.tours, note: ToursText.howToursGo) }
  fileprivate static var lessons: Self {
    Self(title: ToursText.lessons, note: ToursText.howLessonsGo, hasGap: true)
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
