import Hunting
import RandomUser

/// A text with a change in one place.
struct Mutant {
  /// The path without indices: `adUnits[].lines[].ecpm`.
  let path: String
  /// What was changed there.
  let change: String
  let text: String
}

extension JSONTree {
  /// An unknown key that resembles no other.
  static let stranger = Member(key: "qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq", value: .leaf("1"))

  /// The values to try in the place of a tree.
  typealias Values = (_ tree: JSONTree, _ path: String) -> [String]

  /// Every text with one change: a key removed, misspelled or unknown, an element removed, or one
  /// of `values` in the place of another.
  func mutants(values: Values = { _, _ in [] }) -> [Mutant] {
    var mutants: [Mutant] = []
    visit("", values) { path, change, tree in
      mutants.append(Mutant(path: path, change: change, text: tree.text))
    }
    return mutants
  }

  private typealias Found = (_ path: String, _ change: String, _ tree: JSONTree) -> Void

  private func visit(_ path: String, _ values: Values, _ found: Found) {
    for value in values(self, path) where value != text { found(path, "= \(value)", .leaf(value)) }
    switch self {
    case .leaf: break
    case .array(let elements): Self.visit(elements, path, values, found)
    case .object(let members): Self.visit(members, path, values, found)
    }
  }

  private static func visit(
    _ elements: [JSONTree], _ path: String, _ values: Values, _ found: Found
  ) {
    for index in elements.indices {
      var fewer = elements
      fewer.remove(at: index)
      found(path, "without [\(index)]", .array(fewer))
      elements[index].visit(path + "[]", values) { path, change, element in
        var changed = elements
        changed[index] = element
        found(path, change, .array(changed))
      }
    }
  }

  private static func visit(
    _ members: [Member], _ path: String, _ values: Values, _ found: Found
  ) {
    found(path, "with a strange key", .object(members + [stranger]))
    for index in members.indices {
      let place = path.isEmpty ? members[index].key : "\(path).\(members[index].key)"
      var changed = members
      changed.remove(at: index)
      found(place, "gone", .object(changed))
      changed = members
      changed[index].key += "x"
      found(place, "misspelled", .object(changed))
      members[index].value.visit(place, values) { path, change, value in
        var changed = members
        changed[index].value = value
        found(path, change, .object(changed))
      }
    }
  }
}
