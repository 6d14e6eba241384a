package import Screen

extension KeyMap {
  /// The map with other keys for some commands; none leaves a command to the palette.
  package func changed(_ changes: [StageCommand: [Key]]) -> KeyMap {
    guard !changes.isEmpty else { return self }
    return KeyMap(bindings.map { $0.with(keys: changes[$0.command] ?? $0.keys) })
  }

  /// The command with this name in configuration files.
  package func command(named name: String) -> StageCommand? {
    bindings.first { $0.command.name == name }?.command
  }

  /// Two commands that have one key now, though not in `standard`: rooms that take turns share one
  /// on purpose.
  package func conflicts(besides standard: KeyMap) -> [Key: [StageCommand]] {
    let owners = owners
    return owners.filter { key, commands in
      commands.count > 1 && Set(commands) != Set(standard.owners[key] ?? [])
    }
  }

  private var owners: [Key: [StageCommand]] {
    bindings.reduce(into: [:]) { owners, binding in
      for key in Set(binding.keys) { owners[key, default: []].append(binding.command) }
    }
  }
}

extension KeyMap.Binding {
  fileprivate func with(keys: [Key]) -> Self {
    Self(command: command, card: card, keys: keys)
  }
}

extension StageCommand {
  /// What configuration files call it.
  package var name: String {
    switch self {
    case .room(let name): name
    default: "\(self)"
    }
  }
}
