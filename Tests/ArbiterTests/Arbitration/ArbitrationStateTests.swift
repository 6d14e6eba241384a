import Testing

@testable import CloudXCore

/// One question to the arbiter, row by row of its table.
struct ArbitrationStateTests {
  private func effects(_ events: ArbitrationState.Event...) -> [ArbitrationState.Effect] {
    var state = ArbitrationState()
    return events.flatMap { state.handle($0) }
  }

  private let asked = ArbitrationState.Event.asked(bids: 2, isAvailable: true)

  @Test func `without a bid nobody is asked`() {
    #expect(effects(.asked(bids: 0, isAvailable: true)) == [.answer(.none)])
    #expect(effects(.asked(bids: 0, isAvailable: false)) == [.answer(.none)])
  }

  @Test func `one bid wins and nobody is asked`() {
    #expect(effects(.asked(bids: 1, isAvailable: true)) == [.answer(.single)])
    #expect(effects(.asked(bids: 1, isAvailable: false)) == [.answer(.single)])
  }

  @Test func `several bids are a question for the service`() {
    #expect(effects(asked) == [.askService])
    #expect(effects(asked, .serviceAnswered) == [.askService, .answer(.service)])
  }

  @Test func `a service that does not answer is replaced`() {
    #expect(effects(.asked(bids: 2, isAvailable: false)) == [.answer(.fallback)])
    #expect(effects(asked, .serviceFailed) == [.askService, .answer(.fallback)])
    #expect(effects(asked, .ranOutOfTime) == [.askService, .answer(.fallback)])
  }

  @Test func `it is answered once`() {
    #expect(
      effects(asked, .ranOutOfTime, .serviceAnswered) == [.askService, .answer(.fallback), .drop])
    #expect(
      effects(asked, .ranOutOfTime, .serviceFailed) == [.askService, .answer(.fallback), .drop])
    #expect(effects(asked, .serviceAnswered, .ranOutOfTime) == [.askService, .answer(.service)])
  }

  @Test func `any order of events gives one answer at most`() {
    let all: [ArbitrationState.Event] = [asked, .serviceAnswered, .serviceFailed, .ranOutOfTime]
    for first in all {
      for second in all {
        for third in all {
          let answers = effects(asked, first, second, third).filter {
            if case .answer = $0 { true } else { false }
          }
          #expect(answers.count <= 1)
        }
      }
    }
  }
}
