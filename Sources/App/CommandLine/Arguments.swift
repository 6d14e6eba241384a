import CursesTerminal

/// The words that the program was started with.
enum Arguments {
  /// With its own name in front.
  static let all = ProcessArguments.all

  static var words: [String] { Array(all.dropFirst()) }
}
