package import Observing
import Simulation
import StageUI

/// A moment of a journal: what was written until simulated time moved on, or the user did something.
/// Where the user waited, it is the first in which something came of that.
package struct EvidenceMoment: Equatable, Sendable {
  /// The numbers of its first and its last entry.
  package let first: Int
  package internal(set) var last: Int
  private(set) var time: Instant
  /// Whether it begins with something that the user did.
  let isAct: Bool
  /// Whether a rule was found broken in it.
  private(set) var isBroken = false
  /// Whether it is only that the user waits.
  private var isWaiting: Bool

  init(_ entry: Entry, at place: Int) {
    first = place + 1
    last = first
    time = entry.time
    isAct = entry.kind == .input
    isWaiting = entry.sense == .timePassed
    add(entry)
  }

  private mutating func add(_ entry: Entry) {
    if case .finding = entry.kind { isBroken = true }
  }

  /// Takes the next entry of the journal, unless another moment begins with it.
  fileprivate mutating func take(_ entry: Entry) -> Bool {
    guard entry.kind != .input, entry.time == time || isWaiting else { return false }
    (time, isWaiting) = (entry.time, false)
    last += 1
    add(entry)
    return true
  }
}

/// The moments of a journal that matter, at most so many: first those in which a rule was broken, and
/// the last one, then what the user did, then the rest. Of those that do not all fit, some are chosen
/// from beginning to end.
package struct EvidenceMoments: Equatable, Sendable {
  package static let limit = 48

  package let chosen: [EvidenceMoment]
  /// How many there are with those that were left out.
  let count: Int

  package init(_ entries: EntryList, limit: Int = Self.limit) {
    var all: [EvidenceMoment] = []
    for (place, entry) in entries.enumerated() {
      if let last = all.indices.last, all[last].take(entry) { continue }
      all.append(EvidenceMoment(entry, at: place))
    }
    count = all.count
    chosen = Self.choose(limit, of: all)
  }

  private static func choose(_ limit: Int, of all: [EvidenceMoment]) -> [EvidenceMoment] {
    var chosen: [Int] = []
    for rank in 0...2 {
      let places = all.indices.filter { Self.rank(all[$0], isLast: $0 == all.count - 1) == rank }
      let room = min(places.count, limit - chosen.count)
      chosen += (0..<room).map { places[($0 + 1) * places.count / room - 1] }
    }
    return chosen.sorted().map { all[$0] }
  }

  private static func rank(_ moment: EvidenceMoment, isLast: Bool) -> Int {
    moment.isBroken || isLast ? 0 : moment.isAct ? 1 : 2
  }
}
