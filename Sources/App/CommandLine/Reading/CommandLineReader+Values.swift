import AdServing
import Catalogue
import Scenarios

// Values that several commands take.

extension CommandLineReader {
  mutating func seed(_ name: String) throws(UsageError) -> UInt64 {
    // A journal writes it as a number, which must fit a signed 64-bit integer.
    try value(of: name, as: UInt64.self, wanted: .seed) {
      Int($0).flatMap { UInt64(exactly: $0) }
    }
  }

  mutating func number(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int {
    try value(of: name, as: Int.self, wanted: .number(range)) { word in
      guard let number = Int(word), range.contains(number) else { return nil }
      return number
    }
  }

  mutating func theme(_ name: String) throws(UsageError) -> String {
    try value(of: name, wanted: .theme)
  }

  /// A whole number is a line or an entry; a number with a unit is a moment.
  mutating func place(_ name: String) throws(UsageError) -> Command.Place {
    try value(of: name, as: Command.Place.self, wanted: .place) { word in
      if let number = Int(word), number > 0 { return .number(number) }
      return Duration(reading: word).map { .time($0) }
    }
  }

  /// A length of real time, which nobody should have to sit out for long.
  mutating func patience(_ name: String) throws(UsageError) -> Duration {
    try value(of: name, as: Duration.self, wanted: .patience) { word in
      Duration(reading: word).flatMap { (.zero ... .seconds(600)).contains($0) ? $0 : nil }
    }
  }

  mutating func threads(_ name: String) throws(UsageError) -> Threads {
    try word(name, of: Threads.self)
  }

  /// The argument after an option, which must be a word of this type.
  mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String, of words: Word.Type
  ) throws(UsageError) -> Word {
    try value(
      of: name, as: Word.self, wanted: .oneOf(Word.allCases.map(\.rawValue)), Word.init(rawValue:))
  }

  /// A folder; no name at all is none.
  mutating func folder(_ name: String) throws(UsageError) -> String {
    try value(of: name, as: String.self, wanted: .directory) { $0.isEmpty ? nil : $0 }
  }

  func onePositional() throws(UsageError) -> String? {
    guard positionals.count <= 1 else { throw unexpected(positionals[1]) }
    return positionals.first
  }
}
