import JSON
import Screen
import Testing
import Theming

/// Colour schemes of other programs.
struct Base16Tests {
  /// As `palette`, and with the keys at the top.
  private static let digits = [
    "1d1f21", "282a2e", "373b41", "969896", "b4b7b4", "c5c8c6", "e0e0e0", "ffffff", "cc6666",
    "de935f", "f0c674", "b5bd68", "8abeb7", "81a2be", "b294bb", "a3685a",
  ]

  private static func keys(indent: String = "", sign: String = "") -> String {
    digits.enumerated().map { number, digits in
      "\(indent)base0\(String(number, radix: 16, uppercase: true)): \"\(sign)\(digits)\"\n"
    }.joined()
  }

  private func read(_ text: String, name: String = "") throws(JSONError) -> ColorScheme {
    try ColorScheme(reading: Array(text.utf8), name: name)
  }

  @Test func `both forms of a base16 scheme are read`() throws {
    let palette = try read(
      "system: \"base16\"\nname: Fog\nvariant: dark\npalette:\n"
        + Self.keys(indent: "  ", sign: "#"))
    let flat = try read("scheme: \"Fog\"\nauthor: \"someone\"\n" + Self.keys())
    #expect(palette == flat)
    #expect(palette.name == "Fog")
    #expect(palette.background == RGB(0x1D1F21) && palette.foreground == RGB(0xC5C8C6))
    #expect(palette.hues[.blue] == RGB(0x81A2BE) && palette.hues[.red] == RGB(0xCC6666))
    #expect(palette.selectionBackground == RGB(0x373B41))
    #expect(!palette.isLight)
  }

  @Test func `a scheme without a name has its file's`() throws {
    #expect(try read(Self.keys(), name: "fog").name == "fog")
    #expect(try read("scheme: \"\"\n" + Self.keys(), name: "fog").name == "fog")
  }

  @Test func `a scheme of twenty-four colours is one of sixteen, and more`() throws {
    let more = (0..<8).map { "base1\($0): \"000000\"\n" }.joined()
    #expect(try read(Self.keys() + more, name: "x") == read(Self.keys(), name: "x"))
  }

  @Test func `a misspelled key is named with the right one`() throws {
    let text = Self.keys().replacing("base0A", with: "bas0A")
    let error = try #require(throws: JSONError.self) { try read(text) }
    #expect(error.position == JSONPosition(line: 11, column: 1))
    #expect(error.problem == .unknownKey("bas0A", nearest: "base0A"))
  }

  @Test func `a key that is not there is named`() throws {
    let text = Self.keys().replacing("base0F: \"a3685a\"\n", with: "")
    let error = try #require(throws: JSONError.self) { try read(text) }
    #expect(error.problem == .missingKey("base0F"))
  }

  @Test func `a colour that is none is refused at its place`() throws {
    let text = Self.keys().replacing("cc6666", with: "cc66")
    let error = try #require(throws: JSONError.self) { try read(text) }
    #expect(error.position == JSONPosition(line: 9, column: 9))
  }
}
