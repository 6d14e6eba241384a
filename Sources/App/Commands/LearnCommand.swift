import Catalogue
import Glibc
import JSON
import Playing
import Scenarios
import StageUI

struct LearnOptions: Equatable {
  /// The options of the stage; the scenario is empty if the menu is to choose a lesson.
  var stage = StageOptions(scenario: "")
  var listsLessons = false
  var resets = false

  static let command = CommandTable(
    HelpPage(
      command: "learn", usage: ["[LESSON] [options]"],
      about: "take one of seven short lessons", guide: "Demos",
      description: """
        Opens a lesson: something to do, in one or two sentences, which is checked while you do it.
        When it is done, n opens the next one. Without a name there is a menu; what you have done is
        marked in it.
        """,
      ending: "What was done is kept in $XDG_STATE_HOME/adplay, or ~/.local/state/adplay."),
    LearnOptions(),
    options: [
      .init("--list", \.listsLessons, "list the lessons"),
      .init("--reset", \.resets, "forget which were done"),
    ],
    // A lesson begins at its beginning.
    stage: .all(\.stage, except: ["--at"]),
    arguments: .one(\.stage.scenario) { ScenarioLibrary.lessons.map(\.name) },
    speaks: { $0.listsLessons ? nil : $0.stage },
    run: { (options) throws(Failure) in try LearnCommand.run(options) })
}

/// `adplay learn`: lessons that check themselves.
@MainActor
enum LearnCommand {
  static func run(_ options: LearnOptions) throws(Failure) -> Never {
    if options.resets { LessonProgress.reset() }
    if options.listsLessons { list() }
    if options.resets || options.listsLessons { exit(0) }
    var stageOptions = options.stage
    let isChosen = !stageOptions.scenario.isEmpty
    if !isChosen { stageOptions.scenario = next() }
    try check(stageOptions.scenario)
    try OpenCommand.run(stageOptions, room: isChosen ? nil : ToursRoom.card.name)
  }

  /// Refuses what is no lesson.
  private static func check(_ name: String) throws(Failure) {
    let nearest = NearestWord.of(name, in: ScenarioLibrary.lessons.map(\.name))
    guard ScenarioStore.knows(name) else { throw .unknownLesson(name, nearest: nearest) }
    guard try ScenarioStore.open(name).lesson != nil else {
      throw .noLesson(name, nearest: nearest)
    }
  }

  /// The first lesson that was not done yet.
  private static func next() -> String {
    let learned = LessonProgress.read()
    let names = ScenarioLibrary.lessons.map(\.name)
    return names.first { !learned.contains($0) } ?? names[0]
  }

  private static func list() {
    let learned = LessonProgress.read()
    let width = ScenarioLibrary.lessons.map(\.name.count).max() ?? 0
    for (name, content) in ScenarioLibrary.lessons {
      guard let scenario = try? Scenario(reading: content()) else { continue }
      let gap = String(repeating: " ", count: width - name.count)
      let sign = learned.contains(name) ? ToursText.done : " "
      Console.print("\(sign) \(name)\(gap)  \(scenario.about ?? scenario.title)\n")
    }
  }
}
