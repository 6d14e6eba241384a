import Catalogue

/// One thing that the help explains: a key, a word, or an error.
struct HelpTopic: Equatable {
  /// The keys of a command.
  var keys = ""
  let title: String
  let explanation: String
  /// What ⏎ does when it is chosen.
  var command: StageCommand?
}

extension HelpTopic {
  init(_ word: Glossary.Word) {
    self.init(title: word.word, explanation: word.meaning)
  }

  /// Whether every typed word is somewhere in it.
  func matches(_ query: String) -> Bool {
    let text = "\(keys) \(title) \(explanation)".lowercased()
    return query.lowercased().split(separator: " ").allSatisfy { text.contains($0) }
  }
}

extension KeyMap {
  var helpTopics: [HelpTopic] {
    bindings.map { binding in
      HelpTopic(
        keys: binding.keys.map(\.label).joined(separator: " "), title: binding.title,
        explanation: binding.explanation, command: binding.command)
    }
  }

  /// What a search finds: what can be done first, then words, then errors.
  func helpTopics(matching query: String) -> [HelpTopic] {
    (helpTopics + (Glossary.words + Glossary.errors).map(HelpTopic.init))
      .filter { $0.matches(query) }
  }
}
