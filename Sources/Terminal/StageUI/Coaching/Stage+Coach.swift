import Catalogue
import Observing
import Scenarios
import Screen

// What a viewer is told to do next.
extension Stage {
  /// The coach's present advice; nil if there is none, or if something else gives it.
  func advice(_ state: StageState) -> Advice? {
    guard coach.isHeard, overlay == nil, state.recording == nil, !state.isLookingBack,
      noticeShown(state) == nil
    else { return nil }
    return Advice.allCases.first { !coach.followed.contains($0) && isDue($0, state) }
  }

  private func isDue(_ advice: Advice, _ state: StageState) -> Bool {
    guard advice != .tryItYourself else { return state.story?.isAtEnd == true && !isLocked }
    // A script and a lesson say themselves what comes next.
    guard state.story?.isLeft != false, state.task == nil else { return false }
    switch advice {
    case .tryItYourself: return false
    case .findOutWhy: return state.isWithoutAd && !isOpen(room: state.through.staged.room, state)
    case .loseACall: return hasTriedAllWays(state)
    case .tapTheAd: return coach.isFirstMinute && tapsTheAd(state)
    case .takeATour: return coach.isFirstMinute && !isLocked
    }
  }

  /// The command that follows an advice is not recommended again.
  mutating func follow(_ command: StageCommand, _ state: StageState) {
    guard coach.isHeard, let advice = advice(state), advice.commands(state).contains(command) else {
      return
    }
    coach.followed.insert(advice)
  }

  private func isOpen(room name: String, _ state: StageState) -> Bool {
    room.card.name == name || layout(state).rooms.contains { $0.name == name }
  }

  private func hasTriedAllWays(_ state: StageState) -> Bool {
    state.forced.isEmpty && TriedWays(self, state).count == FlagPair.all.count
  }

  /// Whether ⏎ taps the ad itself, and not what it opened.
  private func tapsTheAd(_ state: StageState) -> Bool {
    guard case .tap(let target) = meaningOfEnter(state) else { return false }
    return !state.device.isInBackground && target != .close && !target.isOfApp
  }
}

extension Advice {
  /// The commands that follow it; a tap is noticed where it happens.
  fileprivate func commands(_ state: StageState) -> [StageCommand] {
    switch self {
    case .tapTheAd, .tryItYourself: []
    case .findOutWhy: [.room(state.through.staged.room)]
    case .loseACall: [.force, .tours]
    case .takeATour: [.tours]
    }
  }

  func sentence(_ state: StageState, _ brush: Brush, width: Int) -> String {
    let (force, tours) = (brush.keyLabel(.force), brush.keyLabel(.tours))
    switch self {
    case .tryItYourself: return CoachText.tryItYourself(force: force, tours: tours, width: width)
    case .findOutWhy:
      return CoachText.findOutWhy(key: brush.keyLabel(.room(state.through.staged.room)))
    case .loseACall: return CoachText.loseACall(force: force, tours: tours, width: width)
    case .tapTheAd: return CoachText.tapTheAd(key: brush.keyLabel(.tap), width: width)
    case .takeATour: return CoachText.takeATour(key: tours)
    }
  }
}
