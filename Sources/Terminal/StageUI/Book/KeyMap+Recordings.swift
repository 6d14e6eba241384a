import Catalogue
import Observing

extension KeyMap {
  /// The keys that do something in a recording; the list of its runs has the key of the scenarios.
  func ofRecordings(isOnPhone: Bool) -> KeyMap {
    KeyMap(
      bindings.compactMap { binding in
        if isOnPhone, binding.command == .scenarios {
          return Binding(
            RunsRoom.card.command, binding.keys, RunsRoom.card.manner, RunsRoom.card.texts)
        }
        // Its own row has no key.
        guard binding.command != RunsRoom.card.command else { return nil }
        // A page of a phone's recording is written by another command.
        let isElsewhere = isOnPhone && binding.command == .keepEvidence
        guard !binding.manner.needsWorld, !isElsewhere else { return nil }
        let card = RecordingText.cards[binding.command.name] ?? binding.card
        return Binding(binding.command, binding.keys, binding.manner, card)
      })
  }
}

extension Scene {
  /// The keys that do something here.
  var keysOffered: KeyMap {
    state.recording.map { keyMap.ofRecordings(isOnPhone: $0.phone != nil) } ?? keyMap
  }
}
