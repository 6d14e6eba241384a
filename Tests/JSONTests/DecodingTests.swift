import JSON
import Testing

private enum Format: String, CaseIterable {
  case banner, interstitial, native
}

private func error(
  in text: String, _ decode: (JSONNode) throws(JSONError) -> Void
) throws(JSONError) -> JSONError? {
  let node = try JSONReader.read(text)
  do throws(JSONError) {
    try decode(node)
    return nil
  } catch {
    return error
  }
}

@Suite struct DecodingTests {
  private struct Line: Equatable {
    let label: String
    let outcome: String?

    init(label: String, outcome: String?) {
      self.label = label
      self.outcome = outcome
    }

    init(_ node: JSONNode) throws(JSONError) {
      var object = try node.object()
      label = try object.required("label").string()
      outcome = try object.optional("outcome")?.string()
      try object.finish()
    }
  }

  @Test func `an object is read key by key`() throws {
    let node = try JSONReader.read(#"[{"label": "a", "outcome": "fill"}, {"l\u0061bel": "b"}]"#)
    let lines = try node.array(of: Line.init)
    #expect(lines == [Line(label: "a", outcome: "fill"), Line(label: "b", outcome: nil)])
  }

  @Test func `an unknown key is refused with its position, path and nearest known key`() throws {
    let text = """
      [{"label": "a"},
       {"label": "b", "outcom": "fill"}]
      """
    let error = try error(in: text) { node throws(JSONError) in _ = try node.array(of: Line.init) }
    #expect(error?.problem == .unknownKey("outcom", nearest: "outcome"))
    #expect(error?.path.description == "[1].outcom")
    #expect(error?.sentence == #"line 2, column 17: unknown key "outcom"; did you mean "outcome"?"#)
  }

  @Test func `a missing key is reported at its object`() throws {
    let error = try error(in: #"[{"outcome": "fill"}]"#) { node throws(JSONError) in
      _ = try node.array(of: Line.init)
    }
    #expect(error?.sentence == #"line 1, column 2: the key "label" is missing"#)
  }

  @Test func `null is not the same as a missing key`() throws {
    let error = try error(in: #"[{"label": null}]"#) { node throws(JSONError) in
      _ = try node.array(of: Line.init)
    }
    #expect(error?.problem == .wrongType(expected: .string, found: .null))
    #expect(error?.position == JSONPosition(line: 1, column: 12))
  }

  @Test func `each type refuses the others`() throws {
    let nodes = try JSONReader.read(#"[null, true, 1, "a", [], {}]"#).array()
    let decoders: [(JSONKind, (JSONNode) throws -> Void)] = [
      (.bool, { _ = try $0.bool() }), (.number, { _ = try $0.int() }),
      (.number, { _ = try $0.double() }), (.string, { _ = try $0.string() }),
      (.string, { _ = try $0.word(of: Format.self) }), (.array, { _ = try $0.array() }),
      (.object, { _ = try $0.object() }), (.object, { _ = try $0.map() }),
    ]
    for (expected, decode) in decoders {
      for node in nodes where node.kind != expected {
        let error = #expect(throws: JSONError.self) { try decode(node) }
        #expect(error?.problem == .wrongType(expected: expected, found: node.kind))
        #expect(error?.position == node.position)
      }
    }
  }

  @Test func `scalars are decoded to their values`() throws {
    let nodes = try JSONReader.read(#"[true, false, 7, 1.5, "native"]"#).array()
    #expect(try nodes[0].bool())
    #expect(try !nodes[1].bool())
    #expect(try nodes[2].int(in: 0...7) == 7)
    #expect(try nodes[3].double() == 1.5)
    #expect(try nodes[4].word(of: Format.self) == .native)
    #expect(try nodes[4].word(of: ["native"]) == "native")
  }

  @Test func `a map keeps its members in order`() throws {
    let members = try JSONReader.read(#"{"z": 1, "a": 2}"#).map()
    #expect(members.map(\.key) == ["z", "a"])
  }

  @Test(arguments: [
    ("1.5", #"line 1, column 1: expected a whole number, found "1.5""#),
    ("1e30", #"line 1, column 1: the number "1e30" is too large"#),
    ("101", "line 1, column 1: expected a number from 0 to 100, found 101"),
  ])
  func `a number that is not whole or out of range is refused`(text: String, sentence: String)
    throws
  {
    let error = try error(in: text) { node throws(JSONError) in _ = try node.int(in: 0...100) }
    #expect(error?.sentence == sentence)
  }

  @Test(arguments: [
    ("natve", #"; did you mean "native"?"#), ("Native", #"; did you mean "native"?"#),
    ("video", ""),
  ])
  func `an unknown word lists the known ones`(word: String, end: String) throws {
    let error = try error(in: "\"\(word)\"") { node throws(JSONError) in
      _ = try node.word(of: Format.self)
    }
    #expect(
      error?.sentence
        == #"line 1, column 1: expected "banner", "interstitial" or "native", found "\#(word)""#
        + end)
  }

  @Test(arguments: [
    (#""200 parsecs""#, "200 parsecs"), ("12.0", "12.0"), ("true", "true"), ("[1]", "[…]"),
  ])
  func `a decoder names what it expected in its own words`(text: String, found: String) throws {
    let node = try JSONReader.read(text)
    #expect(
      node.problem("a duration like \"200ms\"").sentence
        == "line 1, column 1: expected a duration like \"200ms\", found \"\(found)\"")
    #expect(
      node.problem("more", found: "less").problem == .unsuitable(expected: "more", found: "less"))
  }
}
