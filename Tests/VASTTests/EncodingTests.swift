import Foundation
import Testing
import VAST

/// Texts in other encodings than UTF-8, as servers send them.
struct EncodingTests {
  private static let title = "Ciné à 5 € – «Être»"

  private func text(_ name: String?, title: String = title) -> String {
    let declaration = name.map { "<?xml version=\"1.0\" encoding=\"\($0)\"?>\n" } ?? ""
    return declaration + vast(inline(title))
  }

  private func title(_ bytes: [UInt8]) throws -> String? {
    try VASTReader.read(bytes).document.ads.first?.inLine?.title
  }

  @Test(arguments: [
    ("windows-1252", String.Encoding.windowsCP1252), ("CP1252", .windowsCP1252), ("UTF-8", .utf8),
    ("utf8", .utf8), ("UTF-16", .utf16), ("utf-16", .utf16LittleEndian),
    ("UTF-16", .utf16BigEndian),
  ])
  func `a declared encoding is read`(_ name: String, _ encoding: String.Encoding) throws {
    let data = try #require(text(name).data(using: encoding))
    #expect(try title(Array(data)) == Self.title)
  }

  @Test(arguments: ["ISO-8859-1", "latin1", "iso-8859-1"])
  func `Latin 1 is read by its names`(_ name: String) throws {
    let data = try #require(text(name, title: "Ciné").data(using: .isoLatin1))
    #expect(try title(Array(data)) == "Ciné")
  }

  @Test(arguments: ["ISO-8859-15", "latin-9"])
  func `the euro of Latin 9 is a euro`(_ name: String) throws {
    let latin1 = try #require(text(name, title: "5 ¤ Ciné").data(using: .isoLatin1))
    #expect(try title(Array(latin1)) == "5 € Ciné")
  }

  @Test func `a byte order mark is no character of the first line`() throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    #expect(try title(mark + Array(text(nil).utf8)) == Self.title)
    #expect(try title(mark + Array(text("ISO-8859-1").utf8)) == Self.title)
    #expect(throws: VASTRefusal.self) { try VASTReader.read(mark + Array("<VAST x/>".utf8)) }
    do {
      _ = try VASTReader.read(mark + Array("<VAST x/>".utf8))
    } catch {
      #expect(error.position.description == "line 1, column 8")
    }
  }

  @Test func `blanks before the declaration are skipped, and counted`() throws {
    #expect(try title(Array("\n  \(text("UTF-8"))".utf8)) == Self.title)
    do throws(VASTRefusal) {
      _ = try VASTReader.read("\n\n  <?xml version=\"1.0\"?><VAST>\n&</VAST>")
      Issue.record("it is refused")
    } catch {
      #expect(error.position.description == "line 4, column 2")
    }
    do throws(VASTRefusal) {
      _ = try VASTReader.read("\n\n  <VAST & />")
      Issue.record("it is refused")
    } catch {
      #expect(error.position.description == "line 3, column 9")
    }
  }

  private func problem(_ bytes: [UInt8]) -> VASTRefusal.Problem? {
    do throws(VASTRefusal) {
      _ = try VASTReader.read(bytes)
      return nil
    } catch { return error.problem }
  }

  @Test func `an encoding that is not known is refused by its name`() throws {
    let data = try #require(text("Shift_JIS", title: "広告").data(using: .shiftJIS))
    #expect(problem(Array(data)) == .encoding("Shift_JIS"))
    #expect(problem([0xFF, 0xFE, 0, 0] + Array("<VAST/>".utf8)) == .utf32)
  }

  @Test func `a byte that is no text is named`() throws {
    let latin1 = try #require(text(nil, title: "Ciné").data(using: .isoLatin1))
    #expect(problem(Array(latin1)) == .invalidByte(0xE9))
    let bytes = Array(text("windows-1252", title: "x").utf8)
    let place = try #require(bytes.firstIndex(of: UInt8(ascii: "x")))
    #expect(place > 0)
    let wrong = Array("<?xml version='1.0' encoding='windows-1252'?><VAST>".utf8) + [0x81]
    #expect(problem(wrong + Array("</VAST>".utf8)) == .invalidByte(0x81))
  }

  @Test func `a declaration that the bytes contradict is refused`() {
    #expect(problem(Array(text("UTF-16").utf8)) == .wrongEncoding)
  }
}
