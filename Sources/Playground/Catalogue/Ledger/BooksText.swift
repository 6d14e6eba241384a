import Languages
package import Observing
import Scenarios

extension AdRecord {
  /// The books of everybody beside Google, also of a side that has counted nothing.
  package var booksOfAllSides: [Books.Book] {
    let platform = life.kind.through.text.platform
    let sides = [platform == nil ? network : line ?? network, platform].compactMap(\.self)
    let silent = sides.filter { side in !books.all.contains { $0.keeper == side } }
    return books.all + silent.map { Books.Book(keeper: $0) }
  }
}

/// What is said of ads that Google has no part in.
package enum BooksText {
  package static var impressions: String { localized("impression") }
  package static var clicks: String { localized("click") }
  package static var rewards: String { localized("reward") }
  package static var paid: String { localized("paid") }
  package static var nothing: String { localized("Nothing was counted yet.") }
}
