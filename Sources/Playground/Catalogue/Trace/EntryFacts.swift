package import Simulation

/// What an entry says besides its message, as people read it.
package enum EntryFacts {
  package static func of(_ entry: Entry) -> [(name: String, text: String)] {
    entry.data.all.map { ($0.name, text($0.name, $0.value)) }
  }

  /// The journal counts levels of a VAST ad from 0; people count them from 1.
  private static func text(_ name: String, _ value: Fields.Value) -> String {
    guard name == "level", case .int(let level) = value else { return value.text }
    return "\(level.ordinal)"
  }
}
