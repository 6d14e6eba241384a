import JSON
import Testing

private func at(_ line: Int, _ column: Int) -> JSONPosition {
  JSONPosition(line: line, column: column)
}

@Suite struct PositionTests {
  @Test func `every node and key has its position`() throws {
    let root = try JSONReader.read(
      """
      // a comment
      {
        "name": "Zoë 😀", "after": [1,
          {"deep": null}],
      }
      """)
    #expect(root.position == at(2, 1))
    #expect(root.members.map(\.keyPosition) == [at(3, 3), at(3, 20)])
    #expect(root.members.map(\.value.position) == [at(3, 11), at(3, 29)])
    let elements = root.members[1].value.elements
    #expect(elements.map(\.position) == [at(3, 30), at(4, 5)])
    #expect(elements[1].members.map(\.value.position) == [at(4, 14)])
  }

  @Test(arguments: ["[\n\n1]", "[\r\n\r\n1]", "[\r\r1]", "[/*\n*/\r1]", "[/*\r\n\r\n*/\t\r\n1]"])
  func `lines end with LF, CR LF or CR`(text: String) throws {
    let lines = text.contains("\t") ? 4 : 3
    #expect(try JSONReader.read(text).elements[0].position == at(lines, 1))
  }

  @Test(arguments: [("[]", 1), ("[]\n", 1), ("\n[\n1 ]\r\n \n\n", 3), ("[]\n// the end\n", 2)])
  func `the last line of text is that of the last token`(text: String, line: Int) throws {
    #expect(try JSONReader.read(text).lastLineOfText == line)
  }

  @Test func `a byte order mark takes no column`() throws {
    #expect(try JSONReader.read("\u{FEFF}[]").position == at(1, 1))
    #expect(try JSONReader.read("\u{FEFF}\n []").position == at(2, 2))
  }

  @Test func `a combining mark takes a column of its own`() throws {
    #expect(try JSONReader.read("[\"e\u{301}\",1]").elements[1].position == at(1, 7))
  }

  @Test func `positions count from the given first line`() throws {
    #expect(try JSONReader.read(" 1", firstLine: 40).position == at(40, 2))
    #expect(throws: JSONError(position: at(40, 1), problem: .empty)) {
      try JSONReader.read("", firstLine: 40)
    }
    #expect(throws: JSONError(position: at(41, 2), problem: .invalidUTF8(0xFF))) {
      try JSONReader.read([0x0A, 0x20, 0xFF], firstLine: 40)
    }
  }

  @Test func `a path leads from the root to a node`() throws {
    let root = try JSONReader.read(#"{"x": [1], "adUnits": [{"lines": [{}, {"outcome": 1}]}]}"#)
    let unit = root.members[1].value.elements[0]
    let outcome = unit.members[0].value.elements[1].members[0].value
    #expect(root.path.isRoot)
    #expect(outcome.path.description == "adUnits[0].lines[1].outcome")
    #expect(
      outcome.path.steps
        == [.key("adUnits"), .index(0), .key("lines"), .index(1), .key("outcome")])
  }

  @Test func `a key with other characters is quoted in a path`() throws {
    let root = try JSONReader.read(#"[{"a b": {"c.d": {"": 1}}}]"#)
    let inner = root.elements[0].members[0].value.members[0].value.members[0].value
    #expect(inner.path.description == #"[0]["a b"]["c.d"][""]"#)
  }
}
