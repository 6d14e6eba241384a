/// Whether main still does something after an adapter was called.
///
/// | | sign of life | a second passed | main answered |
/// |---|---|---|---|
/// | asleep | awake; look at main, and wake up in a second | – | – |
/// | awake | begins to count again | asks main, once; after five silent ones: hangs | idle |
/// | idle | awake; look at main | asleep | – |
///
/// Of a second in which main had no processor nothing counts, ``Silence``.
struct HangWatch: Equatable {
  /// How long it waits, in seconds.
  static let patience = 5

  enum Event: Equatable {
    case sign, mainAnswered
    /// The state of main; nil if the system does not tell.
    case looked(ThreadState?), secondPassed(ThreadState?)
  }

  enum Effect: Equatable {
    case look, wakeInASecond, askMain, hangs
  }

  private var state = State.asleep

  private enum State: Equatable {
    case asleep, idle
    case awake(Silence, hasAsked: Bool)
  }

  mutating func handle(_ event: Event) -> [Effect] {
    switch (state, event) {
    case (.asleep, .sign):
      state = .awake(Silence(), hasAsked: false)
      return [.look, .wakeInASecond]
    case (.idle, .sign):
      state = .awake(Silence(), hasAsked: false)
      return [.look]
    case (.awake(var silence, let hasAsked), .sign):
      silence.end()
      state = .awake(silence, hasAsked: hasAsked)
      return []
    case (.awake(var silence, let hasAsked), .looked(let main)):
      silence.handle(main, tick: .zero)
      state = .awake(silence, hasAsked: hasAsked)
      return []
    case (.awake(var silence, let hasAsked), .secondPassed(let main)):
      silence.handle(main, tick: .seconds(1))
      return count(silence, hasAsked: hasAsked)
    case (.awake, .mainAnswered):
      state = .idle
      return []
    case (.idle, .secondPassed):
      state = .asleep
      return []
    case (.asleep, .secondPassed), (.asleep, .mainAnswered), (.idle, .mainAnswered),
      (.asleep, .looked), (.idle, .looked):
      return []
    }
  }

  private mutating func count(_ silence: Silence, hasAsked: Bool) -> [Effect] {
    guard silence.length < .seconds(Self.patience) else {
      state = .asleep
      return [.hangs]
    }
    state = .awake(silence, hasAsked: true)
    return hasAsked ? [.wakeInASecond] : [.askMain, .wakeInASecond]
  }
}
