import Scenarios

/// What the networks of one ad counted, each in a book of its own under the network's name, in the
/// order of their first counts.
package struct Books: Equatable, Sendable {
  package struct Book: Equatable, Sendable {
    package let keeper: String
    package internal(set) var tally: AdRecord.Tally

    package init(keeper: String, tally: AdRecord.Tally = .init()) {
      self.keeper = keeper
      self.tally = tally
    }
  }

  package private(set) var all: [Book] = []

  /// An empty tally for a network without counts.
  package subscript(keeper: String) -> AdRecord.Tally {
    all.first { $0.keeper == keeper }?.tally ?? .init()
  }

  mutating func change(_ keeper: String, _ body: (inout AdRecord.Tally) -> Void) {
    guard let place = all.firstIndex(where: { $0.keeper == keeper }) else {
      var book = Book(keeper: keeper)
      body(&book.tally)
      return all.append(book)
    }
    body(&all[place].tally)
  }
}

extension AdRecord {
  /// The books of everybody beside Google, first those of the two sides that should agree, also of one that has
  /// counted nothing.
  package var booksOfAllSides: [Books.Book] {
    let platform = life.kind.through.observed.platform
    let sides = [platform == nil ? network : line ?? network, platform].compactMap(\.self)
    return sides.map { Books.Book(keeper: $0, tally: books[$0]) }
      + books.all.filter { !sides.contains($0.keeper) }
  }
}
