import Catalogue
import Glibc
import JSON
import Playing
import Scenarios
import StageUI

/// `adplay learn`: lessons that check themselves.
@MainActor
enum LearnCommand {
  static func run(_ options: Command.LearnOptions) throws(Failure) -> Never {
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
