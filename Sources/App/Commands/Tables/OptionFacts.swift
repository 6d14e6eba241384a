/// An option as people and shells are told of it.
struct OptionFacts: Equatable, Sendable {
  /// With the dashes.
  let name: String
  /// The word that stands for its value in the help, in brackets if that may be left out; nil if it takes
  /// none.
  var placeholder: String?
  let meaning: String
  /// The words that a shell offers after it; nil if it takes no value, or can do without.
  var completion: Completion?
  /// The options that it can't be used with.
  var notWith: [String] = []
  /// The options of which it needs one.
  var needs: [String] = []
  /// Whether it may be there several times.
  var mayRepeat = false
  /// Whether the command has it from the stage.
  var isOfStage = false

  /// The options that every command answers instead of running.
  static let questions = [
    OptionFacts(name: "--help", meaning: "print the options, those of a command after its name"),
    OptionFacts(name: "--version", meaning: "print the version"),
  ]

  /// The option as it is typed: `--seed N`.
  var head: String { [name, placeholder].compactMap(\.self).joined(separator: " ") }

  /// The meaning, with what it needs and what it excludes.
  var about: String {
    let condition = needs.isEmpty ? "" : "with \(needs.joined(separator: " or ")): "
    let exclusion = notWith.isEmpty ? "" : "; not with \(notWith.joined(separator: " or "))"
    return condition + meaning + exclusion
  }

  /// The meaning up to a semicolon or colon, to stand beside the name.
  var summary: String {
    let end = meaning.firstRange(of: /[;:]( |$)/)?.lowerBound ?? meaning.endIndex
    return String(meaning[..<end])
  }
}

/// The values that a shell can offer.
enum Completion: Equatable, Sendable {
  case files, folders
  case words([String])
  /// Something that only the user knows.
  case any
}
