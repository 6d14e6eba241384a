package import Catalogue
package import Observing

// What the book of commands says of one of them.
extension Stage {
  /// What a command does now. Insisting on something lasts no longer than until the next one.
  package mutating func obey(_ command: StageCommand, _ state: StageState) -> [StageEffect] {
    let wasInsisting = isInsisting
    defer { if isInsisting == wasInsisting { isInsisting = false } }
    follow(command, state)
    if let refusal = refusal(of: command, state) { return say(.refused(refusal)) }
    if let recording = state.recording, let command = CommandBook[command] {
      if let room = command.roomOfRecordings(recording) { return open(room: room, state) }
      if command.binding.manner.needsWorld { return say(readOnly(recording, state)) }
    }
    return CommandBook[command]?.act(&self, state) ?? []
  }

  /// That nothing can be done in a recording, and what can be done with it.
  package func readOnly(_ recording: StageState.Recording, _ state: StageState) -> News {
    guard recording.phone == nil else { return .recordingIsReadOnly(file: recording.name) }
    let past = state.isLookingBack ? state.entries.count : nil
    return .journalIsReadOnly(file: recording.name, entry: trace.selected ?? past)
  }

  /// Why a command does nothing now: it is for ads of another format, or for lines where there are none.
  func refusal(of command: StageCommand, _ state: StageState) -> Refusal? {
    CommandBook[command]?.refusal(state)
  }

  /// The hint for a command; nil if its key would do nothing here and now.
  func hint(_ name: StageCommand, _ state: StageState) -> Hint? {
    guard let command = CommandBook[name], command.refusal(state) == nil,
      state.recording.map(command.worksIn) ?? true,
      !command.isIdle(self, state)
    else { return nil }
    return Hint(command: name, word: command.word(self, state))
  }
}

extension Scene {
  /// Does what a command does. A locked stage, which can be left with strangers, asks first: when the
  /// command comes a second time it is done.
  mutating func ask(_ command: StageCommand) -> [StageEffect] {
    let isForcing =
      command == .tap && stage.meaningOfEnter(state) == .useRoom(EnterWord.force)
    let meant: StageCommand = isForcing ? .force : command
    let wasAsked = stage.asked == meant
    let isLockable = CommandBook[meant]?.binding.manner.isLockable ?? false
    stage.asked = stage.isLocked && isLockable && !wasAsked ? meant : nil
    guard stage.asked != nil else { return stage.obey(command, state) }
    let key = keyMap.label(command)
    return stage.say(
      .locked(key: key.isEmpty ? keyMap.label(.palette) : key, what: keyMap.title(meant)))
  }
}

extension StageCommand {
  /// Why it does nothing where there is no screen.
  package var refusalWithoutScreen: String? {
    switch CommandBook[self]?.binding.manner.speech {
    case .needsScreen: AccessibleText.onlyOnScreen
    case .isProgramCommand(let name): AccessibleText.otherCommand(name)
    case .does, nil: nil
    }
  }
}
