package import Screen

extension KeyMap {
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
