import Catalogue
package import Observing
package import Screen

extension Stage {
  /// What a key does now.
  package mutating func handle(_ key: Key, _ state: StageState, _ keyMap: KeyMap) -> [StageEffect] {
    notice = nil
    defer { isPlaying = false }
    if let open = overlay?.room { return act(state, keyMap) { open.handle(key, &$0) } }
    guard let command = keyMap.command(for: key) else { return [] }
    return act(state, keyMap) { $0.askUnlessItPauses(command) }
  }

  /// Handles pasted text: only text fields take it, as far as it is one line. Elsewhere it
  /// would be a storm of commands.
  package mutating func handle(pasted text: String, _ state: StageState, _ keyMap: KeyMap) {
    guard let open = overlay?.room, open.takesText else { return }
    notice = nil
    isPlaying = false
    act(state, keyMap) { open.take(text.filter { !$0.isNewline }, &$0) }
  }
}

extension Scene {
  /// Does what a command does. Whatever comes while a story plays by itself pauses it; these two do
  /// nothing else.
  mutating func askUnlessItPauses(_ command: StageCommand) -> [StageEffect] {
    if stage.isPlaying, command == .playStory || command == .pause { return [] }
    stage.isPlaying = false
    return ask(command)
  }
}

// What commands do that is about the screen alone.
extension Stage {
  /// Says something, and does nothing.
  mutating func say(_ news: News) -> [StageEffect] {
    notice = Notice(news)
    return []
  }

  mutating func zoom() -> [StageEffect] {
    isZoomed.toggle()
    return []
  }

  mutating func pause() -> [StageEffect] {
    isPaused.toggle()
    return [.setPaused(isPaused)]
  }

  mutating func changeSpeed(to next: Double) -> [StageEffect] {
    speed = next
    return [.setSpeed(next)]
  }

  mutating func switchMouse() -> [StageEffect] {
    usesMouse.toggle()
    notice = Notice(usesMouse ? .mouseIsTaken : .mouseIsLeft)
    return [.wish(.useMouse(usesMouse))]
  }
}
