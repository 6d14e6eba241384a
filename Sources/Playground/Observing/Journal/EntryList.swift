package import Simulation

/// Entries in the order of their numbers, wherever they are: in a running session or in a file, or
/// a selection of either.
package struct EntryList: RandomAccessCollection, Sendable {
  private let source: Source
  /// The places of the selected ones; nil for all.
  private let chosen: [Int]?
  /// How many entries there are to select from.
  private let countOfAll: Int

  private enum Source: Sendable {
    case running([Entry])
    case recorded(RecordedJournal)
  }

  /// The entries of a running session: all, or the first ones.
  package init(_ entries: [Entry], count: Int = .max) {
    source = .running(entries)
    chosen = nil
    countOfAll = Swift.min(count, entries.count)
  }

  /// The entries of a file: all, or the first ones.
  package init(_ journal: RecordedJournal, count: Int = .max) {
    source = .recorded(journal)
    chosen = nil
    countOfAll = Swift.min(count, journal.count)
  }

  private init(_ source: Source, chosen: [Int]?, of count: Int) {
    self.source = source
    self.chosen = chosen
    countOfAll = count
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { chosen?.count ?? countOfAll }

  package subscript(position: Int) -> Entry { entry(at: chosen?[position] ?? position) }

  /// The entries at these places, which must be in increasing order.
  package func choosing(_ places: [Int]) -> EntryList {
    EntryList(source, chosen: places, of: countOfAll)
  }

  /// The first entries, of all there are.
  package func first(_ count: Int) -> EntryList {
    EntryList(source, chosen: nil, of: Swift.min(count, countOfAll))
  }

  /// The entries for which the closure is true.
  package func choosing(where holds: (Entry) -> Bool) -> EntryList {
    choosing(indices.filter { holds(self[$0]) }.map { chosen?[$0] ?? $0 })
  }

  /// The place of the last entry whose number is at most this; nil if there is none.
  package func place(upTo number: Int) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if numberOfEntry(at: middle) <= number { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }

  /// An entry's number is its place in the journal, from 1.
  private func numberOfEntry(at position: Int) -> Int { (chosen?[position] ?? position) + 1 }

  private func entry(at place: Int) -> Entry {
    switch source {
    case .running(let entries): entries[place]
    case .recorded(let journal): (try? journal.entry(place)) ?? .unreadable(number: place + 1)
    }
  }
}

extension Entry {
  /// Replaces a line that cannot be read.
  fileprivate static func unreadable(number: Int) -> Entry {
    Entry(
      number: number, time: .start, cause: nil, kind: .note(violation: nil),
      from: .app, to: nil, ad: nil, message: "this line cannot be read", data: .none)
  }
}
