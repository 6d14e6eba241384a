import Languages

/// The texts of a stage command: its names and what it does.
package struct CommandCard: Equatable, Sendable {
  private let english: Texts

  private struct Texts: Equatable, Sendable {
    let title, explanation, hint: String
    let sentence: String?
  }

  /// In the palette and the help.
  package var title: String { localized(sentence: english.title) }
  /// One sentence about what happens.
  package var explanation: String { localized(sentence: english.explanation) }
  /// The word that fits in the footer.
  package var hint: String { localized(sentence: english.hint) }
  /// What it does in a few words, if the title is what programmers call it.
  package var sentence: String? { english.sentence.map(localized(sentence:)) }

  package init(
    _ title: String, hint: String? = nil, sentence: String? = nil, _ explanation: String
  ) {
    english = Texts(
      title: title, explanation: explanation, hint: hint ?? title, sentence: sentence)
  }
}
