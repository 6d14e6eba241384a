import Catalogue
import Observing

// A locked stage can be left with strangers.
extension Stage {
  /// Does what a command does, or asks first.
  mutating func ask(
    _ command: StageCommand, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    let isForcing = command == .tap && meaningOfEnter(state) == .useRoom(EnterWord.force)
    let meant = isForcing ? StageCommand.room(ForceRoom.card.name) : command
    guard isQuestion(meant) else { return obey(command, state) }
    let key = keyMap.label(command)
    notice = Notice(
      .locked(key: key.isEmpty ? keyMap.label(.palette) : key, what: keyMap.title(meant)))
    return []
  }

  /// Whether a command of a locked stage is asked about. When it comes a second time it is not.
  private mutating func isQuestion(_ command: StageCommand) -> Bool {
    let wasAsked = asked == command
    asked = isLocked && command.isLockable && !wasAsked ? command : nil
    return asked != nil
  }
}

extension StageCommand {
  /// Whether it ends the demo, or changes what is shown.
  var isLockable: Bool {
    switch self {
    case .clicksFlag, .impressionsFlag, .servingDecides, .order, .corner, .lineUp, .lineDown,
      .parameter, .latency, .ecpm, .setting, .switchLine, .onlyLine, .restart, .quit:
      true
    case .room(let name):
      [
        ForceRoom.card.name, OptionsRoom.card.name, ScenariosRoom.card.name, ThemesRoom.card.name,
      ].contains(name)
    case .tap, .nextAsset, .previousAsset, .scrollAd, .reload, .dismiss, .playPause, .mute,
      .skipVideo,
      .closeCover, .background, .paneLeft, .paneRight, .up, .down, .pageUp, .pageDown, .first,
      .last, .zoom, .pause, .nextTimer, .faster, .slower, .nextStep, .previousMatch, .previousStep,
      .playStory,
      .earlier, .later, .mouse, .copy, .keepJournal, .keepEvidence, .snapshot:
      false
    }
  }
}
