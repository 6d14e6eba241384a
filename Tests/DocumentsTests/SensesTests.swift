import Simulation
import Testing

/// The article on the journal has its table of senses from the enumeration and its comments.
struct SensesTests {
  private static let source = "Sources/Simulation/Vocabulary/Sense.swift"

  @Test func `the article on the journal has every sense`() throws {
    let groups = try Self.groups()
    let words = groups.flatMap(\.senses).map(\.word)
    #expect(words == Sense.allCases.map(\.word))
    let rows = groups.map { group in
      "| \(group.title) | \(group.senses.map(\.text).joined(separator: " ")) |"
    }
    try Documents.expectGenerated(
      ["| who | `sense` |", "|---|---|"] + rows, between: "senses",
      in: "Sources/App/Adplay.docc/TheJournal.md")
  }

  private struct Group {
    let title: String
    var senses: [(word: String, text: String)] = []
  }

  /// The cases below each comment, with the facts that their own comments name.
  private static func groups() throws -> [Group] {
    var groups: [Group] = []
    var facts: [String] = []
    for line in try Documents.text(source).split(separator: "\n").map(trimmed) {
      if line == "}" { break }
      if line.hasPrefix("// ") {
        groups.append(Group(title: String(line.dropFirst(3).prefix { $0 != "." })))
      } else if line.hasPrefix("/// With ") {
        facts = line.prefix { $0 != ";" }.matches(of: /`(\w+)`/).map { "`\($0.1)`" }
      } else if line.hasPrefix("case "), !groups.isEmpty {
        let words = line.dropFirst(5).split(separator: ",").map { trimmed($0) }
        for word in words {
          let isLast = word == words.last && !facts.isEmpty
          let ending = isLast ? " (\(facts.joined(separator: ", ")))" : ""
          groups[groups.count - 1].senses.append((word, "`\(word)`\(ending)"))
        }
        facts = []
      }
    }
    return groups
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
