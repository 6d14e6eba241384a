import Catalogue
import Observing
import Playing
import Scenarios
import Simulation
import Testing

extension Scenario {
  /// A scenario of the library.
  static func library(_ name: String) throws -> Scenario {
    try Scenario(reading: try #require(ScenarioLibrary.content(of: name)))
  }
}

extension Session {
  /// The journal, written and read back.
  var recorded: RecordedJournal {
    get throws { try RecordedJournal(reading: Array(lines.utf8)) }
  }
}

extension RecordedJournal {
  convenience init(reading text: String) throws(JournalProblem) {
    try self.init(reading: Array(text.utf8))
  }

  /// Why a text is not a journal; nil if it is one.
  static func refusal(of bytes: [UInt8]) -> String? {
    do {
      _ = try RecordedJournal(reading: bytes)
      return nil
    } catch {
      return error.sentence
    }
  }

  static func refusal(of text: String) -> String? { refusal(of: Array(text.utf8)) }
}
