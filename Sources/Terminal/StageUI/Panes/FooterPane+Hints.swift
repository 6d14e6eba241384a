import Observing
import Scenarios
import Screen

// Which keys matter now.
extension FooterPane {
  static func hints(_ stage: Stage, _ state: StageState) -> [StageCommand] {
    let enter = stage.meaningOfEnter(state)
    // One key for the same is enough.
    let isEnterIdle =
      enter == .nothing || enter == .tap(.close) && state.device.isCoveredOrAway
    let first = hintsOfStory(stage, state)
    let hints = (first + hintsOfPane(stage, state).filter { !first.contains($0) }).filter {
      stage.refusal(of: $0, state) == nil && !(isEnterIdle && $0 == .tap)
        && !isIdle($0, stage, state)
    }
    return isOnePaneSeen(stage) ? [.paneRight] + hints.filter { $0 != .paneRight } : hints
  }

  /// Whether a key would do nothing here and now.
  private static func isIdle(
    _ command: StageCommand, _ stage: Stage, _ state: StageState
  ) -> Bool {
    switch command {
    case .nextAsset: state.targets.isEmpty
    case .playPause: !state.targets.contains(.play)
    case .skipVideo: !state.targets.contains(.skip)
    case .mute: !state.targets.contains(.mute)
    case .nextTimer: state.nextTimer == nil && state.time?.isLookingBack != true
    case .down where stage.pane == .ads: state.units.last?.id == state.unit
    case .last: stage.trace.selected == nil
    case .lineUp: stage.nextPlaceOfLine(by: -1, state) == nil
    case .lineDown: stage.nextPlaceOfLine(by: 1, state) == nil
    case .room(let name): stage.pane == .ledgers && stage.room.card.name == name
    default: false
    }
  }

  private static func isOnePaneSeen(_ stage: Stage) -> Bool {
    stage.isZoomed || WindowShape(stage.size) == .onePane
  }

  /// A script that is told has its own keys first, and so has the past.
  private static func hintsOfStory(_ stage: Stage, _ state: StageState) -> [StageCommand] {
    if state.time?.isLookingBack == true {
      return [.previousStep, .nextTimer] + (state.recording == nil ? [.pause] : [.earlier, .later])
    }
    guard let story = state.story else {
      // What comes after a lesson that is done stands beside its sentence.
      return []
    }
    if stage.isPlaying { return [.playStory, .nextStep] }
    guard !story.isAtEnd else {
      return (story.hasSequel ? [.nextStep] : []) + [.tours, .previousStep, .playStory]
    }
    return [.nextStep] + (story.beat > 0 ? [.previousStep] : []) + [.playStory]
  }

  private static func hintsOfPane(_ stage: Stage, _ state: StageState) -> [StageCommand] {
    if state.device.isCoveredOrAway {
      return [.closeCover, .tap]
        + (state.targets.contains(.skip) ? [.skipVideo] : [])
        + (state.targets.contains(.play) && state.ad?.pixels != nil
          ? [.playPause, .videoRoom] : [])
        + (state.targets.count > 1 && !state.device.isInBackground ? [.nextAsset] : [])
        + [.nextTimer, .lifeRoom, .pause, .zoom]
    }
    if state.recording != nil {
      return [.tap, .filter] + (state.time == nil ? [] : [.previousStep])
        + [.first, .last, .zoom, .snapshot]
    }
    switch stage.pane {
    case .trace: return [.tap, .filter, .first, .last, .zoom, .paneLeft, .nextTimer]
    case .ads: return [.tap, .down] + hintsOfPhone(stage, state).filter { $0 != .tap }
    case .ledgers: return hintsOfRoom(stage, state)
    case .device: return hintsOfPhone(stage, state)
    }
  }

  /// A room says how one leaves it.
  private static func hintsOfRoom(_ stage: Stage, _ state: StageState) -> [StageCommand] {
    let hints = stage.room.room.hints ?? hintsOfPhone(stage, state)
    guard stage.room.card.name != OpenRoom.first.card.name else { return hints }
    return hints.prefix(1) + [.stageRoom] + hints.dropFirst().filter { $0 != .stageRoom }
  }

  private static func hintsOfPhone(_ stage: Stage, _ state: StageState) -> [StageCommand] {
    if let hints = hintsWithoutGoogle(state) { return hints }
    guard stage.fullScreenFormat(state) == nil else {
      return [
        .tap, .force, .order, .lifeRoom, .mediationRoom, .reload, .nextTimer, .pause,
        .options, .theme, .snapshot,
      ]
    }
    return [
      .tap, .clicksFlag, .impressionsFlag, .force, .nextAsset, .mediationRoom, .corner, .scrollAd,
      .dismiss, .reload, .nextTimer, .pause, .options, .assetsRoom, .theme, .snapshot,
    ] + (state.targets.contains(.play) ? [.playPause, .mute] : [])
  }

  /// What changes lines is of no use to a unit without them.
  private static func hintsWithoutGoogle(_ state: StageState) -> [StageCommand]? {
    guard !state.through.observed.hasGoogle else { return nil }
    return [
      .tap, .force, .room(state.through.staged.room), .lifeRoom, .reload, .nextTimer, .pause,
      .theme, .snapshot,
    ]
  }
}
