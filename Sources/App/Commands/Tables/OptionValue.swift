import Catalogue
import Scenarios

/// How the value of an option is written: what is expected, what a shell can complete, and how it
/// is read.
struct OptionValue<Value: Sendable>: Sendable {
  let wanted: Expected
  let completion: Completion
  /// Nil for a word that is no such value.
  let read: @Sendable (String) -> Value?

  init(
    _ wanted: Expected, _ completion: Completion = .any,
    read: @escaping @Sendable (String) -> Value?
  ) {
    (self.wanted, self.completion, self.read) = (wanted, completion, read)
  }

  var optional: OptionValue<Value?> {
    .init(wanted, completion) { [read] word in read(word).map { .some($0) } }
  }
}

extension OptionValue where Value == String {
  static let file = text("a file", .files)
  static let directory = text("a folder", .folders)
  /// A folder that files are written to; no name at all is none.
  static let folder = OptionValue("a folder", .folders) { $0.isEmpty ? nil : $0 }
  static let language = text("the code or the file of a language")
  static let adapterClass = text("a class, such as Module.Class")

  /// `more` are words besides the names of themes.
  static func theme(or more: [String] = []) -> Self {
    text("the name or the file of a theme", .words(ThemeStore().names + more))
  }

  static func text(_ wanted: Expected, _ completion: Completion = .any) -> Self {
    OptionValue(wanted, completion) { $0 }
  }

  static func oneOf(_ words: [String]) -> Self {
    // Shells take a blank for the end of a word.
    let isCompleted = words.allSatisfy { !$0.contains(" ") }
    return OptionValue(.oneOf(words), isCompleted ? .words(words) : .any) {
      words.contains($0) ? $0 : nil
    }
  }
}

extension OptionValue where Value: RawRepresentable<String> & CaseIterable {
  /// The words of a type.
  static var word: Self {
    let words = Value.allCases.map(\.rawValue)
    return OptionValue(.oneOf(words), .words(words), read: Value.init(rawValue:))
  }
}

extension OptionValue where Value == UInt64 {
  /// A journal writes it as a number, which must fit a signed 64-bit integer.
  static let seed = OptionValue("a whole number up to \(Int.max)") {
    Int($0).flatMap { UInt64(exactly: $0) }
  }
}

extension OptionValue where Value == Int {
  static func number(_ range: ClosedRange<Int>) -> Self {
    OptionValue("a number from \(range.lowerBound) to \(range.upperBound)") { word in
      Int(word).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension OptionValue where Value == Duration {
  /// A length of real time, which nobody should have to sit out for long.
  static let patience = OptionValue("a time from 0s to 600s, such as 5s") { word in
    Duration(reading: word).flatMap { (.zero ... .seconds(600)).contains($0) ? $0 : nil }
  }
}

extension OptionValue where Value == StageOptions.Place {
  /// A whole number is a line or an entry; a number with a unit is a moment.
  static let place = OptionValue("the number of a line or an entry, or a time such as 1.5s") {
    if let number = Int($0), number > 0 { return .number(number) }
    return (Duration(reading: $0) ?? Duration(clock: $0)).map { .time($0) }
  }
}

extension Duration {
  /// A moment as screens and reports write it, `4:00.850` or `1:04:00.850`.
  fileprivate init?(clock text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let whole = parts.dropLast().compactMap { Int($0) }
    guard (2...3).contains(parts.count), whole.count == parts.count - 1,
      let seconds = parts.last.flatMap({ Double($0) }), (0..<60).contains(seconds),
      whole.allSatisfy({ (0..<60).contains($0) })
    else { return nil }
    let minutes = whole.reduce(0) { $0 * 60 + $1 }
    self = .milliseconds(minutes * 60_000 + Int((seconds * 1000).rounded()))
  }
}
