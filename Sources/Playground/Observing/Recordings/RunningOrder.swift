import Simulation

/// Puts the entries of a run in the order of their numbers: what overtook another waits, what came
/// before is dropped, and what does not come for long is lost.
struct RunningOrder {
  /// How many entries may overtake one that is late.
  private let window: Int

  /// The number that is next.
  private(set) var next = 1
  private(set) var doubles = 0
  /// How many numbers two different entries have.
  private(set) var contradictions = 0
  private var waiting: [Int: Placed] = [:]
  /// The numbers among those that wait that two different entries have.
  private var disputed: Set<Int> = []
  /// What was told last, by number, to be compared with what comes twice.
  private var told: [Int: Entry] = [:]

  init(window: Int = 2048) { self.window = window }

  /// What has overtaken an entry that is late, in the order of its numbers.
  var early: [Placed] { waiting.values.sorted { $0.entry.number < $1.entry.number } }

  /// An entry and the line that it was read from.
  struct Placed {
    var entry: Entry
    let file: Int
    let line: Int
    /// Whether nothing in it is unknown here.
    var isUnderstood = true
    /// Whether lines before it, or its own, were put together from several.
    var isJoined = false
  }

  enum Step {
    case entry(Placed)
    /// Entries from one number to another were lost.
    case lost(ClosedRange<Int>)
    /// What follows is of another file, whose header is missing: it begins with this number, and may be another
    /// run's.
    case goesOn(Int)
    /// Two entries with one number differ. It stands in the place of the first if that has not been told.
    case contradicted(Int)
  }

  /// What can be told now that this entry has come.
  mutating func add(_ placed: Placed) -> [Step] {
    let number = placed.entry.number
    guard number >= next, waiting[number] == nil else { return addAgain(placed.entry) }
    waiting[number] = placed
    var steps = deliver()
    while waiting.count > window { steps += skip() }
    return steps
  }

  /// The same once more changes nothing. Of two that differ nobody knows which is true.
  private mutating func addAgain(_ entry: Entry) -> [Step] {
    let first = waiting[entry.number]?.entry ?? told[entry.number]
    guard let first, first != entry else {
      doubles += 1
      return []
    }
    contradictions += 1
    guard waiting[entry.number] == nil else {
      disputed.insert(entry.number)
      return []
    }
    return [.contradicted(entry.number)]
  }

  private mutating func remember(_ entry: Entry) {
    told[entry.number] = entry
    told[entry.number - window] = nil
  }

  /// No more will come.
  mutating func end() -> [Step] {
    var steps: [Step] = []
    while !waiting.isEmpty { steps += skip() }
    return steps
  }

  private mutating func deliver() -> [Step] {
    var steps: [Step] = []
    while let placed = waiting.removeValue(forKey: next) {
      steps.append(disputed.remove(next) == nil ? .entry(placed) : .contradicted(next))
      remember(placed.entry)
      next += 1
    }
    return steps
  }

  private mutating func skip() -> [Step] {
    guard let first = waiting.keys.min(), first > next else { return deliver() }
    let lost = Step.lost(next...(first - 1))
    next = first
    return [lost] + deliver()
  }
}
