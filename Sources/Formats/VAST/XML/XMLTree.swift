/// The elements of a document that are read, in the order of their start tags.
final class XMLTree {
  struct Node {
    let name: ElementName
    let position: VASTPosition
    let attributes: Range<Int32>
    /// The pieces of text directly in it, joined and trimmed.
    var text = ""
    var firstChild: Int32?
    var nextSibling: Int32?
  }

  struct Attribute {
    let name: String
    let value: String
  }

  /// An element that VAST does not have, or not there.
  struct Stranger {
    let name: String
    let parent: ElementName
    let position: VASTPosition
  }

  let nodes: [Node]
  let attributes: [Attribute]
  let strangers: [Stranger]
  /// The name of the root, whether it is read or not.
  let root: String
  let rootPosition: VASTPosition

  init(
    _ nodes: [Node], _ attributes: [Attribute], _ strangers: [Stranger], root: String,
    at position: VASTPosition
  ) {
    self.nodes = nodes
    self.attributes = attributes
    self.strangers = strangers
    self.root = root
    rootPosition = position
  }

  /// The root, if it is one that is read.
  var element: XMLElement? { nodes.isEmpty ? nil : XMLElement(tree: self, number: 0) }
}

/// An element, and the way to its children.
struct XMLElement {
  fileprivate let tree: XMLTree
  fileprivate let number: Int

  private var node: XMLTree.Node { tree.nodes[number] }

  var name: ElementName { node.name }
  var position: VASTPosition { node.position }
  var text: String { node.text }

  /// The value of an attribute, trimmed.
  subscript(_ name: String) -> String? {
    for place in node.attributes where tree.attributes[Int(place)].name == name {
      return tree.attributes[Int(place)].value.trimmed
    }
    return nil
  }

  var children: Children { Children(tree: tree, number: node.firstChild) }

  struct Children: Sequence, IteratorProtocol {
    fileprivate let tree: XMLTree
    fileprivate var number: Int32?

    mutating func next() -> XMLElement? {
      guard let number else { return nil }
      self.number = tree.nodes[Int(number)].nextSibling
      return XMLElement(tree: tree, number: Int(number))
    }
  }
}

extension String {
  /// Without blanks and line ends around it.
  var trimmed: String {
    guard let first = utf8.first, let last = utf8.last, first.isBlank || last.isBlank else {
      return self
    }
    var rest = Substring(self).utf8
    while rest.first?.isBlank == true { rest = rest.dropFirst() }
    while rest.last?.isBlank == true { rest = rest.dropLast() }
    return String(rest) ?? self
  }
}

extension UInt8 {
  /// What XML calls white space.
  var isBlank: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}
