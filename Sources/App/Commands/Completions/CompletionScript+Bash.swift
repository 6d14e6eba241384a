extension CompletionScript {
  var bash: String {
    """
    # Completions of adplay for bash.
    _adplay() {
      local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]}
      [ "$COMP_CWORD" -gt 1 ] || command=
      COMPREPLY=()
      case "$before" in
    \(afterOptions)
      esac
      local options= words=
      case "$command" in
    \(commandCases)
      esac
      case "$word" in
        -*) COMPREPLY=($(compgen -W "$options" -- "$word")) ;;
        *) COMPREPLY=($(compgen -W "$words" -- "$word") $(compgen -f -- "$word")) ;;
      esac
    }
    complete -o filenames -F _adplay adplay

    """
  }

  private var afterOptions: String {
    var seen: Set<String> = []
    return pages.flatMap(\.options).compactMap { option in
      guard let value = option.completion, seen.insert(option.name).inserted else { return nil }
      return "    \(option.name)) \(Self.reply(value)); return ;;"
    }.joined(separator: "\n")
  }

  private static func reply(_ value: Completion) -> String {
    switch value {
    case .files: #"COMPREPLY=($(compgen -f -- "$word"))"#
    case .folders: #"COMPREPLY=($(compgen -d -- "$word"))"#
    case .words(let words):
      "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$word\"))"
    case .any: ":"
    }
  }

  private var commandCases: String {
    let all = named.map { "    \($0.name)) \(Self.lists($0.page, []))" }
    let stage = "    *) \(Self.lists(stage, named.map(\.name)))"
    return (all + [stage]).joined(separator: "\n")
  }

  private static func lists(_ page: HelpPage, _ more: [String]) -> String {
    let options = page.offered.map(\.name)
    return "options=\"\(options.joined(separator: " "))\" "
      + "words=\"\((more + page.words()).joined(separator: " "))\" ;;"
  }
}
