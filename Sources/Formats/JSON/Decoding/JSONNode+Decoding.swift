/// Decoding a node: each method returns the value or throws an error that names the place.
extension JSONNode {
  package func string() throws(JSONError) -> String {
    try expect(.string)
    return document.text(ofString: index)
  }

  package func bool() throws(JSONError) -> Bool {
    try expect(.bool)
    return document.entries[index].kind == .true
  }

  package func number() throws(JSONError) -> JSONNumber {
    try expect(.number)
    return JSONNumber(text: document.text(ofNumber: index))
  }

  package func double() throws(JSONError) -> Double {
    let number = try number()
    guard let double = number.double else { throw error(.numberOverflow(number.text)) }
    return double
  }

  /// A whole number; `2.0` and `1e3` are whole too.
  package func int() throws(JSONError) -> Int {
    let number = try number()
    if let int = number.int { return int }
    guard !number.isLarge else { throw error(.numberOverflow(number.text)) }
    throw problem("a whole number", found: number.text)
  }

  package func int(in allowed: ClosedRange<Int>) throws(JSONError) -> Int {
    let int = try int()
    guard allowed.contains(int) else { throw error(.outOfRange(found: int, allowed: allowed)) }
    return int
  }

  package func array() throws(JSONError) -> [JSONNode] {
    try expect(.array)
    return elements
  }

  /// The elements, each decoded: `try node.array(of: Line.init)`.
  package func array<Element>(
    of element: (JSONNode) throws(JSONError) -> Element
  ) throws(JSONError) -> [Element] {
    try expect(.array)
    var decoded: [Element] = []
    for child in document.children(of: index) {
      decoded.append(try element(JSONNode(document: document, index: child)))
    }
    return decoded
  }

  /// An object whose keys are known beforehand; ask for them and then call `finish()`.
  package func object() throws(JSONError) -> JSONObjectReader {
    try expect(.object)
    return JSONObjectReader(self)
  }

  /// An object whose keys can be anything.
  package func map() throws(JSONError) -> [JSONMember] {
    try expect(.object)
    return members
  }

  private func expect(_ expected: JSONKind) throws(JSONError) {
    guard kind == expected else { throw error(.wrongType(expected: expected, found: kind)) }
  }
}
