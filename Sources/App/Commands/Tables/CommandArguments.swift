import Catalogue
import Scenarios

/// The arguments of a command, without its options.
struct CommandArguments<Options>: Sendable {
  /// The words that a shell offers for them, besides files.
  let words: @Sendable () -> [String]
  let take: @Sendable (inout Options, ArgumentWords) throws(UsageError) -> Void

  init(
    _ words: @escaping @Sendable () -> [String] = { [] },
    take: @escaping @Sendable (inout Options, ArgumentWords) throws(UsageError) -> Void
  ) {
    (self.words, self.take) = (words, take)
  }
}

/// The words of a command line that are no options.
struct ArgumentWords {
  let all: [String]
  /// The scenario of a program that has its own, used where none is named.
  let home: String?
  /// The command; nil for the stage's.
  let command: String?

  func atMost(_ count: Int) throws(UsageError) -> [String] {
    guard all.count <= count else {
      throw .unexpectedArgument(all[count], command: command)
    }
    return all
  }

  /// An argument is missing; `word` is an option or another argument that makes it necessary.
  func missing(_ wanted: Expected, after word: String? = nil) -> UsageError {
    let parts = [command, word].compactMap(\.self)
    return .missingArgument(command: parts.joined(separator: " "), wanted: wanted)
  }
}

extension CommandArguments {
  static var none: Self {
    .init { (_, words) throws(UsageError) in _ = try words.atMost(0) }
  }

  /// At most one; `wanted` is said if it can't be left out.
  static func one(
    _ path: any WritableKeyPath<Options, String> & Sendable, wanted: Expected? = nil,
    usesHome: Bool = false, among words: @escaping @Sendable () -> [String] = { [] }
  ) -> Self {
    .init(words) { (options, words) throws(UsageError) in
      let word = try words.atMost(1).first ?? (usesHome ? words.home : nil)
      if let word { options[keyPath: path] = word }
      if word == nil, let wanted { throw words.missing(wanted) }
    }
  }

  /// As many as there are; `wanted` is said if there must be one.
  static func many(
    _ path: any WritableKeyPath<Options, [String]> & Sendable, wanted: Expected? = nil,
    usesHome: Bool = false, among words: @escaping @Sendable () -> [String] = { [] }
  ) -> Self {
    .init(words) { (options, words) throws(UsageError) in
      let home = usesHome ? words.home : nil
      let named = words.all.isEmpty ? [home].compactMap(\.self) : words.all
      if named.isEmpty, let wanted { throw words.missing(wanted) }
      options[keyPath: path] = named
    }
  }
}

extension ScenarioLibrary {
  @Sendable static func names() -> [String] { all.map(\.name) }
}
