import Catalogue
import Foundation
import Testing

/// The table of what became of the names of SDK 7, against the code and the article.
struct MigrationTests {
  private static let article = "Sources/App/Adplay.docc/MovingACustomEvent.md"
  private static let sdk = "Sources/SDKs/GoogleMobileAds"

  @Test func `the article has every name and every duty`() throws {
    try Documents.expectGenerated(MigrationText.table, between: "names", in: Self.article)
    try Documents.expectGenerated(MigrationText.duties, between: "duties", in: Self.article)
  }

  @Test func `every type and constant of SDK 7 that is here is in the table`() throws {
    let names = Set(LegacyName.all.map(\.swift))
    let legacy = try source(in: "\(Self.sdk)/Legacy")
    let declared = legacy.matches(of: /public (?:protocol|enum|let) (\w+)|open class (?!func)(\w+)/)
      .map { String($0.output.1 ?? $0.output.2 ?? "") }
    #expect(declared.count > 20)
    for name in declared where !name.hasPrefix("GADNativeAdImageAdLoaderOptionsOrientation") {
      #expect(names.contains(name), "\(name)")
    }
  }

  /// What says the same in both interfaces, or is said of a whole class.
  private static let notNamed: Set = ["delegate", "init()"]

  @Test func `every method and property of SDK 7 that is here is in the table`() throws {
    let names = Set(LegacyName.all.map(bare))
    let members = members(of: try source(in: "\(Self.sdk)/Legacy"))
    #expect(members.count > 50)
    for member in members.subtracting(Self.notNamed).sorted() {
      #expect(names.contains(member), "\(member)")
    }
  }

  @Test func `every name in the table is here`() throws {
    let all = try source(in: Self.sdk)
    let types = all.matches(of: /(?:protocol|class|struct|enum|typealias|let|var|case) (\w+)/)
    let known = Set(types.map { String($0.output.1) })
      .union(members(of: all))
    for name in LegacyName.all where !LegacyName.rewarded.contains(name) {
      #expect(known.contains(bare(name)), "\(name.swift)")
    }
  }

  /// Without the type that it belongs to.
  private func bare(_ name: LegacyName) -> String {
    let swift = name.swift.hasPrefix("func ") ? String(name.swift.dropFirst(5)) : name.swift
    return String(swift.drop { $0 == "." }.replacing(/^[A-Z]\w+\./, with: ""))
  }

  /// The methods of a source with their labels, and its properties; not those of private types.
  private func members(of source: String) -> Set<String> {
    let open = source.replacing(/(?s)\n(?:private|fileprivate) .*?\n}/, with: "")
    var found = Set(
      open.matches(of: /\n  (?:open |public )?var (\w+)/).map { String($0.output.1) })
    for match in open.matches(of: /\n  (?:open |public )?(?:class )?func (\w+)\(/) {
      found.insert("\(match.output.1)(\(labels(open[match.range.upperBound...])))")
    }
    return found
  }

  /// `_:didReceive:`, from what stands behind the opening bracket.
  private func labels(_ text: Substring) -> String {
    var (depth, labels, parameter) = (0, "", "")
    for character in text {
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      if depth < 0 || depth == 0 && character == "," {
        let label = parameter.split(whereSeparator: { $0.isWhitespace || $0 == ":" }).first
        labels += label.map { "\($0):" } ?? ""
        parameter = ""
      } else {
        parameter.append(character)
      }
      if depth < 0 { break }
    }
    return labels
  }

  @Test func `every successor is there`() throws {
    let words = Set(try source(in: Self.sdk).matches(of: /\w+/).map { String($0.output) })
    for name in LegacyName.all {
      let known = (name.successor ?? "class").matches(of: /[a-zA-Z]\w+/)
      for word in known.map({ String($0.output) }) where word != "nil" {
        #expect(words.contains(word), "\(name.swift): \(word)")
      }
    }
  }

  @Test func `no name is listed twice`() {
    let names = LegacyName.all.map(\.swift)
    #expect(Set(names).count == names.count)
  }

  /// All Swift of a folder.
  private func source(in folder: String) throws -> String {
    let root = Documents.root.appendingPathComponent(folder)
    let paths = try #require(FileManager.default.enumerator(atPath: root.path))
    return try paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8) }
      .joined()
  }
}
