import Screen
import Testing

/// Web addresses behind what is written.
struct LinkTests {
  private let area = Rect(x: 1, y: 0, width: 16, height: 5)

  /// What is drawn as a paragraph within `area`.
  private func paragraph(_ text: String) -> Frame<Int> {
    var frame = Frame<Int>(Size(width: 20, height: 6))
    frame.canvas.paragraph(text, in: area, .plain)
    frame.linkAddresses(of: text, in: area)
    return frame
  }

  private func text(_ link: PlacedLink, _ frame: Frame<Int>) -> String {
    link.columns.map { frame.canvas[$0, link.start.y].glyph.text }.joined()
  }

  @Test func `an address is a link wherever its line was broken`() {
    let frame = paragraph("url https://one.example/seen?id=7 and more")
    #expect(Set(frame.links.map(\.address)) == ["https://one.example/seen?id=7"])
    #expect(frame.links.map { text($0, frame) }.joined() == "https://one.example/seen?id=7")
    #expect(frame.links.count > 1)
  }

  @Test func `the part of an address that has room leads to all of it`() {
    let frame = paragraph("https://one.example/" + String(repeating: "a", count: 60))
    #expect(Set(frame.links.map(\.address.count)) == [80])
    #expect(frame.links.count == 5)
  }

  @Test func `two addresses are two links`() {
    let frame = paragraph("http://a.example http://b.example")
    #expect(frame.links.map(\.address) == ["http://a.example", "http://b.example"])
    #expect(frame.links.map(\.start) == [Point(x: 1, y: 0), Point(x: 1, y: 1)])
  }

  @Test(arguments: ["no address", "https://", "file:///etc/passwd", "javascript:alert(1)", ""])
  func `anything else is none`(_ text: String) {
    #expect(paragraph(text).links.isEmpty)
  }

  @Test func `nothing covers a link that is whole`() throws {
    var frame = paragraph("see http://a.example")
    let link = try #require(frame.links.first)
    #expect(link.isWhole(on: frame.canvas))
    frame.canvas.put("x", at: Point(x: link.columns.lowerBound + 2, y: link.start.y), .plain)
    #expect(!link.isWhole(on: frame.canvas))
  }

  @Test func `what is wiped takes its links along`() {
    var frame = paragraph("http://a.example")
    frame.wipe(Rect(x: 0, y: 0, width: 20, height: 1), .plain)
    #expect(frame.links.isEmpty)
  }
}
