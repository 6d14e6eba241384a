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
  /// The keys asked for, which are the known ones.
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

  /// The value of a key that must be there. If it is missing because it is misspelled, the error
  /// says so.
  package mutating func required(_ key: String) throws(JSONError) -> JSONNode {
    guard let value = optional(key) else {
      throw misspelling(of: key) ?? node.error(.missingKey(key))
    }
    return value
  }

  private func misspelling(of key: String) -> JSONError? {
    let document = node.document
    for child in document.children(of: node.index) {
      let found = document.text(ofString: child)
      guard !known.contains(found), NearestWord.of(found, in: [key]) != nil else { continue }
      return unknownKey(found, at: child, nearest: key)
    }
    return nil
  }

  /// Refuses the first key that was not asked for, and names the nearest known one. `$schema` at the top of
  /// a file is for editors.
  package func finish() throws(JSONError) {
    let document = node.document
    for child in document.children(of: node.index) {
      if node.index == 0, document.string(at: child, says: "$schema") { continue }
      guard !known.contains(where: { document.string(at: child, says: $0) }) else { continue }
      let key = document.text(ofString: child)
      throw unknownKey(key, at: child, nearest: NearestWord.of(key, in: known))
    }
  }

  private func unknownKey(_ key: String, at child: Int, nearest: String?) -> JSONError {
    JSONError(
      position: node.document.position(ofEntry: child),
      problem: .unknownKey(key, nearest: nearest), path: node.document.path(toEntry: child),
      known: known)
  }
}
