import JSON
import Testing

private func written(_ write: (inout JSONWriter) -> Void) -> String {
  var writer = JSONWriter()
  write(&writer)
  return String(decoding: writer.bytes, as: UTF8.self)
}

@Suite struct WritingTests {
  @Test func `commas are written where they belong`() {
    let text = written { json in
      json.beginObject()
      json.writeMember("ad", "feed#1")
      json.writeKey("data")
      json.beginArray()
      json.beginObject()
      json.endObject()
      json.beginArray()
      json.endArray()
      json.writeNull()
      json.write(true)
      json.endArray()
      json.writeMember("n", -12)
      json.writeMember("ok", false)
      json.endObject()
      json.endLine()
      json.write("next")
      json.endLine()
    }
    #expect(
      text == "{\"ad\":\"feed#1\",\"data\":[{},[],null,true],\"n\":-12,\"ok\":false}\n\"next\"\n")
  }

  @Test(arguments: [
    ("", ""), ("plain", "plain"), ("\"\\/", #"\"\\/"#), ("a\nb", #"a\u000ab"#),
    ("\u{0}\u{1F}\u{7F}", "\\u0000\\u001f\\u007f"), ("é😀\u{2028}", "é😀\\u2028"),
    ("\u{80}\u{9B}31m\u{9F}\u{A0}é", "\\u0080\\u009b31m\\u009f\u{A0}é"),
    ("\u{61C}\u{61B}\u{61D}", "\\u061c\u{61B}\u{61D}"),
    ("\u{200D}\u{200E}\u{200F}\u{2010}", "\u{200D}\\u200e\\u200f\u{2010}"),
    ("a\u{202A}b\u{202E}c\u{202F}", "a\\u202ab\\u202ec\u{202F}"),
    ("\u{2065}\u{2066}\u{2069}\u{206A}", "\u{2065}\\u2066\\u2069\u{206A}"),
    ("\"", #"\""#), ("fifteen bytes!!\t", #"fifteen bytes!!\u0009"#),
  ])
  func `strings are escaped and read back`(text: String, inside: String) throws {
    let json = written { $0.write(text) }
    #expect(json == "\"\(inside)\"")
    #expect(try JSONReader.read(json, dialect: .strict).string() == text)
  }

  @Test(arguments: [0, 7, -1, 10, 1_234_567_890, Int.max, Int.min])
  func `whole numbers are written in full`(int: Int) {
    #expect(written { $0.write(int) } == "\(int)")
  }

  @Test(arguments: [
    (0, "0"), (1, "0.000001"), (4200, "0.0042"), (1_000_000, "1"), (1_990_000, "1.99"),
    (-4200, "-0.0042"), (-2_500_000, "-2.5"), (100_000, "0.1"), (1_000_001, "1.000001"),
    (Int.min, "-9223372036854.775808"),
  ])
  func `millionths are written as a decimal`(micros: Int, text: String) {
    #expect(written { $0.writeMicros(micros) } == text)
  }

  @Test func `writing continues after existing bytes`() {
    var bytes = Array("data: ".utf8)
    JSONWriter.append(to: &bytes) { json in
      json.beginArray()
      json.write(1)
      json.write(2)
      json.endArray()
    }
    #expect(String(decoding: bytes, as: UTF8.self) == "data: [1,2]")
  }

  @Test func `an emptied writer starts over`() {
    var json = JSONWriter()
    json.write(1)
    json.removeAll()
    json.write(2)
    #expect(json.bytes == Array("2".utf8))
  }
}

@Suite struct LayoutTests {
  private let text = #" {"b" : [1.50, {"z":"é\u0041\/", "y":[]}, { }], "a":null, "B":"x"} "#

  @Test(arguments: [
    (JSONLayout.compact, #"{"b":[1.50,{"z":"éA/","y":[]},{}],"a":null,"B":"x"}"#),
    (.canonical, #"{"B":"x","a":null,"b":[1.50,{"y":[],"z":"éA/"},{}]}"#),
    (
      .pretty,
      """
      {
        "b": [
          1.50,
          {
            "z": "éA/",
            "y": []
          },
          {}
        ],
        "a": null,
        "B": "x"
      }
      """
    ),
  ])
  func `a node is written in each layout and read back`(
    layout: JSONLayout, expected: String
  ) throws {
    let written = try JSONReader.read(text).bytes(layout)
    #expect(String(decoding: written, as: UTF8.self) == expected)
    #expect(try JSONReader.read(written, dialect: .strict).bytes(layout) == written)
  }

  @Test func `a node can be written among other values`() throws {
    let scenario = try JSONReader.read(#"{"seed": 7}"#)
    var json = JSONWriter()
    json.beginObject()
    json.writeMember("format", "adplay-journal")
    json.writeKey("scenario")
    json.write(scenario)
    json.writeMember("version", 1)
    json.endObject()
    let expected = #"{"format":"adplay-journal","scenario":{"seed":7},"version":1}"#
    #expect(String(decoding: json.bytes, as: UTF8.self) == expected)
  }
}
