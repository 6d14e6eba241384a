package import Hunting

extension JSONTree {
  /// The smallest tree for which `holds` is still true: first whole runs of elements are removed,
  /// then single elements and members.
  package func shrunk(while holds: (JSONTree) -> Bool) -> JSONTree {
    var tree = self
    var length = children.map(\.stretch).max() ?? 1
    while true {
      let smaller = tree.shrunkOnce(stretch: length, while: holds)
      if smaller == tree, length <= 1 { return tree }
      if smaller == tree { length /= 2 }
      tree = smaller
    }
  }

  /// Removes what is not needed, from the end, so that earlier positions stay valid.
  private func shrunkOnce(stretch: Int, while holds: (JSONTree) -> Bool) -> JSONTree {
    var tree = self
    for place in places.reversed() {
      let smaller = tree.removing(place[...], stretch)
      if smaller != tree, holds(smaller) { tree = smaller }
    }
    return tree
  }

  /// The number of elements worth removing at once.
  private var stretch: Int { max(children.count, children.map(\.stretch).max() ?? 1) / 2 }

  private var children: [JSONTree] {
    switch self {
    case .leaf: []
    case .array(let elements): elements
    case .object(let members): members.map(\.value)
    }
  }

  /// The path to each child and all its descendants.
  private var places: [[Int]] {
    children.enumerated().flatMap { index, child in
      [[index]] + child.places.map { [index] + $0 }
    }
  }

  /// The tree without `count` elements from a position on.
  private func removing(_ place: ArraySlice<Int>, _ count: Int) -> JSONTree {
    guard let index = place.first, index < children.count else { return self }
    let rest = place.dropFirst()
    switch self {
    case .leaf: return self
    case .array(var elements):
      if rest.isEmpty {
        elements.removeSubrange(index..<min(index + count, elements.count))
      } else {
        elements[index] = elements[index].removing(rest, count)
      }
      return .array(elements)
    case .object(var members):
      if rest.isEmpty {
        guard count <= 1 else { return self }
        members.remove(at: index)
      } else {
        members[index].value = members[index].value.removing(rest, count)
      }
      return .object(members)
    }
  }
}
