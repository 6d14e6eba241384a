import GoogleMobileAds
import Testing

/// The transition table of the round, row by row.
@Suite struct WaterfallRoundTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let lines: Int
    let steps: [Step]
    let state: WaterfallRound.State

    init(_ description: String, lines: Int = 2, _ steps: [Step], then state: WaterfallRound.State) {
      testDescription = description
      self.lines = lines
      self.steps = steps
      self.state = state
    }
  }

  typealias Step = (event: WaterfallRound.Event, effects: [WaterfallRound.Effect])

  static let begins: Step = (.began, [.ask(0)])
  static let timesOut: Step = (.ranOutOfTime(0), [.ask(1)])
  static let fails: Step = (.answered(0, hasAd: false), [.ask(1)])

  static let rows = [
    Row("the first line is asked first", [begins], then: .asking(0)),
    Row("without lines it gives up", lines: 0, [(.began, [.giveUp])], then: .over),
    Row("an ad ends the round", [begins, (.answered(0, hasAd: true), [.keep(0)])], then: .over),
    Row("after a failure the next line is asked", [begins, fails], then: .asking(1)),
    Row(
      "after the last failure it is over",
      [begins, fails, (.answered(1, hasAd: false), [.giveUp])], then: .over),
    Row("after a timeout the next line is asked", [begins, timesOut], then: .asking(1)),
    Row(
      "a timeout of the last line ends it", [begins, fails, (.ranOutOfTime(1), [.giveUp])],
      then: .over),
    Row(
      "an answer after its time is late, even with an ad",
      [begins, timesOut, (.answered(0, hasAd: true), [.refuse(0, .late)])], then: .asking(1)),
    Row(
      "the next line can still answer after a late one",
      [
        begins, timesOut, (.answered(0, hasAd: true), [.refuse(0, .late)]),
        (.answered(1, hasAd: true), [.keep(1)]),
      ], then: .over),
    Row(
      "a late answer when all is over is late",
      [
        begins, timesOut, (.answered(1, hasAd: true), [.keep(1)]),
        (.answered(0, hasAd: true), [.refuse(0, .late)]),
      ], then: .over),
    Row(
      "a second answer changes nothing",
      [
        begins, (.answered(0, hasAd: true), [.keep(0)]),
        (.answered(0, hasAd: false), [.refuse(0, .second)]),
      ], then: .over),
    Row(
      "an ad after a failure is a second answer",
      [begins, fails, (.answered(0, hasAd: true), [.refuse(0, .second)])], then: .asking(1)),
    Row(
      "an answer after a late one is a second answer",
      [
        begins, timesOut, (.answered(0, hasAd: true), [.refuse(0, .late)]),
        (.answered(0, hasAd: true), [.refuse(0, .second)]),
      ], then: .asking(1)),
    Row(
      "a time-out of a line that has answered is nothing", [begins, fails, (.ranOutOfTime(0), [])],
      then: .asking(1)),
    Row("it begins only once", [begins, (.began, [])], then: .asking(0)),
    Row(
      "when it is over nothing begins it again", lines: 0,
      [(.began, [.giveUp]), (.began, []), (.ranOutOfTime(0), [])], then: .over),
  ]

  @Test(arguments: rows) func `each event has its effects`(_ row: Row) {
    var round = WaterfallRound(lineCount: row.lines)
    for step in row.steps { #expect(round.handle(step.event) == step.effects, "\(step.event)") }
    #expect(round.state == row.state)
  }
}
