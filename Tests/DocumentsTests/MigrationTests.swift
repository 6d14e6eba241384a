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
