/// Whether main still does something after an adapter was called.
///
/// | | sign of life | a second passed | main answered |
/// |---|---|---|---|
/// | asleep | awake; wake up in a second | – | – |
/// | awake | begins to count again | asks main, once; the fifth silent one: hangs | idle |
/// | idle | awake | asleep | – |
struct HangWatch: Equatable {
  /// How long it waits, in seconds.
  static let patience = 5

  enum Event: Equatable {
    case sign, secondPassed, mainAnswered
  }

  enum Effect: Equatable {
    case wakeInASecond, askMain, hangs
  }

  private var state = State.asleep

  private enum State: Equatable {
    case asleep, idle
    case awake(silent: Int, hasAsked: Bool)
  }

  mutating func handle(_ event: Event) -> [Effect] {
    switch (state, event) {
    case (.asleep, .sign):
      state = .awake(silent: 0, hasAsked: false)
      return [.wakeInASecond]
    case (.idle, .sign):
      state = .awake(silent: 0, hasAsked: false)
      return []
    case (.awake(_, let hasAsked), .sign):
      state = .awake(silent: 0, hasAsked: hasAsked)
      return []
    case (.awake(let silent, _), .secondPassed) where silent + 1 >= Self.patience:
      state = .asleep
      return [.hangs]
    case (.awake(let silent, let hasAsked), .secondPassed):
      state = .awake(silent: silent + 1, hasAsked: true)
      return hasAsked ? [.wakeInASecond] : [.askMain, .wakeInASecond]
    case (.awake, .mainAnswered):
      state = .idle
      return []
    case (.idle, .secondPassed):
      state = .asleep
      return []
    case (.asleep, .secondPassed), (.asleep, .mainAnswered), (.idle, .mainAnswered):
      return []
    }
  }
}
