import Synchronization

/// The entry during whose handling something happens.
package enum Cause: Equatable, Sendable {
  case entry(Int)
  /// Another thread has written it, and main has not come to it yet.
  case posted(PostedEntry)

  /// Its number; nil as long as it is not in the journal. What was caused by it is written after it.
  package var number: Int? {
    switch self {
    case .entry(let number): number
    case .posted(let entry): entry.number
    }
  }
}

/// An entry on its way from another thread to the journal.
package final class PostedEntry: Equatable, Sendable {
  private let place = Atomic(0)

  /// Nil until main has written it.
  var number: Int? {
    let number = place.load(ordering: .acquiring)
    return number == 0 ? nil : number
  }

  func hasArrived(as number: Int) { place.store(number, ordering: .releasing) }

  package static func == (one: PostedEntry, other: PostedEntry) -> Bool { one === other }
}
