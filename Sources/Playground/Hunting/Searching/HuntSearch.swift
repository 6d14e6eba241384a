/// Decides what is played next in a hunt, and puts together what came of it.
///
/// Runs are played in batches, each in a process of its own. What a batch may build on is what all
/// batches up to a fixed number before it have reached, so the same runs are played, in the same
/// surroundings, whatever the number of workers and whoever is quicker.
package struct HuntSearch: Sendable {
  package static let batchLength = 100
  /// How many batches can be under way at once.
  package static let lag = 8

  package let ground: HuntGround
  package let seed: UInt64
  /// How many runs there are; nil for as many as are asked for.
  private let limit: Int?
  /// The ids of the rules that are looked for; all if empty.
  private let rules: Set<String>

  private var nextBatch = 0
  /// The results that wait for one before them.
  private var waiting: [Int: HuntBatch] = [:]
  /// How many batches are in order.
  private var merged = 0
  /// The state after each of the last batches. No later batch builds on an older state.
  private var states: [State] = [State()]
  private var found: Set<HuntFind.Cause> = []
  package private(set) var runs = 0

  /// What is known after a batch.
  private struct State {
    var points: [Int] = []
    var interesting: [JSONTree] = []
  }

  package init(_ ground: HuntGround, seed: UInt64, runs limit: Int?, rules: Set<String> = []) {
    self.ground = ground
    self.seed = seed
    self.limit = limit
    self.rules = rules
  }

  /// What was reached, in the order in which it was.
  package var reached: [ReachedPoint] { current.points.compactMap(ReachedPoint.init(code:)) }

  /// The next batch to play; nil if the earlier ones have to come first, or there are no more.
  package mutating func next() -> HuntBatch? {
    let first = nextBatch * Self.batchLength
    guard nextBatch < merged + Self.lag, first < limit ?? .max else { return nil }
    nextBatch += 1
    return HuntBatch(
      number: nextBatch - 1, runs: first..<min(first + Self.batchLength, limit ?? .max))
  }

  /// The job for what is left of a batch.
  package func job(_ batch: HuntBatch) -> HuntJob {
    let state = state(before: batch.number)
    return HuntJob(
      ground: ground, seed: seed,
      task: .runs(batch.rest, after: state.interesting, known: Set(state.points)),
      hang: batch.hasHung ? .expected : .unforeseen)
  }

  /// Takes a batch that is over; returns what is new of all that is now in order.
  package mutating func take(_ batch: HuntBatch) -> [HuntFind] {
    waiting[batch.number] = batch
    var finds: [HuntFind] = []
    while let next = waiting.removeValue(forKey: merged) { finds += merge(next) }
    return finds
  }

  /// Whether nobody has found it yet.
  package func isNew(_ find: HuntFind) -> Bool {
    isWanted(find.cause) && !found.contains(find.cause)
  }

  /// From now on it is no news.
  package mutating func knows(_ find: HuntFind) { found.insert(find.cause) }

  private var current: State { states[states.count - 1] }

  private func state(before batch: Int) -> State {
    states[states.count - 1 - merged + max(0, batch + 1 - Self.lag)]
  }

  private func tree(of run: Int, in batch: Int) -> JSONTree {
    HuntRun(run, of: seed, on: ground, after: state(before: batch).interesting).tree
  }

  private mutating func merge(_ batch: HuntBatch) -> [HuntFind] {
    runs += batch.played
    var state = current
    var known = Set(state.points)
    for (run, points) in batch.reached {
      let new = points.filter { known.insert($0).inserted }
      guard !new.isEmpty else { continue }
      state.points += new
      state.interesting.append(tree(of: run, in: batch.number))
    }
    state.interesting = state.interesting.suffix(Self.mostInteresting)
    let finds = finds(of: batch)
    merged += 1
    states = states.suffix(Self.lag) + [state]
    return finds
  }

  private mutating func finds(of batch: HuntBatch) -> [HuntFind] {
    batch.broken.flatMap { run, first, words in
      words.map(HuntFind.Cause.init).filter { isWanted($0) && found.insert($0).inserted }.map {
        HuntFind(
          $0, run: run, firstRun: first, tree: tree(of: run, in: batch.number), of: ground.rivals)
      }
    }
  }

  private static let mostInteresting = 24

  private func isWanted(_ cause: HuntFind.Cause) -> Bool {
    if case .rule(let id) = cause, !rules.isEmpty { rules.contains(id) } else { true }
  }
}
