import Contract
import Foundation
import Scenarios
import Testing

/// The article that leads from a symptom to the words that show it.
struct FromAReportTests {
  /// The last column of each row that names rules.
  private var rules: [String] {
    get throws {
      try Documents.text(Documents.article("FromAReport"))
        .components(separatedBy: "\n")
        .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| observed") }
        .compactMap { row in
          let cells = row.dropFirst(2).dropLast(2).components(separatedBy: " | ")
          return cells.count == 3 ? cells[2] : nil
        }
    }
  }

  @Test func `every row ends with rules that there are`() throws {
    let known = Set(Rulebook.all.map(\.id))
    let named = try rules.flatMap { $0.components(separatedBy: "; ") }
    #expect(named.count > 150)
    for name in named where name != "none" {
      let id = name.trimmingCharacters(in: CharacterSet(charactersIn: "`"))
      #expect(known.contains(id), "\(name) is no rule")
    }
  }

  @Test func `the scenarios that it names are in the library`() throws {
    let text = try Documents.text(Documents.article("FromAReport"))
    let names = text.matches(of: /scenario `([a-z-]+)`/).map { String($0.1) }
    #expect(names.count > 5)
    for name in names {
      #expect(ScenarioLibrary.content(of: name) != nil, "\(name) is no scenario")
    }
  }
}
