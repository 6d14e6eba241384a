import JSON

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
    case file, library, tour, lesson, zoo, mistakes, appZoo

    /// Those that are built in, in the order in which they are listed.
    package static let builtIn = allCases.filter { $0 != .file }

    package var scenarios: [Entry] {
      switch self {
      case .file: []
      case .library: all
      case .tour: tours
      case .lesson: lessons
      case .zoo: ScenarioLibrary.zoo
      case .mistakes: ScenarioLibrary.mistakes
      case .appZoo: ScenarioLibrary.appZoo
      }
    }
  }

  /// Every built-in scenario, those that are told first. They are read when somebody first looks for one.
  package static let index: [Card] = [Shelf.tour, .lesson, .library, .zoo, .mistakes, .appZoo]
    .flatMap { shelf in
      shelf.scenarios.compactMap { Card($0.name, $0.content(), shelf) }
    }
}

extension ScenarioLibrary.Card {
  fileprivate init?(_ name: String, _ content: [UInt8], _ shelf: ScenarioLibrary.Shelf) {
    // Only what a list says: all of the units and scripts take several times as long.
    guard var scenario = try? JSONReader.read(content).object(),
      let title = try? scenario.required("title").string()
    else { return nil }
    let about = try? scenario.optional("about")?.string()
    self.init(name: name, title: title, about: about ?? "", shelf: shelf)
  }
}
