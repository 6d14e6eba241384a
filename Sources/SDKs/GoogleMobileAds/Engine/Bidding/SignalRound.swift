/// Which bidding line is asked for signals, and what an answer is worth. It only decides; the caller
/// acts.
///
/// | state | event | next state | effects |
/// |---|---|---|---|
/// | waiting | began | asking the first, or over without lines | ask, or finish([]) |
/// | asking(i) | answered(i) | asking the next, or over after the last | ask, or finish |
/// | asking(i) | ranOutOfTime(i) | as after an answer without signals | the same |
/// | any | answered(j) again, j answered before | the same | refuse(j, .second) |
/// | any | answered(j) after its time | the same | refuse(j, .late) |
/// | any | anything else | the same | none |
package struct SignalRound: Equatable, Sendable {
  package enum Event: Equatable, Sendable {
    case began
    case answered(Int, hasSignals: Bool)
    case ranOutOfTime(Int)
  }

  package enum Effect: Equatable, Sendable {
    case ask(Int)
    case refuse(Int, WaterfallRound.Refusal)
    /// The lines that have signals.
    case finish(Set<Int>)
  }

  private enum State: Equatable, Sendable {
    case waiting
    case asking(Int)
    case over
  }

  private var state = State.waiting
  /// The lines that are still to be asked.
  private var left: [Int]
  private var answered: Set<Int> = []
  private var withSignals: Set<Int> = []

  package init(lines: [Int]) { left = lines }

  package mutating func handle(_ event: Event) -> [Effect] {
    switch (state, event) {
    case (.waiting, .began): askNext()
    case (_, .answered(let line, let hasSignals)): answer(line, hasSignals)
    case (.asking(let asked), .ranOutOfTime(let line)) where asked == line: askNext()
    default: []
    }
  }

  private mutating func answer(_ line: Int, _ hasSignals: Bool) -> [Effect] {
    guard answered.insert(line).inserted else { return [.refuse(line, .second)] }
    guard state == .asking(line) else { return [.refuse(line, .late)] }
    if hasSignals { withSignals.insert(line) }
    return askNext()
  }

  private mutating func askNext() -> [Effect] {
    guard let next = left.first else {
      state = .over
      return [.finish(withSignals)]
    }
    left.removeFirst()
    state = .asking(next)
    return [.ask(next)]
  }
}
