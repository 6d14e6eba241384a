import Catalogue

extension KeyMap {
  /// The key that a sentence names. A command that has none is found in the list of commands.
  func label(_ key: NamedKey) -> String {
    let label = label(key.command)
    return label.isEmpty ? self.label(.palette) : label
  }
}

extension NamedKey {
  fileprivate var command: StageCommand {
    switch self {
    case .close: .closeCover
    case .nextTarget: .nextAsset
    case .nextTimer: .nextTimer
    case .nextStep: .nextStep
    case .tours: .tours
    case .filter: .filter
    case .onlyLine: .onlyLine
    case .keepJournal: .keepJournal
    }
  }
}
