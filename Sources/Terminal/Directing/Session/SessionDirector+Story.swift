import Catalogue
import Observing
package import Playing
import Simulation
import Scenarios
import StageUI

// Telling the scenario's script, a beat at a time. Between beats simulated time stands still, so the
// journal of a story is that of `adplay run`.
extension SessionDirector {
  /// Tells the story in another session, which has not been started, up to a beat.
  package func tell(_ session: Session, upTo beat: Int) {
    stage.rememberTried(presentState)
    replace(with: session)
    session.start()
    var progress = StoryProgress(session)
    // Each beat is a moment that can be gone back to, as when they were told one by one.
    for step in 0...max(0, beat) {
      progress.tell(upTo: step)
      show(progress)
    }
  }

  /// The next beat. It begins again where the viewer has left the story.
  func tellNext() {
    guard !session.original.script.isEmpty else {
      return task == nil ? stage.notice = Notice(.noScript) : goToNextLesson()
    }
    guard var progress, !progress.isLeft else { return onWish(.tell(beat: max(0, beat))) }
    guard !progress.isAtEnd else { return goToNextTour() }
    progress.tell(upTo: progress.beat + 1)
    show(progress)
  }

  /// The tour after this one; a locked demo stays what it is.
  private func goToNextTour() {
    guard let nextTour else { return stage.notice = Notice(.storyIsOver) }
    onWish(stage.wish(toOpen: nextTour))
  }

  var nextTour: String? {
    stage.isLocked ? nil : stage.scenario.flatMap { ScenarioLibrary.tour(after: $0) }
  }

  /// The beat before, played from the beginning.
  func tellPrevious() {
    guard let progress else { return stage.notice = Notice(.noStory) }
    onWish(.tell(beat: max(0, progress.isLeft ? progress.beat : progress.beat - 1)))
  }

  /// The story by itself, from the sentence on the stage.
  func playStory() {
    stage.isPlaying = !session.original.script.isEmpty
    guard let progress, !progress.isLeft else { return tellNext() }
    if progress.isAtEnd { onWish(.tell(beat: 0)) }
  }

  package func goOn() {
    guard let progress, !progress.isLeft else { return stage.isPlaying = false }
    guard progress.isAtEnd else {
      let count = session.journal.entries.count
      tellNext()
      return tap = session.journal.entries[count...]
    }
    stage.isPlaying = false
    onWish(.endStory)
  }

  private var beat: Int { progress?.beat ?? 0 }

  private func show(_ progress: StoryProgress) {
    self.progress = progress
    failedStep = failedStep ?? progress.failedStep
    standStill()
    stage.unit = session.unitLookedAt
    stage.isAdScrolledAway = !session.isFeedAtAd
    stage.lookAway()
    if let look = progress.look { stage.look(at: look.spot, rows: look.rows, state) }
    keepMomentIfNew(endsAct: true)
  }
}
