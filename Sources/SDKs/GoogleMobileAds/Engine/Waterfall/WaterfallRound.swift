/// Which line of an ad unit is asked, and what an answer is worth. It only decides; the caller
/// acts.
///
/// | state | event | next state | effects |
/// |---|---|---|---|
/// | waiting | began | asking(0), or over without lines | ask(0), or giveUp |
/// | asking(i) | answered(i, true) | over | keep(i) |
/// | asking(i) | answered(i, false) | asking(i + 1), or over after the last | ask(i + 1), or giveUp |
/// | asking(i) | ranOutOfTime(i) | as after a failure, and i may still answer | the same |
/// | any | answered(j) again, j answered before | the same | refuse(j, .second) |
/// | any | answered(j) after its time | the same | refuse(j, .late) |
/// | any | anything else | the same | none |
package struct WaterfallRound: Equatable, Sendable {
  package enum State: Equatable, Sendable {
    case waiting
    case asking(Int)
    case over
  }

  package enum Event: Equatable, Sendable {
    case began
    case answered(Int, hasAd: Bool)
    case ranOutOfTime(Int)
  }

  package enum Effect: Equatable, Sendable {
    case ask(Int)
    case keep(Int)
    case refuse(Int, Refusal)
    case giveUp
  }

  /// Why an answer is refused.
  package enum Refusal: Equatable, Sendable {
    /// The line has answered before.
    case second
    /// The line was given up when its time ran out.
    case late
  }

  package private(set) var state = State.waiting
  private let lineCount: Int
  private var answered: Set<Int> = []

  package init(lineCount: Int) {
    self.lineCount = lineCount
  }

  package mutating func handle(_ event: Event) -> [Effect] {
    switch (state, event) {
    case (.waiting, .began): askNext(after: -1)
    case (_, .answered(let line, let hasAd)): answer(line, hasAd: hasAd)
    case (.asking(let asked), .ranOutOfTime(let line)) where asked == line: askNext(after: line)
    default: []
    }
  }

  private mutating func answer(_ line: Int, hasAd: Bool) -> [Effect] {
    guard answered.insert(line).inserted else { return [.refuse(line, .second)] }
    guard state == .asking(line) else { return [.refuse(line, .late)] }
    guard hasAd else { return askNext(after: line) }
    state = .over
    return [.keep(line)]
  }

  private mutating func askNext(after line: Int) -> [Effect] {
    guard line + 1 < lineCount else {
      state = .over
      return [.giveUp]
    }
    state = .asking(line + 1)
    return [.ask(line + 1)]
  }
}
