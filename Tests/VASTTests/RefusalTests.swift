import Testing
import VAST

/// What is not read at all: always with a code and a place, and never half.
struct RefusalTests {
  private func refused(_ bytes: [UInt8]) -> VASTRefusal? {
    do throws(VASTRefusal) {
      _ = try VASTReader.read(bytes)
      return nil
    } catch { return error }
  }

  private func refused(_ text: String) -> VASTRefusal? { refused(Array(text.utf8)) }

  @Test(arguments: [
    ("", 100, 1, 1), (" \n ", 100, 1, 1), ("{\"ads\": []}", 100, 1, 1), ("no ad today", 100, 1, 1),
    ("<VAST version=\"3.0\"></VAST><VAST version=\"3.0\"></VAST>", 100, 1, 28),
    ("<VAST version=\"3.0\">\n  <Ad>\n</VAST>", 100, 3, 3),
    ("<VAST version=\"3.0\">\n  <Ad>", 100, 2, 7),
    ("<VAST version=\"3.0\">\n<!-- never closed", 100, 2, 1),
    ("<html><body>no ad</body></html>", 101, 1, 1), ("\n\n <VMAP/>", 101, 3, 2),
    ("<html><body>no<br>ad</body></html>", 100, 1, 23),
    ("<VideoAdServingTemplate/>", 102, 1, 1), ("<VAST version=\"1.1\"/>", 102, 1, 1),
    ("<VAST version=\"5.0\"/>", 102, 1, 1), ("<VAST version=\"4.4\"/>", 102, 1, 1),
    ("<VAST version=\"2.0\" version=\"2.0\"/>", 100, 1, 21),
    ("<VAST>&nbsp;</VAST>", 100, 1, 7), ("<VAST>&#0;</VAST>", 100, 1, 7),
    ("<VAST><![CDATA[never closed</VAST>", 100, 1, 35),
    ("<VAST/>\n<?xml version=\"1.0\"?>", 100, 2, 1),
  ])
  func `a text that is no VAST has a code and a place`(
    _ text: String, _ code: Int, _ line: Int, _ column: Int
  ) throws {
    let refusal = try #require(refused(text))
    #expect(refusal.code.rawValue == code, "\(refusal)")
    #expect("\(refusal.position)" == "line \(line), column \(column)", "\(refusal)")
    #expect(refusal.sentence.contains("\(code)"))
    #expect(!refusal.sentence.contains("\n"))
  }

  @Test func `every cut of a document is refused, and what is said is about the text there is`()
    throws
  {
    let whole = try Examples.bytes("02-chain-2-middle.xml")
    let end = try #require(whole.lastIndex(of: UInt8(ascii: ">")))
    for length in 0..<end {
      let refusal = try #require(refused(Array(whole[..<length])), "\(length)")
      let lines = whole[..<length].count { $0 == UInt8(ascii: "\n") } + 1
      #expect(refusal.code.rawValue == 100)
      #expect((1...lines).contains(refusal.position.line), "\(length): \(refusal)")
    }
  }

  @Test func `a DOCTYPE is refused before anything in it counts`() throws {
    let bomb = """
      <!DOCTYPE VAST [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <VAST version="3.0"><Ad id="&b;"/></VAST>
      """
    let file = """
      <?xml version="1.0"?>
      <!DOCTYPE VAST [<!ENTITY secret SYSTEM "file:///etc/hostname">]>
      <VAST version="3.0"><Error>&secret;</Error></VAST>
      """
    #expect(refused(bomb)?.problem == .doctype)
    #expect(refused(file)?.problem == .doctype)
    #expect(refused(file)?.position.line == 2)
  }

  @Test(arguments: [
    ("<!DOCTYPE VAST><VAST/>", 1, 1),
    ("<!-- é -->  <!DOCTYPE VAST SYSTEM \"a.dtd\"><VAST/>", 1, 13),
    ("<?xml version=\"1.0\"?>\n  <!DOCTYPE\n\n VAST\n [<!ENTITY a \"\">]><VAST/>", 2, 3),
    ("\n\n <!DOCTYPE VAST [ ]><VAST/>", 3, 2),
  ])
  func `a DOCTYPE is refused where it begins`(_ text: String, _ line: Int, _ column: Int) {
    #expect(refused(text)?.problem == .doctype)
    #expect(refused(text).map { "\($0.position)" } == "line \(line), column \(column)")
  }

  @Test(arguments: [
    "<!DOCTYPE html><html></html>", "<!doctype html>\n<html lang=en><p>no ad",
    "<!DOCTYPE HTML PUBLIC \"-//W3C//DTD HTML 4.01//EN\" \"x\"><html></html>",
  ])
  func `a web page is called one`(_ text: String) {
    #expect(refused(text)?.problem == .webPage)
    #expect(refused(text)?.code.rawValue == 100)
    #expect(refused(text).map { "\($0.position)" } == "line 1, column 1")
  }

  @Test func `8 MiB are read, and one byte more is refused`() throws {
    let (head, tail) = (Array("<VAST version=\"3.0\"><!--".utf8), Array("--></VAST>".utf8))
    let blank = [UInt8](
      repeating: UInt8(ascii: " "), count: VASTReader.longest - head.count - tail.count)
    #expect(VASTReader.longest == 8 << 20)
    #expect(try VASTReader.read(head + blank + tail).document.version == "3.0")
    #expect(refused(head + blank + [0x20] + tail)?.problem == .tooLarge(mebibytes: 8))
  }

  @Test func `128 levels are read, and one more is refused where it begins`() throws {
    func nested(_ levels: Int) -> String {
      "<VAST version=\"3.0\">\n" + String(repeating: "<x>", count: levels - 1)
        + String(repeating: "</x>", count: levels - 1) + "</VAST>"
    }
    #expect(try VASTReader.read(nested(128)).document.ads.isEmpty)
    let refusal = try #require(refused(nested(129)))
    #expect(refusal.problem == .tooDeep(levels: 128))
    #expect("\(refusal.position)" == "line 2, column 382")
  }

  @Test func `a document of nothing but elements is refused or read in bounded memory`() {
    let ads = String(repeating: "<Ad/>", count: 500_000)
    #expect(refused("<VAST version=\"3.0\">\(ads)</VAST>")?.code.rawValue == 100)
    let strangers = String(repeating: "<x/>", count: 300_000)
    #expect(refused("<VAST version=\"3.0\">\(strangers)</VAST>") == nil)
  }

  @Test func `the sentence of a wrong end tag names the element that is open`() throws {
    let refusal = try #require(refused("<VAST version=\"2.0\">\n <Ad>\n </InLine></VAST>"))
    #expect(
      refusal.sentence
        == "line 3, column 4: error 100 (XML parsing error): expected </Ad> for the element opened at line 2, column 2"
    )
  }

  @Test func `control characters of a document stay out of a sentence`() throws {
    let refusal = try #require(refused("<V\u{9B}AST\u{202E}/>"))
    #expect(refusal.sentence.unicodeScalars.allSatisfy { !$0.properties.isBidiControl })
    #expect(!refusal.sentence.unicodeScalars.contains("\u{9B}"))
  }
}
