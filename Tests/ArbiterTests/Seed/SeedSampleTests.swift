import Foundation
import Testing

/// The sample of CloudX's guide is compiled as it stands there.
struct SeedSampleTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Indentation was lost in the guide, and where lines break says nothing.
  private static func code(_ text: String) -> String {
    text.split(separator: "\n").filter { !$0.hasPrefix("import ") }.joined().filter {
      !$0.isWhitespace
    }
  }

  @Test func `nothing but import lines is added`() throws {
    let text = try Self.text(
      "Sources/Integrations/ArbiterInterstitialSeed/ArbiterInterstitialController.swift")
    #expect(Self.code(text) == Self.code(try Self.text("Tests/ArbiterTests/Seed/sample.txt")))
    let imports = text.split(separator: "\n").filter { $0.hasPrefix("import ") }
    #expect(imports == ["import CloudXCore", "import IronSource", "import UIKit"])
  }
}
