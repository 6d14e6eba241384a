/// One value of a document, with its place in the text.
///
/// A node is a document and an index into it: copying one is cheap, and no subtree is built before
/// it is needed. A node keeps its whole document alive.
package struct JSONNode: Sendable {
  let document: JSONDocument
  let index: Int

  package var kind: JSONKind { document.entries[index].kind.outside }

  /// The place of its first character; computed on demand.
  package var position: JSONPosition { document.position(ofEntry: index) }

  /// The line of its first character; unlike the column it is almost free.
  package var line: Int { document.line(ofEntry: index) }

  /// The last line of the text it is part of, not counting blank lines at the end.
  package var lastLineOfText: Int { document.lastLine }

  /// The way here from the root; computed on demand by walking down from it.
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

  /// The elements of an array in order; empty for anything else.
  package var elements: [JSONNode] {
    guard kind == .array else { return [] }
    return document.children(of: index).map { JSONNode(document: document, index: $0) }
  }

  /// The members of an object in the order of the text; empty for anything else.
  package var members: [JSONMember] {
    guard kind == .object else { return [] }
    return document.children(of: index).map { JSONMember(document: document, keyIndex: $0) }
  }

  /// Whether it is a string without a letter.
  package var isEmptyText: Bool {
    kind == .string && document.entries[index].inside.isEmpty
  }

  /// The value of the first member with this key; nil for anything but an object that has one.
  package func member(_ key: String) -> JSONNode? {
    document.value(of: key, in: index).map { JSONNode(document: document, index: $0) }
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
