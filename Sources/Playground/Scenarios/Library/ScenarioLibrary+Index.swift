extension ScenarioLibrary {
  /// A scenario in a list to choose from.
  package struct Card: Equatable, Sendable {
    package let name: String
    package let title: String
    /// What it teaches, in a sentence; empty for one that does not say.
    package let about: String
    package let shelf: Shelf

    package init(name: String, title: String, about: String, shelf: Shelf) {
      self.name = name
      self.title = title
      self.about = about
      self.shelf = shelf
    }
  }

  /// Where a scenario comes from.
  package enum Shelf: CaseIterable, Sendable {
    case file, tour, lesson, library, zoo, appZoo
  }

  /// Every built-in scenario, those that are told first. They are read when somebody first looks for one.
  package static let index: [Card] =
    tours.compactMap { Card($0.name, $0.content(), .tour) }
    + lessons.compactMap { Card($0.name, $0.content(), .lesson) }
    + all.compactMap { Card($0.name, $0.content(), .library) }
    + zoo.compactMap { Card($0.name, $0.content(), .zoo) }
    + appZoo.compactMap { Card($0.name, $0.content(), .appZoo) }
}

extension ScenarioLibrary.Card {
  fileprivate init?(_ name: String, _ content: [UInt8], _ shelf: ScenarioLibrary.Shelf) {
    guard let scenario = try? Scenario(reading: content) else { return nil }
    self.init(
      name: name, title: scenario.title, about: scenario.about ?? "", shelf: shelf)
  }
}
