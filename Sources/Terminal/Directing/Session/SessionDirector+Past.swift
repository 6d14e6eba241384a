import Catalogue
import Observing
package import Playing
import Simulation
import StageUI

// Going back: the stage shows a kept moment, and the world stays as it is. Doing something there
// plays the journal again up to it, in another session.
extension SessionDirector {
  // MARK: Keeping moments

  func keepMoment(at place: StagePlace? = nil, endsAct: Bool = false) {
    let place = place ?? stage.place
    let state = presentState(of: place.unit)
    history.keep(
      KeptMoment(state, place, awaited: awaited), state.ledgers, endsAct: endsAct)
  }

  func keepMomentIfNew(endsAct: Bool = false) {
    var moment = session.moment
    moment.world = restarts
    if history.moments.last?.state.moment != moment { keepMoment(endsAct: endsAct) }
  }

  /// Whether the user has done something in this world.
  package var hasActs: Bool { history.marks.contains(where: \.beginsAct) }

  // MARK: Looking at one

  /// Shows another moment. Time stands still from then on.
  func move(_ step: TimeStep) {
    if lookBack == nil { keepMoment() }
    let here = lookBack?.place ?? history.present
    guard let place = history.place(step, from: here) else {
      return stage.notice = Notice(step == .later ? .isPresent : .isBeginning)
    }
    guard place < history.present else { return returnToPresent() }
    look(at: place)
  }

  private func look(at place: Int) {
    let state = history.state(at: place, of: session.journal.entries)
    if lookBack == nil {
      lookBack = LookBack(
        place: place, state: state, present: stage.place, wasPaused: stage.isPaused)
      standStill()
      stage.trace.selected = nil
    }
    lookBack?.place = place
    lookBack?.state = state
    stage.place = history.moments[place].place
  }

  private func returnToPresent() {
    guard let lookBack else { return }
    stage.place = lookBack.present
    self.lookBack = nil
    // As it was before, so that nobody wonders why the clock stands still.
    resume(session, isPaused: lookBack.wasPaused)
  }

  // MARK: Doing something there

  /// What only looks is done; what does something is done in a branch.
  func obeyInThePast(_ effects: [StageEffect]) {
    guard let place = lookBack?.place else { return }
    if effects.contains(.tellNext) || effects.contains(.playStory) {
      returnToPresent()
      return obey(effects, from: stage.place)
    }
    let acts = effects.filter(\.isAct)
    for effect in effects where !effect.isAct { obey(effect) }
    guard let lookBack, lookBack.place == place else { return }
    guard !acts.isEmpty || stage.unit != lookBack.state.unit else { return }
    guard !isUnrepeatable else { return stayInThePast(.showsPicturesOnly) }
    self.lookBack?.acts = acts
    onWish(.branch)
  }

  private func stayInThePast(_ news: News) {
    if let lookBack { stage.place = history.moments[lookBack.place].place }
    stage.isPaused = true
    stage.notice = Notice(news, .failure)
  }

  /// Plays the journal again up to the moment looked at, in a session that has not been started, and
  /// goes on there. Keeps the present session and answers false if something else happens.
  package func branch(into other: Session) -> Bool {
    guard let lookBack else { return false }
    let moment = history.moments[lookBack.place]
    let rerun = Rerun(
      session.journal.entries[..<moment.entries], until: moment.now, in: other)
    if let entry = rerun.difference {
      session.world.resume()
      (unrepeated, isUnrepeatable) = (other, true)
      stayInThePast(.happenedOtherwise(entry: entry))
      return false
    }
    goOn(from: moment, lookBack, in: other)
    return true
  }

  private func goOn(from moment: KeptMoment, _ lookBack: LookBack, in other: Session) {
    var history = history
    history.cut(from: lookBack.place)
    let (place, story, isTaskDone) = (stage.place, progress, isTaskDone)
    // What was tried in the future that is given up was not.
    replace(with: other)
    (self.history, self.isTaskDone, progress) = (history, isTaskDone, story)
    (awaited, stage.place) = (moment.awaited, moment.place)
    keepMoment()
    stage.place = place
    resume(other, isPaused: lookBack.wasPaused)
    stage.notice = Notice(.branched(from: moment.now, journal: nil))
    obey(lookBack.acts, from: moment.place)
  }
}
