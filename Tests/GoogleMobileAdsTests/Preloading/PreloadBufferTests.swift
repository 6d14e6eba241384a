import GoogleMobileAds
import Testing

/// The transition table of the buffer, row by row.
@Suite struct PreloadBufferTests {
  typealias Step = (event: PreloadBuffer.Event, effects: [PreloadBuffer.Effect])

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let size: Int
    let steps: [Step]

    init(_ description: String, size: Int = 2, _ steps: [Step]) {
      testDescription = description
      self.size = size
      self.steps = steps
    }
  }

  static let begins: Step = (.began, [.load])
  static let first: Step = (.loaded(1), [.tellAvailable(1), .load])
  static let second: Step = (.loaded(2), [.tellAvailable(2)])

  static let rows = [
    Row("it loads one at a time until it is full", [begins, first, second]),
    Row(
      "the oldest ad is handed out and replaced",
      [begins, first, second, (.taken, [.handOut(1), .load])]),
    Row(
      "the last ad that is taken leaves it exhausted", size: 1,
      [begins, (.loaded(1), [.tellAvailable(1)]), (.taken, [.handOut(1), .tellExhausted, .load])]),
    Row(
      "an ad that is taken during a load starts no other",
      [begins, first, (.taken, [.handOut(1), .tellExhausted])]),
    Row("where nothing is ready nothing is taken", [begins, (.taken, [])]),
    Row(
      "after a failure it pauses, each time twice as long",
      [
        begins, (.failed, [.tellFailed, .wait(.seconds(2))]), (.waited, [.load]),
        (.failed, [.tellFailed, .wait(.seconds(4))]), (.waited, [.load]),
      ]),
    Row(
      "an ad makes the next pause short again",
      [
        begins, (.failed, [.tellFailed, .wait(.seconds(2))]), (.waited, [.load]), first,
        (.failed, [.tellFailed, .wait(.seconds(2))]),
      ]),
    Row(
      "an ad that is taken during the pause does not end it",
      [
        begins, first, (.failed, [.tellFailed, .wait(.seconds(2))]),
        (.taken, [.handOut(1), .tellExhausted]),
      ]
    ),
    Row(
      "an expired ad is thrown away and replaced",
      [begins, first, second, (.expired(1), [.drop(1), .load])]),
    Row(
      "an ad that was taken cannot expire",
      [begins, first, second, (.taken, [.handOut(1), .load]), (.expired(1), [])]),
    Row(
      "once stopped it throws away what it has and what still comes",
      [
        begins, first, (.stopped, [.drop(1)]), (.loaded(2), [.drop(2)]), (.taken, []),
        (.waited, []),
      ]),
    Row("a failure after the stop says nothing", [begins, (.stopped, []), (.failed, [])]),
  ]

  @Test(arguments: rows) func `each row of the table holds`(_ row: Row) {
    var buffer = PreloadBuffer(size: row.size)
    for step in row.steps { #expect(buffer.handle(step.event) == step.effects) }
  }

  @Test func `no pause is longer than the longest`() {
    var buffer = PreloadBuffer(size: 1)
    var pauses: [PreloadBuffer.Effect] = []
    _ = buffer.handle(.began)
    for _ in 1...8 {
      pauses += buffer.handle(.failed).dropFirst()
      _ = buffer.handle(.waited)
    }
    #expect(pauses.last == .wait(PreloadBuffer.longestPause))
    #expect(pauses.first == .wait(PreloadBuffer.firstPause))
  }
}
