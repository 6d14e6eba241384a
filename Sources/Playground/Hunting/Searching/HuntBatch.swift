/// Some runs, and what came of them. A process that ends before it is through is followed by another
/// for the rest, but not forever.
package struct HuntBatch: Sendable {
  package let number: Int
  package let runs: Range<Int>
  /// Where the present process began.
  private var start: Int
  private var current: Int?
  private var deaths = 0
  package private(set) var isDone = false
  package private(set) var played = 0
  private(set) var broken: [(run: Int, first: Int, words: [String])] = []
  private(set) var reached: [(run: Int, points: [Int])] = []

  private static let mostDeaths = 3

  init(number: Int, runs: Range<Int>) {
    self.number = number
    self.runs = runs
    start = runs.lowerBound
  }

  /// Whether one of its processes hung.
  var hasHung: Bool { broken.contains { $0.words == [HuntTrouble.hangs.rawValue] } }

  /// What the next process has to play.
  package var rest: Range<Int> { start..<runs.upperBound }

  package mutating func take(_ report: HuntReport) {
    switch report {
    case .began(let run):
      current = run
      played += 1
    case .broke(let run, let words): broken.append((run, start, words))
    case .reached(let run, let points): reached.append((run, points))
    case .troubled(let trouble): die(of: trouble)
    case .done: isDone = true
    case .answered, .buttons, .held, .proved: break
    }
  }

  /// Nobody waits for the rest.
  package mutating func giveUp() { isDone = true }

  /// The process has ended.
  package mutating func end() {
    if !isDone, current != nil { die(of: .crashes) }
    // It never began, so it would not the next time.
    if !isDone, current == nil, rest == lastRest { isDone = true }
    lastRest = rest
  }

  private var lastRest: Range<Int>?

  private mutating func die(of trouble: HuntTrouble) {
    guard let run = current else { return isDone = true }
    broken.append((run, start, [trouble.rawValue]))
    deaths += 1
    (start, current) = (run + 1, nil)
    isDone = rest.isEmpty || deaths >= Self.mostDeaths
  }
}
