/// One value of a document, with the place where it was written.
///
/// A node is a document and an index into it: copying one is cheap, and nothing of a subtree is
/// built before it is asked for. A node keeps its whole document alive.
package struct JSONNode: Sendable {
  let document: JSONDocument
  let index: Int

  package var kind: JSONKind { document.entries[index].kind.outside }

  /// The place of its first character; worked out when asked.
  package var position: JSONPosition { document.position(ofEntry: index) }

  /// The line of its first character; unlike the column it costs next to nothing.
  package var line: Int { document.line(ofEntry: index) }

  /// The line on which the text ends that it stands in; blank lines behind the last word do not count.
  package var lastLineOfText: Int { document.lastLine }

  /// How one gets here from the root; worked out when asked, by walking down from the root.
  package var path: JSONPath { document.path(toEntry: index) }

  /// The value, one level deep: the elements and members are nodes again.
  package var value: JSONValue {
    switch document.entries[index].kind {
    case .null: .null
    case .false: .bool(false)
    case .true: .bool(true)
    case .number: .number(JSONNumber(text: document.text(ofNumber: index)))
    case .plainString, .escapedString: .string(document.text(ofString: index))
    case .array: .array(elements)
    case .object: .object(members)
    }
  }

  /// The elements of an array in order; none for anything else.
  package var elements: [JSONNode] {
    guard kind == .array else { return [] }
    return document.children(of: index).map { JSONNode(document: document, index: $0) }
  }

  /// The members of an object in the order of the text; none for anything else.
  package var members: [JSONMember] {
    guard kind == .object else { return [] }
    return document.children(of: index).map { JSONMember(document: document, keyIndex: $0) }
  }
}

/// A key and its value.
package struct JSONMember: Sendable {
  let document: JSONDocument
  let keyIndex: Int
  package let key: String

  init(document: JSONDocument, keyIndex: Int) {
    self.document = document
    self.keyIndex = keyIndex
    self.key = document.text(ofString: keyIndex)
  }

  package var keyPosition: JSONPosition { document.position(ofEntry: keyIndex) }
  package var value: JSONNode { JSONNode(document: document, index: keyIndex + 1) }
}
