import GoogleMobileAds
import Testing

/// The transition table of the round, row by row.
@Suite struct SignalRoundTests {
  typealias Step = (event: SignalRound.Event, effects: [SignalRound.Effect])

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let lines: [Int]
    let steps: [Step]

    init(_ description: String, lines: [Int] = [1, 3], _ steps: [Step]) {
      testDescription = description
      self.lines = lines
      self.steps = steps
    }
  }

  static let begins: Step = (.began, [.ask(1)])
  static let answers: Step = (.answered(1, hasSignals: true), [.ask(3)])

  static let rows = [
    Row("without lines it is over at once", lines: [], [(.began, [.finish([])])]),
    Row("the next line is asked when one has answered", [begins, answers]),
    Row(
      "those with signals take part",
      [begins, answers, (.answered(3, hasSignals: false), [.finish([1])])]),
    Row(
      "one that runs out of time takes no part",
      [begins, (.ranOutOfTime(1), [.ask(3)]), (.answered(3, hasSignals: true), [.finish([3])])]),
    Row(
      "an answer after its time is late",
      [
        begins, (.ranOutOfTime(1), [.ask(3)]),
        (.answered(1, hasSignals: true), [.refuse(1, .late)]),
      ]
    ),
    Row(
      "a second answer changes nothing",
      [
        begins, answers, (.answered(1, hasSignals: false), [.refuse(1, .second)]),
        (.answered(3, hasSignals: true), [.finish([1, 3])]),
      ]),
    Row("time that runs out for another line changes nothing", [begins, (.ranOutOfTime(3), [])]),
    Row("it begins once", [begins, (.began, [])]),
  ]

  @Test(arguments: rows) func `each row of the table holds`(_ row: Row) {
    var round = SignalRound(lines: row.lines)
    for step in row.steps { #expect(round.handle(step.event) == step.effects) }
  }
}
