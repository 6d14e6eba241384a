import Observing
import Simulation
import Testing

/// Properties of any two journals, checked on many with random edits.
struct DiffPropertyTests {
  /// A random journal, with a few different messages or many, and the same one after some edits.
  private struct Edited {
    let left: [Entry]
    let right: [Entry]

    init(seed: UInt64) {
      var chance = Chance(state: seed)
      let alphabet = [2, 5, 40, 1000][chance.next(below: 4)]
      let length = [0, 1, 10, 200, 900][chance.next(below: 5)]
      var words = (0..<length).map { _ in Self.word(&chance, alphabet) }
      left = journal(words.joined(separator: " "))
      for _ in 0..<chance.next(below: [2, 10, 600][chance.next(below: 3)]) {
        Self.edit(&words, &chance, alphabet)
      }
      right = journal(words.joined(separator: " "))
    }

    private static func word(_ chance: inout Chance, _ alphabet: Int) -> String {
      let cause = chance.next(below: 3) == 0 ? "<\(chance.next(below: 30) + 1)" : ""
      return "m\(chance.next(below: alphabet)):\(chance.next(below: 3))@\(chance.next(below: 3))"
        + cause
    }

    private static func edit(_ words: inout [String], _ chance: inout Chance, _ alphabet: Int) {
      let place = chance.next(below: words.count + 1)
      guard place < words.count, chance.next(below: 3) > 0 else {
        return words.insert(word(&chance, alphabet), at: place)
      }
      let taken = words.remove(at: place)
      if chance.next(below: 2) == 0 {
        words.insert(taken, at: chance.next(below: words.count + 1))
      }
    }
  }

  @Test(arguments: 0..<120 as Range<UInt64>)
  func `each entry is in one row, in order, and equal rows have equal entries`(_ seed: UInt64) {
    let edited = Edited(seed: seed)
    let diff = JournalDiff(left: edited.left, right: edited.right)
    #expect(diff.rows.compactMap(\.left) == Array(edited.left.indices))
    #expect(diff.rows.compactMap(\.right) == Array(edited.right.indices))
    #expect(diff.isEmpty == (edited.left == edited.right))
    for row in diff.rows {
      guard let (left, right) = row.alike else { continue }
      #expect(edited.left[left].message == edited.right[right].message)
      #expect(edited.left[left].data == edited.right[right].data)
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a moved entry has a row at either end`(_ seed: UInt64) {
    let edited = Edited(seed: seed)
    let rows = JournalDiff(left: edited.left, right: edited.right).rows
    let gone = rows.compactMap { row in
      if case .moved(let left, let right) = row { [left, right] } else { nil }
    }
    let come = rows.compactMap { row in
      if case .arrived(let right, let left) = row { [left, right] } else { nil }
    }
    #expect(gone == come.sorted { $0[0] < $1[0] })
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a journal does not differ from itself`(_ seed: UInt64) {
    let left = Edited(seed: seed).left
    #expect(JournalDiff(left: left, right: left).isEmpty)
  }

  @Test func `long journals without unique entries are aligned up to the edits`() {
    // More edits than are searched for at once.
    let left = (0..<6000).map { $0 % 7 }
    let right = left.enumerated().filter { $0.offset % 5 != 0 }.map(\.element)
    func entries(_ numbers: [Int]) -> [Entry] {
      journal(numbers.map { "m\($0)" }.joined(separator: " "))
    }
    let diff = JournalDiff(left: entries(left), right: entries(right))
    #expect(diff.counts.same == right.count)
    #expect(diff.counts.missing == left.count - right.count)
  }
}

extension JournalDiff.Row {
  /// Its entry on the left, unless that is drawn in another row.
  fileprivate var left: Int? {
    switch self {
    case .same(let left, _), .changed(let left, _, _), .missing(let left), .moved(let left, _): left
    case .extra, .arrived: nil
    }
  }

  fileprivate var right: Int? {
    switch self {
    case .same(_, let right), .changed(_, let right, _), .extra(let right), .arrived(let right, _):
      right
    case .missing, .moved: nil
    }
  }

  /// The two entries that the row claims are the same.
  fileprivate var alike: (Int, Int)? {
    switch self {
    case .same(let left, let right), .moved(let left, let right): (left, right)
    case .arrived(let right, let left): (left, right)
    case .changed, .missing, .extra: nil
    }
  }
}

/// Pseudo-random numbers, the same in every run.
private struct Chance {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
