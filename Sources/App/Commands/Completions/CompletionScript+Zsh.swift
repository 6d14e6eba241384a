extension CompletionScript {
  var zsh: String {
    """
    #compdef adplay
    # Completions of adplay for zsh.
    _adplay() {
      local -a commands
      commands=(
    \(named.map { "    \(Self.quoted("\($0.name):\($0.page.about)"))" }.joined(separator: "\n"))
      )
      local command=
      (( CURRENT > 2 )) && command=$words[2]
      case $command in
    \(commandCases)
      esac
    }
    _adplay "$@"

    """
  }

  private var commandCases: String {
    let all = named.map { "    \($0.name)) \(arguments(of: $0.page)) ;;" }
    let stage =
      "    *) (( CURRENT == 2 )) && _describe command commands\n      \(arguments(of: stage)) ;;"
    return (all + [stage]).joined(separator: "\n")
  }

  private func arguments(of page: HelpPage) -> String {
    let options = page.offered.map { option in
      let about = Self.plain(option.summary)
      let value = option.completion.map {
        ":\(Self.plain(option.placeholder ?? "")):\(Self.action($0))"
      }
      return Self.quoted("\(option.name)[\(about)]\(value ?? "")")
    }
    let words = page.words().joined(separator: " ")
    let rest =
      words.isEmpty
      ? "_files" : #"{ _alternative "names:name:(\#(words))" "files:file:_files" }"#
    return "_arguments \((options + [Self.quoted("*:argument:\(rest)")]).joined(separator: " "))"
  }

  private static func action(_ value: Completion) -> String {
    switch value {
    case .files: "_files"
    case .folders: "_files -/"
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .any: " "
    }
  }

  /// Without what has a meaning in a description.
  private static func plain(_ text: String) -> String {
    text.filter { !"[]:\\".contains($0) }
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("'", with: "'\\''"))'"
  }
}
