/// How a command is met besides by its key.
struct CommandManner: Equatable, Sendable {
  /// Where it is in a list of all commands.
  var group = CommandGroup.places
  /// Whether it ends a demo or changes what is shown, so that a locked stage asks first.
  var isLockable = false
  /// What becomes of it where there is no screen.
  var speech = Speech.does
  /// What others call it, in English; it is found by these words, too.
  var otherWords = ""
  /// Whether it changes a world, or what becomes of one: a recording has none.
  var acts = false

  var needsWorld: Bool { acts || group == .adCase }

  enum Speech: Equatable, Sendable {
    case does
    /// It changes only what is seen.
    case needsScreen
    /// The program has a command of this name for it.
    case isProgramCommand(String)
  }
}
