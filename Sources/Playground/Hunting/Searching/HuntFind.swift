package import Contract

/// Something a hunt has found: a broken rule, or trouble for the process.
package struct HuntFind: Equatable, Sendable {
  package let cause: Cause
  /// The run that showed it.
  package let run: Int
  /// The first run in the same process: the find may depend on those between.
  package let firstRun: Int
  /// The run's scenario, or what became of it.
  package var tree: JSONTree
  /// Who is compared; nil if nobody is.
  private let rivals: HuntRivals?

  package enum Cause: Hashable, Sendable {
    case rule(String)
    case trouble(HuntTrouble)
    /// Another adapter did something else.
    case difference(String)
  }

  package init(
    _ cause: Cause, run: Int, firstRun: Int, tree: JSONTree, of rivals: HuntRivals? = nil
  ) {
    self.cause = cause
    self.run = run
    self.firstRun = firstRun
    self.tree = tree
    self.rivals = rivals
  }

  /// What is wrong, in a sentence.
  package var sentence: String {
    switch cause {
    case .rule(let id): Rulebook.rule(id)?.sentence ?? id
    case .trouble(let trouble): trouble.sentence(hasApp: tree["app"] != nil)
    case .difference(let word): rivals.map { HuntDifference.sentence(word, of: $0) } ?? word
    }
  }

  /// How many things a user does in it.
  package var steps: Int { tree[elementsOf: "script"].count { $0["expect"] == nil } }
}

extension HuntFind.Cause {
  package init(_ word: String) {
    if let trouble = HuntTrouble(rawValue: word) {
      self = .trouble(trouble)
    } else {
      self = word.hasPrefix(HuntDifference.prefix) ? .difference(word) : .rule(word)
    }
  }

  /// Nil for a word that means nothing.
  package init?(known word: String) {
    self.init(word)
    if case .rule(let id) = self, Rulebook.rule(id) == nil { return nil }
  }

  /// The id of the rule, or the trouble's word.
  package var word: String {
    switch self {
    case .rule(let id): id
    case .trouble(let trouble): trouble.rawValue
    case .difference(let word): word
    }
  }

  package var severity: Rule.Severity {
    switch self {
    case .rule(let id): Rulebook.rule(id)?.severity ?? .error
    case .trouble(let trouble): trouble.severity
    case .difference: .warning
    }
  }
}
