/// Reads an object key by key and, at the end, refuses the keys that nobody asked for.
///
/// ```swift
/// var object = try node.object()
/// let title = try object.optional("title")?.string()
/// let units = try object.required("adUnits").array(of: AdUnit.init)
/// try object.finish()
/// ```
package struct JSONObjectReader {
  package let node: JSONNode
  /// What was asked for, which is what is known.
  private var known: [String] = []

  init(_ node: JSONNode) {
    self.node = node
  }

  /// The value of a key that may be absent. A `null` is a value, not an absence.
  package mutating func optional(_ key: String) -> JSONNode? {
    known.append(key)
    for child in node.document.children(of: node.index)
    where node.document.string(at: child, says: key) {
      return JSONNode(document: node.document, index: child + 1)
    }
    return nil
  }

  /// The value of a key that must be there.
  package mutating func required(_ key: String) throws(JSONError) -> JSONNode {
    guard let value = optional(key) else { throw node.error(.missingKey(key)) }
    return value
  }

  /// Refuses the first key that was not asked for; names the nearest that was.
  package func finish() throws(JSONError) {
    let document = node.document
    for child in document.children(of: node.index) {
      guard !known.contains(where: { document.string(at: child, says: $0) }) else { continue }
      let key = document.text(ofString: child)
      throw JSONError(
        position: document.position(ofEntry: child),
        problem: .unknownKey(key, nearest: NearestWord.of(key, in: known)),
        path: document.path(toEntry: child))
    }
  }
}
