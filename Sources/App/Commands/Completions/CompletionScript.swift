import Catalogue

/// What can be completed: the commands with their options, and what comes after those.
struct CompletionScript {
  struct Command {
    /// Empty for the program itself.
    let name: String
    let about: String
    let options: [HelpPage.Option]
    /// What its arguments can be besides files.
    let words: [String]
  }

  let commands: [Command]
  /// What can come after an option.
  let values: [String: Value]

  enum Value: Equatable {
    case files, folders
    case words([String])
    /// Something that only the user knows.
    case any
  }

  /// A shell that has completions.
  enum Shell: String, CaseIterable {
    case bash, zsh, fish

    /// Where it looks for them, below a prefix.
    var place: String {
      switch self {
      case .bash: "share/bash-completion/completions/adplay"
      case .zsh: "share/zsh/site-functions/_adplay"
      case .fish: "share/fish/vendor_completions.d/adplay.fish"
      }
    }
  }

  func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The program itself, and the commands that have names.
  var stage: Command? { commands.first { $0.name.isEmpty } }
  var named: [Command] { commands.filter { !$0.name.isEmpty } }

  func value(after option: HelpPage.Option) -> Value? {
    guard let value = option.value else { return nil }
    if let known = values[option.name] { return known }
    switch value {
    case "FILE", "MAP", "PATH": return .files
    case "DIR", "FOLDER": return .folders
    // The only word that makes a difference.
    case _ where value == value.lowercased(): return .words([value])
    default: return .any
    }
  }
}
