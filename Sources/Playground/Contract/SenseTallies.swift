import Simulation

/// How often each sense has happened to an ad. Most never do, and take no room: a thousand ads wait in
/// a journal, and few of them are heard of again.
struct SenseTallies: Sendable {
  /// The senses that have happened, as bits.
  private var happened = InlineArray<5, UInt64>(repeating: 0)
  /// Theirs, in the order of the senses.
  private var tallies: [Tally] = []

  /// How many senses it has room for.
  static let capacity = 320

  struct Tally: Sendable {
    fileprivate(set) var count: UInt32 = 0
    /// Since the latest line was asked.
    fileprivate(set) var countInLine: UInt32 = 0
    /// The number and the time of the latest one.
    fileprivate(set) var last = 0
    fileprivate(set) var time = Instant.start
  }

  subscript(sense: Sense) -> Tally {
    let (word, bit) = Self.place(of: sense)
    return happened[word] & bit == 0 ? Tally() : tallies[rank(word, bit)]
  }

  mutating func add(_ entry: Entry, _ sense: Sense) {
    let (word, bit) = Self.place(of: sense)
    let rank = rank(word, bit)
    if happened[word] & bit == 0 {
      happened[word] |= bit
      tallies.insert(Tally(), at: rank)
    }
    tallies[rank].count += 1
    tallies[rank].countInLine += 1
    tallies[rank].last = entry.number
    tallies[rank].time = entry.time
  }

  mutating func beginLine() {
    for place in tallies.indices { tallies[place].countInLine = 0 }
  }

  private static func place(of sense: Sense) -> (word: Int, bit: UInt64) {
    (sense.rawValue / 64, 1 << UInt64(sense.rawValue % 64))
  }

  /// How many senses before this one have happened.
  private func rank(_ word: Int, _ bit: UInt64) -> Int {
    var rank = (happened[word] & (bit - 1)).nonzeroBitCount
    for earlier in 0..<word { rank += happened[earlier].nonzeroBitCount }
    return rank
  }
}
