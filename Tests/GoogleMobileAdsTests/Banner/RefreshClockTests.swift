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
    Row("a view without a request waits for nothing", [(.appeared, [])], then: .off),
    Row("an answer on the screen starts the clock", [asks, waits], then: .waiting),
    Row("an answer off the screen does not start it", [asks, rests], then: .resting),
    Row("coming onto the screen starts it", [asks, rests, (.appeared, [.start])], then: .waiting),
    Row(
      "leaving the screen stops it", [asks, waits, (.disappeared, [.stop])], then: .resting),
    Row(
      "it asks when it rings in sight",
      [asks, waits, (.rang(isInSight: true), [.ask])], then: .asking),
    Row(
      "it starts again when it rings out of sight",
      [asks, waits, (.rang(isInSight: false), [.skip, .start])], then: .waiting),
    Row(
      "the publisher's own request stops it", [asks, waits, (.asked, [.stop])], then: .asking),
    Row(
      "its own request does not stop it",
      [asks, waits, (.rang(isInSight: true), [.ask]), (.asked, [])], then: .asking),
    Row("a request off the screen is asked", [asks, rests, (.asked, [])], then: .asking),
    Row("appearing while asking changes nothing", [asks, (.appeared, [])], then: .asking),
  ]

  @Test(arguments: rows) func `each event has its effects`(_ row: Row) {
    var clock = RefreshClock()
    for step in row.steps { #expect(clock.handle(step.event) == step.effects, "\(step.event)") }
    #expect(clock.state == row.state)
  }
}
