package import Hunting
import RandomUser

/// A text with a change in one place.
package struct Mutant {
  /// The path without indices: `adUnits[].lines[].ecpm`.
  package let path: String
  /// What was changed there.
  package let change: String
  package let tree: JSONTree

  package var text: String { tree.text }
}

extension JSONTree {
  /// An unknown key that resembles no other.
  package static let stranger = Member(key: "qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq", value: .leaf("1"))

  /// The values to try in the place of a tree.
  package typealias Values = (_ tree: JSONTree, _ path: String) -> [String]

  /// Texts with one change each: a key removed, misspelled or unknown, an element removed, or one of
  /// `values` in the place of another.
  ///
  /// A change is made once for each path and the keys beside it. `"unit": "feed"` is in two dozen steps,
  /// all read by the same code and checked by the same rule of the schema.
  package func mutants(
    where isWanted: @escaping (_ path: String) -> Bool = { _ in true },
    values: @escaping Values = { _, _ in [] }
  ) -> [Mutant] {
    var changes = Changes(isWanted: isWanted, values: values)
    changes.visit(self, at: Place(path: "", keys: "")) { $0 }
    return changes.mutants
  }
}

/// Where in a document something is.
private struct Place {
  var path: String
  /// The keys of the innermost object around it.
  var keys: String
}

/// Makes every change once.
private struct Changes {
  /// A whole document with a tree in some place.
  typealias Whole = (JSONTree) -> JSONTree

  let isWanted: (String) -> Bool
  let values: JSONTree.Values
  private(set) var mutants: [Mutant] = []
  private var made: Set<[String]> = []

  init(isWanted: @escaping (String) -> Bool, values: @escaping JSONTree.Values) {
    self.isWanted = isWanted
    self.values = values
  }

  private mutating func make(
    _ change: String, at place: Place, _ tree: @autoclosure () -> JSONTree, in whole: Whole
  ) {
    guard isWanted(place.path), made.insert([place.path, place.keys, change]).inserted else {
      return
    }
    mutants.append(Mutant(path: place.path, change: change, tree: whole(tree())))
  }

  mutating func visit(_ tree: JSONTree, at place: Place, in whole: @escaping Whole) {
    if isWanted(place.path) {
      let text = tree.text
      for value in values(tree, place.path) where value != text {
        make("= \(value)", at: place, .leaf(value), in: whole)
      }
    }
    switch tree {
    case .leaf: break
    case .array(let elements): visit(elements, at: place, in: whole)
    case .object(let members): visit(members, at: place, in: whole)
    }
  }

  private mutating func visit(
    _ elements: [JSONTree], at place: Place, in whole: @escaping Whole
  ) {
    let inner = Place(path: place.path + "[]", keys: place.keys)
    for index in elements.indices {
      var fewer = elements
      fewer.remove(at: index)
      make("without [\(index)]", at: place, .array(fewer), in: whole)
      visit(elements[index], at: inner) { element in
        var changed = elements
        changed[index] = element
        return whole(.array(changed))
      }
    }
  }

  private mutating func visit(
    _ members: [JSONTree.Member], at place: Place, in whole: @escaping Whole
  ) {
    let keys = members.map(\.key).joined(separator: " ")
    make(
      "with a strange key", at: Place(path: place.path, keys: keys),
      .object(members + [JSONTree.stranger]), in: whole)
    for index in members.indices {
      let key = members[index].key
      let inner = Place(path: place.path.isEmpty ? key : "\(place.path).\(key)", keys: keys)
      func with(_ member: JSONTree.Member?) -> JSONTree {
        var changed = members
        changed.replaceSubrange(index...index, with: member.map { [$0] } ?? [])
        return .object(changed)
      }
      make("gone", at: inner, with(nil), in: whole)
      make(
        "misspelled", at: inner, with(.init(key: key + "x", value: members[index].value)), in: whole
      )
      visit(members[index].value, at: inner) { whole(with(.init(key: key, value: $0))) }
    }
  }
}
