/// One question to the arbiter. It is answered exactly once.
///
/// | | asked | service answers | service fails | out of time |
/// |---|---|---|---|---|
/// | `new`, without a bid | answered: no winner | – | – | – |
/// | `new`, with one bid | answered: it wins | – | – | – |
/// | `new`, service unavailable | answered: fallback | – | – | – |
/// | `new` | `waiting`, and the service is asked | – | – | – |
/// | `waiting` | – | answered: service | answered: fallback | answered: fallback |
/// | `answered` | – | dropped | dropped | – |
struct ArbitrationState: Equatable {
  enum State: Equatable {
    case new, waiting, answered
  }

  enum Event: Equatable {
    case asked(bids: Int, isAvailable: Bool)
    case serviceAnswered, serviceFailed
    case ranOutOfTime
  }

  enum Effect: Equatable {
    case askService
    case answer(ArbitrationReceipt.Decider)
    /// An answer comes too late.
    case drop
  }

  private(set) var state = State.new

  mutating func handle(_ event: Event) -> [Effect] {
    switch (state, event) {
    case (.new, .asked(bids: 0, _)): return answer(.none)
    case (.new, .asked(bids: 1, _)): return answer(.single)
    case (.new, .asked(_, isAvailable: false)): return answer(.fallback)
    case (.new, .asked):
      state = .waiting
      return [.askService]
    case (.waiting, .serviceAnswered): return answer(.service)
    case (.waiting, .serviceFailed), (.waiting, .ranOutOfTime): return answer(.fallback)
    case (.answered, .serviceAnswered), (.answered, .serviceFailed): return [.drop]
    case (.new, _), (.waiting, .asked), (.answered, .asked), (.answered, .ranOutOfTime): return []
    }
  }

  private mutating func answer(_ decider: ArbitrationReceipt.Decider) -> [Effect] {
    state = .answered
    return [.answer(decider)]
  }
}
