extension CompletionScript {
  var fish: String {
    let names = named.map(\.name).joined(separator: " ")
    let commands = named.map { name, page in
      "complete -c adplay -n __fish_use_subcommand -a \(name) -d \(Self.quoted(page.about))"
    }
    let stage = rules(of: stage, when: "not __fish_seen_subcommand_from \(names)")
    let all = named.flatMap { rules(of: $0.page, when: "__fish_seen_subcommand_from \($0.name)") }
    return (["# Completions of adplay for fish."] + commands + stage + all)
      .joined(separator: "\n") + "\n"
  }

  private func rules(of page: HelpPage, when condition: String) -> [String] {
    let start = "complete -c adplay -n \(Self.quoted(condition))"
    let words = page.words().joined(separator: " ")
    return (words.isEmpty ? [] : ["\(start) -a \(Self.quoted(words))"])
      + page.offered.map { option in
        let about = option.summary.isEmpty ? "" : " -d \(Self.quoted(option.summary))"
        return "\(start) -l \(option.name.dropFirst(2))\(argument(of: option))\(about)"
      }
  }

  private func argument(of option: OptionFacts) -> String {
    switch option.completion {
    case nil: ""
    case .files?: " -r"
    case .folders?: " -x -a '(__fish_complete_directories)'"
    case .words(let words)?: " -x -a \(Self.quoted(words.joined(separator: " ")))"
    case .any?: " -x"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
