import Simulation

/// Recorded entries in a row without holes, so that each is at the place of its number: a note is in the
/// place of each lost one, or one note for all of a gap where many were lost. Then what follows gets other
/// numbers.
struct EntryRow {
  private(set) var entries: [Entry] = []
  /// The numbers that are notes about lost entries.
  private(set) var holes: Set<Int> = []
  /// By how much the numbers from one on have moved, where they have.
  private var moves: [(from: Int, by: Int)] = []

  /// How many lost entries have a note each.
  private static let mostNotes = 1000

  /// `kept` is in the order of its numbers; what is missing behind `settled` may still come.
  init(_ kept: [Entry], settled: Int = .max) {
    let isWhole = kept.last.map { $0.number <= kept.count } ?? true
    guard !isWhole else {
      entries = kept
      return
    }
    let hasNotes = (kept.last?.number ?? 0) - kept.count <= Self.mostNotes
    var last = 0
    for entry in kept {
      let lost = entry.number - last - 1
      for _ in 0..<(hasNotes ? lost : min(1, lost)) {
        addNote(of: hasNotes ? 1 : lost, entry.time, isLost: entry.number <= settled)
      }
      last = entry.number
      let by = entries.count + 1 - entry.number
      if by != moves.last?.by ?? 0 { moves.append((entry.number, by)) }
      entries.append(by == 0 && moves.isEmpty ? entry : moved(entry))
    }
  }

  /// The number that the entry with this one has here.
  func place(of number: Int) -> Int {
    var (low, high) = (0, moves.count)
    while low < high {
      let middle = (low + high) / 2
      if moves[middle].from <= number { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? number : number + moves[low - 1].by
  }

  private mutating func addNote(of lost: Int, _ time: Instant, isLost: Bool) {
    if isLost { holes.insert(entries.count + 1) }
    let missing = lost == 1 ? "this entry is missing" : "\(lost) entries are missing"
    entries.append(
      Entry(
        number: entries.count + 1, time: time, cause: nil, kind: .note(violation: nil), from: .app,
        to: nil, ad: nil,
        message: isLost ? missing : Entry.overtaken, data: .none))
  }

  private func moved(_ entry: Entry) -> Entry {
    Entry(
      number: place(of: entry.number), time: entry.time, cause: entry.cause.map(place),
      kind: entry.kind, from: entry.from, to: entry.to, sense: entry.sense, ad: entry.ad,
      message: entry.message, data: entry.data)
  }
}

extension Entry {
  fileprivate static let overtaken = "what comes before is not here yet"

  /// Whether it stands for entries that others have overtaken.
  package var isOvertaken: Bool {
    kind == .note(violation: nil) && sense == nil && message == Self.overtaken
  }
}
