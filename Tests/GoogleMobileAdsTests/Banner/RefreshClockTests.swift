import GoogleMobileAds
import Testing

/// The transition table of the clock, row by row.
@Suite struct RefreshClockTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let steps: [Step]
    let state: RefreshClock.State

    init(_ description: String, _ steps: [Step], then state: RefreshClock.State) {
      testDescription = description
      self.steps = steps
      self.state = state
    }
  }

  typealias Step = (event: RefreshClock.Event, effects: [RefreshClock.Effect])

  static let asks: Step = (.asked, [])
  static let waits: Step = (.answered(isInWindow: true), [.start])
  static let rests: Step = (.answered(isInWindow: false), [])

  static let rows = [
    Row("a view that has asked nobody waits for nothing", [(.appeared, [])], then: .off),
    Row("an answer on the screen starts the clock", [asks, waits], then: .waiting),
    Row("an answer off the screen does not", [asks, rests], then: .resting),
    Row("coming onto the screen does", [asks, rests, (.appeared, [.start])], then: .waiting),
    Row(
      "leaving the screen stops it", [asks, waits, (.disappeared, [.stop])], then: .resting),
    Row(
      "when it rings in sight the view asks",
      [asks, waits, (.rang(isInSight: true), [.ask])], then: .asking),
    Row(
      "when it rings out of sight it starts again",
      [asks, waits, (.rang(isInSight: false), [.start])], then: .waiting),
    Row(
      "the publisher's own request stops it", [asks, waits, (.asked, [.stop])], then: .asking),
    Row(
      "who asks by itself is not stopped by it",
      [asks, waits, (.rang(isInSight: true), [.ask]), (.asked, [])], then: .asking),
    Row("a request off the screen is one", [asks, rests, (.asked, [])], then: .asking),
    Row("coming and going while asking is nothing", [asks, (.appeared, [])], then: .asking),
  ]

  @Test(arguments: rows) func `each event has its effects`(_ row: Row) {
    var clock = RefreshClock()
    for step in row.steps { #expect(clock.handle(step.event) == step.effects, "\(step.event)") }
    #expect(clock.state == row.state)
  }
}
