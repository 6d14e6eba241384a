import Simulation
import Testing
import UIKit

struct ImpressionGateTests {
  static let seen = ImpressionGate.Event.visibleFraction(0.5, at: Instant(milliseconds: 300))
  static let unseen = ImpressionGate.Event.visibleFraction(0.49, at: Instant(milliseconds: 400))
  static let visible = ImpressionGate.State.visible(since: Instant(milliseconds: 300))

  struct Row {
    let before: [ImpressionGate.Event]
    let event: ImpressionGate.Event
    let state: ImpressionGate.State
    let effects: [ImpressionGate.Effect]
  }

  static let table = [
    Row(before: [], event: seen, state: visible, effects: [.startTimer(.seconds(1))]),
    Row(before: [], event: unseen, state: .hidden, effects: []),
    Row(before: [], event: .timerRang, state: .hidden, effects: []),
    Row(
      before: [], event: .visibleFraction(.nan, at: .start), state: .hidden, effects: []),
    Row(
      before: [seen], event: .visibleFraction(1, at: Instant(milliseconds: 900)), state: visible,
      effects: []),
    Row(before: [seen], event: unseen, state: .hidden, effects: [.cancelTimer]),
    Row(before: [seen], event: .timerRang, state: .counted, effects: [.count]),
    Row(before: [seen, .timerRang], event: seen, state: .counted, effects: []),
    Row(before: [seen, .timerRang], event: unseen, state: .counted, effects: []),
    Row(before: [seen, .timerRang], event: .timerRang, state: .counted, effects: []),
  ]

  @Test(arguments: table) func `each event leads to its state and effects`(row: Row) {
    var gate = ImpressionGate()
    for event in row.before { _ = gate.handle(event) }
    #expect(gate.handle(row.event) == row.effects)
    #expect(gate.state == row.state)
  }

  @Test(arguments: [
    (CountingMoment.onePixel, 0.001, Duration.zero), (.halfForASecond, 0.5, .seconds(1)),
    (.allFor2Seconds, 1, .seconds(2)),
  ])
  func `each rule wants so much for so long`(rule: CountingMoment, share: Double, time: Duration) {
    var gate = ImpressionGate(rule)
    #expect(gate.handle(.visibleFraction(share - 0.001, at: .start)) == [])
    let effects = gate.handle(.visibleFraction(share, at: .start))
    #expect(effects == (time == .zero ? [.count] : [.startTimer(time)]))
    #expect(gate.since == (time == .zero ? nil : .start))
  }
}
