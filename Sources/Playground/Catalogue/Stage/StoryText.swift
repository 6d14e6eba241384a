package import Observing
package import Scenarios
import Simulation

/// What a story says under the stage.
package enum StoryText {
  /// Where it is.
  package static func place(_ story: StageState.StoryState, isPlaying: Bool = false) -> String {
    let place =
      "\(isPlaying ? "▶ " : "")step \((story.beat + 1).grouped) of \(story.count.grouped)"
    return story.isAtEnd ? "\(place), the end" : place
  }

  // What keys do at its end.
  package static let nextTour = "next tour"
  package static let again = "play again"
  /// In fewer columns than the place of a last step.
  package static let tryIt = "or try it yourself"

  /// What the key that plays it does meanwhile.
  package static let pause = "pause"

  /// How long somebody reads its sentence and looks at what it speaks of.
  package static func readingTime(_ story: StageState.StoryState) -> Duration {
    readingTime(sentence(story))
  }

  /// How long the whole of a scenario's script takes.
  package static func readingTime(_ scenario: Scenario) -> Duration {
    Story(scenario.script).beats.reduce(.zero) { $0 + readingTime(sentence($1.caption)) }
  }

  private static func readingTime(_ sentence: String) -> Duration {
    .seconds(2) + .milliseconds(80) * sentence.count
  }

  package static func sentence(_ story: StageState.StoryState) -> String {
    if story.isLeft { return "You left the script. Press n to return to it." }
    if let failure = story.failures.last {
      return "Expected something else: " + failure.map(\.sentence).joined(separator: "; ")
    }
    return story.caption.map { sentence($0) } ?? ""
  }

  package static func sentence(_ caption: Story.Caption) -> String {
    switch caption {
    case .said(let sentence): sentence
    case .done(let action): InputWords.of(action)
    case .end: "The end of the script."
    }
  }

  package static func task(_ task: StageState.TaskState) -> String {
    guard task.isDone else { return task.mistake.map { "✗ \($0)" } ?? task.sentence }
    let outcome = "✓ Done. \(task.outcome ?? task.sentence)"
    guard case .lastLesson(let left) = task.sequel else { return outcome }
    return "\(outcome) \(ending(left))"
  }

  /// What stands beside the sentence of a scenario that has just been opened.
  package static let playsScript = "n: play its script"

  private static func ending(_ left: Int) -> String {
    switch left {
    case 0: "That was the last lesson: all are done."
    case 1: "That was the last lesson; one is left to do."
    default: "That was the last lesson; \(left) are left to do."
    }
  }

  /// What stands beside a task that is done; nil if nothing comes after it.
  package static func sequel(_ task: StageState.TaskState) -> String? {
    guard task.isDone else { return nil }
    return switch task.sequel {
    case .none: nil
    case .nextLesson: "n: next lesson"
    case .lastLesson: "T: tours, lessons"
    }
  }
}
