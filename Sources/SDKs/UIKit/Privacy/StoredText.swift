import Foundation
import Simulation

/// A text in user defaults that tells the journal when it is read, and by whom.
///
/// Foundation makes a Swift string of a subclass by asking for its length first. What another queue reads
/// is not told.
final class StoredText: NSString {
  /// False while the text is only put where it is read. Used on the main queue.
  nonisolated(unsafe) static var isHeard = false

  private let units: [unichar]
  private let key: String

  init(_ text: String, under key: String) {
    (units, self.key) = (Array(text.utf16), key)
    super.init(stringLiteral: "")
  }

  required init(stringLiteral value: StaticString) {
    (units, key) = (Array("\(value)".utf16), "")
    super.init(stringLiteral: "")
  }

  required convenience init(string: String) { self.init(string, under: "") }
  required convenience init(unicodeScalarLiteral value: StaticString) {
    self.init("\(value)", under: "")
  }
  required convenience init(extendedGraphemeClusterLiteral value: StaticString) {
    self.init("\(value)", under: "")
  }
  required init?(coder: NSCoder) { nil }

  override var length: Int {
    if Self.isHeard, MainQueue.isCurrent { tell() }
    return units.count
  }

  override func character(at index: Int) -> unichar { units[index] }

  private func tell() {
    let journal = World.current.journal
    journal.note(
      by: journal.called ?? .app, "reads \(key)", .privacyRead,
      data: [Fact.key(key), Fact.storedText(String(decoding: units, as: UTF16.self))])
  }
}
