import Screen
import Testing

@testable import CursesTerminal

struct LinkLayerTests {
  /// The C library measures glyphs only once its locale is set; reading this property sets it.
  init() { _ = CursesTerminal.localeSpeaksUTF8 }

  private func frame(_ text: String, linkedTo address: String) -> Frame<Int> {
    var frame = Frame<Int>(Size(width: 20, height: 2))
    let end = frame.canvas.put(text, at: Point(x: 2, y: 1), .plain)
    frame.link(address, from: Point(x: 2, y: 1), to: 2 + end)
    return frame
  }

  /// The bytes, with `E` in place of the escape and without the link's number.
  private func shown(
    _ frame: Frame<Int>, by layer: inout LinkLayer, touched: Bool = true
  ) -> String {
    let bytes = layer.show(frame.links, on: frame.canvas) { _ in touched }
    return String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "E")
      .replacing(/id=\d+/, with: "id")
  }

  @Test func `a link's cells are written once more with its address`() {
    var layer = LinkLayer(depth: .none)
    let frame = frame("shop", linkedTo: "https://a.example")
    #expect(shown(frame, by: &layer) == #"E]8;id;https://a.example"# + "E\\E[2;3HE[0mshopE]8;;E\\")
    #expect(shown(frame, by: &layer, touched: false) == "", "nothing has changed")
    #expect(shown(frame, by: &layer).contains("shop"), "its row was written again")
  }

  @Test func `a link that is gone leaves plain cells`() {
    var layer = LinkLayer(depth: .none)
    _ = shown(frame("shop", linkedTo: "https://a.example"), by: &layer)
    var plain = frame("shop", linkedTo: "none")
    #expect(shown(plain, by: &layer, touched: false) == "E[2;3HE[0mshop")
    plain.canvas.put("else", at: Point(x: 2, y: 1), .plain)
    #expect(shown(plain, by: &layer, touched: false) == "")
  }

  @Test func `an ad's address cannot end the sequence`() {
    var layer = LinkLayer(depth: .none)
    let text = shown(frame("x", linkedTo: "https://a.example/\u{1B}\\\u{07} ü"), by: &layer)
    #expect(text.contains(#"https://a.example/%1B\%07%20%C3%BC"# + "E\\"))
  }

  @Test func `the cursor is placed again after a glyph whose width is disputed`() {
    var layer = LinkLayer(depth: .none)
    let text = shown(frame("a★b", linkedTo: "https://a.example"), by: &layer)
    #expect(text.contains("E[2;3HE[0ma★E[2;5Hb"))
  }

  @Test func `half an address is none`() {
    var layer = LinkLayer(depth: .none)
    let address = "https://a.example/" + String(repeating: "a", count: 2000)
    #expect(shown(frame("x", linkedTo: address), by: &layer) == "")
  }

  @Test func `an address is as long as what is written for it`() {
    var layer = LinkLayer(depth: .none)
    let address = "https://a.example/" + String(repeating: "ü", count: 990)
    #expect(address.utf8.count < 2000)
    #expect(shown(frame("x", linkedTo: address), by: &layer) == "")
  }
}
