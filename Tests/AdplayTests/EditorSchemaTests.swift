import Catalogue
import Foundation
import JSON
import Scenarios
import Testing

@testable import Adplay
@testable import Authoring

/// What editors are told about our files.
struct EditorSchemaTests {
  private func schema(_ file: String) throws -> [String: JSONNode] {
    let schema = try #require(EditorSchema.all.first { $0.file == file })
    return try members(JSONReader.read(Array(schema.text.utf8), dialect: .strict))
  }

  private func members(_ node: JSONNode?) throws -> [String: JSONNode] {
    Dictionary(try #require(node).members.map { ($0.key, $0.value) }) { first, _ in first }
  }

  /// The keys of an object whose hover is no sentence of an article.
  private func silent(_ object: JSONNode?) throws -> [String] {
    try members(members(object)["properties"]).filter { _, value in
      !value.members.contains { $0.key == "markdownDescription" }
    }.map(\.key).sorted()
  }

  @Test func `an article has a sentence about each key, which is shown on hover`() throws {
    let scenario = try schema("scenario.json")
    let definitions = try members(scenario["$defs"])
    for name in ["googleUnit", "arbiterUnit", "serviceUnit", "maxUnit", "line", "slot"] {
      #expect(try silent(definitions[name]) == [], "\(name)")
    }
    #expect(try silent(definitions["layoutView"]) == [])
    #expect(
      try silent(definitions["ad"]) == [
        "advertiser", "body", "callToAction", "headline", "price", "store",
      ])
    let unit = try members(members(definitions["googleUnit"])["properties"])
    #expect(try silent(unit["options"]) == [])
    let timeout = try members(unit["timeout"])["markdownDescription"]?.string()
    #expect(timeout == "How long Google waits for one line; not 0. Without it: `5s`.")
    for file in ["configuration.json", "brand.json"] {
      let text = try #require(EditorSchema.all.first { $0.file == file }).text
      let root = try JSONReader.read(Array(text.utf8), dialect: .strict)
      #expect(try silent(root) == [], "\(file)")
    }
  }

  @Test func `without the sentences it is the schema that the program prints`() throws {
    let text = try #require(EditorSchema.all.first { $0.file == "scenario.json" }).text
    let plain = text.replacing(/,\s*"markdownDescription": ?"(?:[^"\\]|\\.)*"/, with: "")
    let printed = try JSONReader.read(ScenarioSchema.bytes(), dialect: .strict)
    #expect(try JSONReader.read(Array(plain.utf8), dialect: .strict).bytes() == printed.bytes())
  }

  @Test func `no link of the articles is left in a sentence`() {
    for schema in EditorSchema.all { #expect(!schema.text.contains("<doc:"), "\(schema.file)") }
  }

  @Test func `the settings of a new package name schemas that are there`() throws {
    let files = EditorFiles.all.map(\.text)
    let named = files[0].matches(of: /schemas\/([a-z]+\.json)/).map { String($0.1) }
    #expect(named.count == 4 && Set(named).isSubset(of: EditorSchema.all.map(\.file)))
    for text in files {
      #expect(throws: Never.self) { try JSONReader.read(Array(text.utf8), dialect: .relaxed) }
    }
  }

  @Test func `the task of a new package finds what is printed`() throws {
    let task = try #require(EditorFiles.all.first { $0.path.hasSuffix("tasks.json") }).text
    func expression(_ key: String) throws -> Regex<AnyRegexOutput> {
      let pattern = try #require(task.firstMatch(of: try Regex("\"\(key)\": \"([^\"]+)\"")))
      return try Regex(String(try #require(pattern[1].substring)).replacing("\\\\", with: "\\"))
    }
    let problem = try expression("regexp")
    let failure = Failure.badFile(
      path: "Scenarios/A.json",
      .init(position: .init(line: 3, column: 5), problem: .trailingComma))
    for line in [
      ProblemLine(failure, "A").text, "/a b/Sources/A.swift:4:12: error: cannot find 'x' in scope",
    ] {
      let match = try #require(
        line.trimmingCharacters(in: .newlines).wholeMatch(of: problem), "\(line)")
      #expect(match[4].substring == "error")
    }
    #expect(ProblemLine(failure, "A").text.hasPrefix("Scenarios/A.json:3:5: error: a comma"))
    #expect(CheckText.begins("Scenarios").firstMatch(of: try expression("beginsPattern")) != nil)
    for end in [CheckText.ends(1), CheckText.doesNotBuild] {
      #expect(end.firstMatch(of: try expression("endsPattern")) != nil)
    }
  }
}
