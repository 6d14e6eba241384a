import Observing
import Scenarios
import Screen

/// A key in the footer.
struct Hint: Equatable {
  let command: StageCommand
  /// What it is for now, if that is not its usual hint.
  let word: String?
}

// Which keys matter now.
extension Stage {
  func hints(_ state: StageState) -> [Hint] {
    let enter = meaningOfEnter(state)
    // One key for the same is enough.
    let isEnterIdle =
      enter == .nothing || enter == .tap(.close) && state.device.isCoveredOrAway
    var hints: [Hint] = []
    for command in hintsOfFilter(state) + hintsOfStory(state) + hintsOfPane(state)
    where !(isEnterIdle && command == .tap) && !hints.contains(where: { $0.command == command }) {
      if let hint = hint(command, state) { hints.append(hint) }
    }
    guard isZoomed || WindowShape(size) == .onePane else { return hints }
    return [Hint(command: .paneRight, word: nil)] + hints.filter { $0.command != .paneRight }
  }

  /// The way through what was found, and out of it: those keys mean nothing else until then.
  private func hintsOfFilter(_ state: StageState) -> [StageCommand] {
    hasFilter && !state.device.isCoveredOrAway ? [.nextStep, .previousMatch, .closeCover] : []
  }

  /// A script that is told has its own keys first, and so has the past.
  private func hintsOfStory(_ state: StageState) -> [StageCommand] {
    if state.time?.isLookingBack == true {
      return [.previousStep, .nextTimer] + (state.recording == nil ? [.pause] : [.earlier, .later])
    }
    // What comes after a lesson that is done stands beside its sentence.
    guard let story = state.story else { return [] }
    if isPlaying { return [.playStory, .nextStep] }
    guard !story.isAtEnd else {
      return (story.hasSequel ? [.nextStep] : []) + [.tours, .previousStep, .playStory]
    }
    return [.nextStep] + (story.beat > 0 ? [.previousStep] : []) + [.playStory]
  }

  private func hintsOfPane(_ state: StageState) -> [StageCommand] {
    if state.device.isCoveredOrAway {
      return [.closeCover, .tap]
        + (state.targets.contains(.skip) ? [.skipVideo] : [])
        + (state.targets.contains(.play) && state.ad?.pixels != nil
          ? [.playPause, .videoRoom] : [])
        + (state.targets.count > 1 && !state.device.isInBackground ? [.nextAsset] : [])
        + [.nextTimer, .lifeRoom, .pause, .zoom]
    }
    if state.recording != nil {
      let hasRuns = (state.recording?.phone?.runs.count ?? 0) > 1
      return [.tap, .nextStep, .filter] + (state.time == nil ? [] : [.previousStep, .earlier])
        + [.first, .last] + (hasRuns ? [.scenarios] : [])
        + [.contractRoom, .lifeRoom, .mediationRoom, .zoom, .snapshot]
    }
    return pane.answers(state).hints(self, state)
  }

  func hintsOfPhone(_ state: StageState) -> [StageCommand] {
    // What changes lines is of no use to a unit without them.
    guard state.through.observed.hasGoogle else {
      let room = StageCommand.room(state.through.staged.room)
      return [.tap, .force] + (room == .lifeRoom ? [] : [room])
        + [.lifeRoom, .reload, .nextTimer, .pause, .theme, .snapshot]
    }
    guard fullScreenFormat(state) == nil else {
      return [
        .tap, .force, .order, .lifeRoom, .mediationRoom, .reload, .nextTimer, .pause,
        .options, .theme, .snapshot,
      ]
    }
    let layout: [StageCommand] = state.ad?.hasLayoutFault == true ? [.layoutRoom] : []
    return [.tap] + layout + [
      .clicksFlag, .impressionsFlag, .force, .nextAsset, .mediationRoom, .corner, .scrollAd,
      .dismiss, .reload, .nextTimer, .pause, .options, .assetsRoom, .theme, .snapshot,
    ] + (state.targets.contains(.play) ? [.playPause, .mute] : [])
  }
}
