import AdServing
import Catalogue
import Observing
import Playing
import Scenarios
import StageUI

// Phone, counts and ⏎ speak of one ad.
extension SessionDirector {
  /// Phone, counts and ⏎ speak of the same ad whatever happens in the world.
  func keepOneAdInView() {
    defer { judgeTask() }
    // A script that is told says itself what is done.
    guard progress?.isLeft != false else { return }
    followWhatCovers()
    showWhatWasAwaited()
    hideWhatIsNotInView()
  }

  /// An adapter may put its ad up late, when another one has been chosen.
  private func followWhatCovers() {
    guard session.isCovered, let unit = session.unitOnScreen, unit != stage.unit,
      session.scenario.unit(unit) != nil
    else { return }
    stage.unit = unit
    stage.focus = nil
  }

  /// Scrolls the feed away from an ad that is not the chosen one, so that nothing is counted behind
  /// the card, and back.
  private func hideWhatIsNotInView() {
    guard !session.hasOwnScreen, let unit = session.unitInFeed, !session.isCovered else { return }
    let isInView = unit == stage.unit && !stage.isAdScrolledAway
    if session.isFeedAtAd != isInView { session.perform(.visible(isInView)) }
  }

  /// A full-screen ad that is chosen again later must not come up by itself.
  func left(_ unit: String) {
    if session.scenario.unit(unit)?.format.isFullScreen == true { awaited.remove(unit) }
  }

  func showWhenLoaded(_ unit: String) {
    awaited.insert(unit)
    showWhatWasAwaited()
    if stage.isPaused, awaited.contains(unit) {
      stage.notice = Notice(.pausedBeforeAnswer)
    }
  }

  private func showWhatWasAwaited() {
    let unit = stage.unit
    guard awaited.contains(unit), let ad = session.ledgers.newest(of: unit) else { return }
    switch ad.state {
    case .loading: break
    case .loaded:
      awaited.remove(unit)
      stage.isAdScrolledAway = false
      session.perform(.show(unit: unit))
    case .failed:
      awaited.remove(unit)
      if session.unitOnScreen == unit {
        stage.take(.everyLineFailed)
      }
    case .onScreen, .dismissed: awaited.remove(unit)
    }
  }
}
