import Foundation
import Testing

/// The catalog of articles.
struct CatalogTests {
  @Test func `every article begins with what its reader can do, and is on the first page`() throws {
    let landing = try Documents.text(Documents.article("Adplay"))
    let articles = Documents.paths.filter { $0.contains(".docc/") && !$0.hasSuffix("/Adplay.md") }
    #expect(articles.count > 20)
    for path in articles {
      let name = path.split(separator: "/").last?.dropLast(3) ?? ""
      #expect(landing.contains("<doc:\(name)>"), "\(name)")
      let lines = try Documents.text(path).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines[0].hasPrefix("# ") && lines[1].isEmpty, "\(name)")
      #expect(lines[2].hasPrefix("After this article you can "), "\(name)")
    }
  }

  @Test func `the change log has at most forty lines on a version`() throws {
    let versions = try Documents.text(Documents.article("ChangeLog")).components(
      separatedBy: "\n## ")
    #expect(versions.count > 4)
    for version in versions {
      let lines = version.split(separator: "\n")
      #expect(lines.count <= 40, "\(lines[0])")
    }
  }
}
