import Catalogue
import JSON
import Languages
import Scenarios
import Screen

/// A scenario that is shown to people, and its name.
struct DemoShow {
  let name: String
  let scenario: Scenario

  /// The one that is named, or all tours.
  static func all(_ name: String, _ brand: Brand) throws(Failure) -> [DemoShow] {
    guard name.isEmpty else { return [try open(name, brand)] }
    var shows: [DemoShow] = []
    for tour in ScenarioLibrary.tours { shows.append(try open(tour.name, brand)) }
    return shows
  }

  private static func open(_ name: String, _ brand: Brand) throws(Failure) -> DemoShow {
    guard ScenarioStore.knows(name) else {
      let nearest =
        NearestWord.of(name, in: ScenarioLibrary.tours.map(\.name))
        ?? NearestWord.of(name, in: ScenarioLibrary.everything.map(\.name))
      throw .unknownTour(name, nearest: nearest)
    }
    let scenario = try ScenarioStore.open(name, brand, .any)
    guard !scenario.script.isEmpty else { throw .nothingToTell(path: name) }
    return DemoShow(name: name, scenario: scenario)
  }

  /// What the presenter reads: each sentence with its notes.
  var script: String {
    let beats = Story(scenario.script).beats
    let title = localized(sentence: scenario.title)
    let head = DemoText.head(title, steps: beats.count, StoryText.readingTime(scenario))
    let lines = beats.enumerated().flatMap { number, beat in
      Self.hanging(DemoText.step(number + 1), StoryText.sentence(beat.caption))
        + (beat.note.map { Self.hanging(DemoText.note, localized(sentence: $0)) } ?? [])
    }
    return ([head, ""] + lines).joined(separator: "\n") + "\n"
  }

  /// A paragraph beside its mark.
  private static func hanging(_ mark: String, _ text: String) -> [String] {
    Text.wrapped(text, width: 72).enumerated().map { row, line in
      (row == 0 ? mark : String(repeating: " ", count: mark.count)) + line
    }
  }
}
