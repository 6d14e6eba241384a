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

  /// What a search looks at.
  var text: String { "\(keys) \(title) \(explanation)" }
}

extension KeyMap {
  var helpTopics: [HelpTopic] {
    bindings.map { binding in
      HelpTopic(
        keys: binding.keys.map(\.label).joined(separator: " "), title: binding.title,
        explanation: binding.explanation, command: binding.command)
    }
  }

  /// What can be searched: what can be done first, then words, then errors.
  var searchedTopics: [HelpTopic] {
    helpTopics + (Glossary.words + Glossary.errors).map(HelpTopic.init)
  }
}
