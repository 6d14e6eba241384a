extension JSONTree {
  /// The least that is left when everything is taken out without which something still holds: whole
  /// stretches first, then each element and member.
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

  /// Takes out what can be spared, from the end, so that places before it stay where they are.
  private func shrunkOnce(stretch: Int, while holds: (JSONTree) -> Bool) -> JSONTree {
    var tree = self
    for place in places.reversed() {
      let smaller = tree.removing(place[...], stretch)
      if smaller != tree, holds(smaller) { tree = smaller }
    }
    return tree
  }

  /// How long a stretch of it is worth taking out at once.
  private var stretch: Int { max(children.count, children.map(\.stretch).max() ?? 1) / 2 }

  private var children: [JSONTree] {
    switch self {
    case .leaf: []
    case .array(let elements): elements
    case .object(let members): members.map(\.value)
    }
  }

  /// The way to each child, and to each child of it.
  private var places: [[Int]] {
    children.enumerated().flatMap { index, child in
      [[index]] + child.places.map { [index] + $0 }
    }
  }

  /// Without what stands at a place, and as many behind it as are meant to go.
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
