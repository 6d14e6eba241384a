import Catalogue
package import Observing
package import Screen

extension Stage {
  /// What a key does now.
  package mutating func handle(_ key: Key, _ state: StageState, _ keyMap: KeyMap) -> [StageEffect] {
    notice = nil
    defer { isPlaying = false }
    if let open = overlay?.room { return open.handle(key, &self, state, keyMap) }
    guard let command = keyMap.command(for: key) else { return [] }
    return askUnlessItPauses(command, state, keyMap)
  }

  /// Does what a command does. Whatever comes while a story plays by itself pauses it; these two do
  /// nothing else.
  mutating func askUnlessItPauses(
    _ command: StageCommand, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    if isPlaying, command == .playStory || command == .pause { return [] }
    isPlaying = false
    return ask(command, state, keyMap)
  }

  /// Handles pasted text: only text fields take it, as far as it is one line. Elsewhere it
  /// would be a storm of commands.
  package mutating func handle(pasted text: String, _ state: StageState, _ keyMap: KeyMap) {
    guard let open = overlay?.room, open.takesText else { return }
    notice = nil
    isPlaying = false
    open.take(text.filter { !$0.isNewline }, &self, state, keyMap)
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
