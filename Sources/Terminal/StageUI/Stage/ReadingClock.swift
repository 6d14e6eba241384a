import Catalogue
package import Observing

/// When a story that plays by itself goes on: as soon as its sentence has been read.
///
/// A value without a clock: it is told the time when a sentence is drawn, and says when it wants to
/// be asked again. A story that waits for its viewer wants nothing.
package struct ReadingClock: Equatable, Sendable {
  /// What is read, told apart from every other.
  private struct Page: Equatable {
    let world: Int
    let beat: Int
  }

  private var page: Page?
  /// When the sentence has been read, if the story goes on by itself.
  package private(set) var end: Duration?

  package init() {}

  /// Told what was drawn: a sentence's time starts when it is first seen.
  package mutating func drew(_ stage: Stage, _ state: StageState, at now: Duration) {
    guard stage.isPlaying, stage.overlay == nil, let story = state.story, !story.isLeft else {
      return (page, end) = (nil, nil)
    }
    let drawn = Page(world: state.moment.world, beat: story.beat)
    guard drawn != page else { return }
    page = drawn
    end = now + StoryText.readingTime(story)
  }

  /// Whether the sentence has been read.
  package func isOver(at now: Duration) -> Bool { end.map { now >= $0 } ?? false }
}
