/// What can be completed: the commands with their options, and what comes after those.
struct CompletionScript {
  /// First that of the program itself.
  let pages: [HelpPage]

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
  var stage: HelpPage { StageOptions.command.page }
  var named: [(name: String, page: HelpPage)] {
    pages.compactMap { page in page.command.map { ($0, page) } }
  }
}
