import Foundation
import Testing

/// The article on features sends readers only to keys, commands and scenarios that there are.
struct FeatureTests {
  private static let articles = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(
      path: "Sources/App/Adplay.docc")

  struct Row: Sendable, CustomTestStringConvertible {
    let number: Int
    let place: String
    var testDescription: String { "\(number) \(place)" }

    /// What stands in code.
    var codes: [String] { place.matches(of: /`([^`]+)`/).map { String($0.1) } }
    var lines: [[String]] {
      codes.filter { $0.hasPrefix("adplay ") }.map { $0.split(separator: " ").map(String.init) }
    }
    var keys: [String] { codes.filter { !$0.hasPrefix("adplay ") } }
  }

  private static func article(_ name: String) throws -> String {
    try String(contentsOf: articles.appending(path: "\(name).md"), encoding: .utf8)
  }

  static let rows: [Row] = {
    let text = (try? article("Features")) ?? ""
    return text.matches(of: /\n\| (\d+) \|[^|]*\| (.*) \|(?=\n)/).compactMap {
      Row(number: Int($0.1) ?? 0, place: String($0.2))
    }
  }()

  @Test func `each of the seventy-six has a place`() {
    #expect(Self.rows.map(\.number) == Array(1...76))
    #expect(Self.rows.allSatisfy { !$0.lines.isEmpty })
  }

  @Test(arguments: rows) func `what is named is there`(_ row: Row) throws {
    let (commands, keys) = (try Self.article("Commands"), try Self.article("Keys"))
    for key in row.keys {
      #expect(keys.contains("| `\(key)` "), "no key \(key)")
    }
    for line in row.lines {
      for option in line where option.hasPrefix("--") {
        #expect(commands.contains("\(option) "), "no option \(option)")
      }
      let words = line.dropFirst().filter { $0.first?.isLowercase == true && !$0.contains(":") }
      for (place, word) in words.enumerated() {
        let isCommand = place == 0 && commands.contains("\n| `adplay \(word)")
        let isArgument = ["adapter", "vi"].contains(word)
        #expect(isCommand || isArgument || Self.isScenario(word), "nothing is called \(word)")
      }
    }
  }

  private static func isScenario(_ name: String) -> Bool {
    ["Scenarios", "Zoo"].contains { shelf in
      let path = "../../Playground/Scenarios/Library/\(shelf)/\(name).json"
      return FileManager.default.fileExists(atPath: articles.appending(path: path).path)
    }
  }
}
