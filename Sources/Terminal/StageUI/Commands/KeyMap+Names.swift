import Catalogue

extension KeyMap {
  /// The key that a sentence names. A command that has none is found in the list of commands.
  func label(_ key: NamedKey) -> String {
    let label = label(StageCommand(key.rawValue))
    return label.isEmpty ? self.label(.palette) : label
  }
}
