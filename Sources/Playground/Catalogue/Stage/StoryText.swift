import Languages
package import Observing
package import Scenarios
import Simulation

/// What a story says under the stage.
package enum StoryText {
  /// Where it is.
  package static func place(_ story: StageState.StoryState, isPlaying: Bool = false) -> String {
    let place =
      localized(
        "\(isPlaying ? "▶ " : "")step \((story.beat + 1).grouped) of \(story.count.grouped)")
    return story.isAtEnd ? localized("\(place), the end") : place
  }

  // What keys do at its end.
  package static var nextTour: String { localized("next tour") }
  package static var again: String { localized("play again") }
  /// In fewer columns than the place of a last step.
  package static var tryIt: String { localized("or try it yourself") }

  /// What the key that plays it does meanwhile.
  package static var pause: String { localized("pause") }

  /// How long somebody reads its sentence and looks at what it speaks of: as long in every language,
  /// since other scripts say more with a letter.
  package static func readingTime(_ story: StageState.StoryState) -> Duration {
    Language.$current.withValue(.english) { readingTime(sentence(story)) }
  }

  /// How long the whole of a scenario's script takes.
  package static func readingTime(_ scenario: Scenario) -> Duration {
    Language.$current.withValue(.english) {
      Story(scenario.script).beats.reduce(.zero) { $0 + readingTime(sentence($1.caption)) }
    }
  }

  private static func readingTime(_ sentence: String) -> Duration {
    .seconds(2) + .milliseconds(80) * sentence.count
  }

  package static func sentence(_ story: StageState.StoryState) -> String {
    if story.isLeft { return localized("You left the script. Press n to return to it.") }
    if let failure = story.failures.last {
      return localized("Expected something else: ")
        + failure.map(\.sentence).joined(separator: "; ")
    }
    return story.caption.map { sentence($0) } ?? ""
  }

  package static func sentence(_ caption: Story.Caption) -> String {
    switch caption {
    case .said(let sentence): localized(sentence: sentence)
    case .done(let action): InputWords.of(action)
    case .end: localized("The end of the script.")
    }
  }

  package static func task(_ task: StageState.TaskState) -> String {
    let sentence = localized(sentence: task.sentence)
    guard task.isDone else {
      return task.mistake.map { "✗ \(localized(sentence: $0))" } ?? sentence
    }
    let outcome = localized("✓ Done. \(task.outcome.map(localized(sentence:)) ?? sentence)")
    guard case .lastLesson(let left) = task.sequel else { return outcome }
    return "\(outcome) \(ending(left))"
  }

  /// What stands beside the sentence of a scenario that has just been opened.
  package static var playsScript: String { localized("n: play its script") }

  private static func ending(_ left: Int) -> String {
    switch left {
    case 0: localized("That was the last lesson: all are done.")
    case 1: localized("That was the last lesson; one is left to do.")
    default: localized("That was the last lesson; \(left) are left to do.")
    }
  }

  /// What stands beside a task that is done; nil if nothing comes after it.
  package static func sequel(_ task: StageState.TaskState) -> String? {
    guard task.isDone else { return nil }
    return switch task.sequel {
    case .none: nil
    case .nextLesson: localized("n: next lesson")
    case .lastLesson: localized("T: tours, lessons")
    }
  }
}
