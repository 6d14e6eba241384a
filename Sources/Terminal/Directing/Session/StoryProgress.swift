import Observing
import Playing
package import Scenarios
import StageUI

/// A step of a story that showed something other than what its script expects.
package struct FailedStep: Equatable, Sendable {
  /// From 1.
  package let number: Int
  package let differences: [Expectation.Difference]
}

/// How far the scenario's script has been told on the stage.
@MainActor
struct StoryProgress {
  private let story: Story
  private var run: ScriptRun
  private(set) var beat = -1
  /// Whether the viewer has done something of their own: the world is no longer that of the script.
  private(set) var isLeft = false

  /// A story of which nothing has been told, in a session that has been started.
  init(_ session: Session) {
    story = Story(session.original.script)
    run = ScriptRun(session: session)
  }

  var isAtEnd: Bool { beat + 1 >= story.beats.count }
  /// What it points at, and in the trace at which messages.
  var look: (spot: StageSpot, rows: [String])? {
    guard story.beats.indices.contains(beat), let spot = story.beats[beat].look else { return nil }
    return (spot, story.beats[beat].rows)
  }

  /// Plays up to and including a beat.
  mutating func tell(upTo last: Int) {
    while beat < min(last, story.beats.count - 1) {
      beat += 1
      run.play(steps: story.beats[beat].steps)
    }
  }

  var failedStep: FailedStep? {
    run.failures.first.map { .init(number: beat + 1, differences: $0.differences) }
  }

  mutating func leave() { isLeft = true }

  /// What a screen may know.
  var state: StageState.StoryState {
    .init(
      beat: beat, count: story.beats.count,
      caption: story.beats.indices.contains(beat) ? story.beats[beat].caption : nil,
      isLeft: isLeft, failures: run.failures.map(\.differences))
  }
}
