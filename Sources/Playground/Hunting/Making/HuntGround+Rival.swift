import AdServing
import Simulation

extension HuntGround {
  /// From now on this adapter has to do the same; only formats that both have are played.
  package mutating func compare(with other: HuntedAdapter) {
    rival = other
    for place in adapters.indices {
      adapters[place].formats.removeAll { !other.formats.contains($0) }
    }
  }

  /// The adapter that is hunted and the one that has to do the same; nil if there is none.
  package var rivals: HuntRivals? { rival.map { HuntRivals(adapters[0].className, $0.className) } }

  /// The parties between whom everything has to be the same. What Google and an adapter say to each
  /// other is, by nature, another thing in each interface.
  var comparedRoles: [Party.Role] {
    rival?.api == adapters[0].api ? [.app, .google, .adapter] : [.app, .google]
  }

  /// A run's scenario with the rival in all lines; nil if there is none.
  func rivalled(_ tree: JSONTree) -> JSONTree? {
    rival.map(tree.played(by:))
  }
}

extension JSONTree {
  /// The same scenario with this adapter in every line.
  package func played(by adapter: HuntedAdapter) -> JSONTree {
    var tree = self
    tree[elementsOf: "adUnits"] = tree[elementsOf: "adUnits"].map { unit in
      var unit = unit
      unit["api"] = adapter.api == .modern ? nil : .string(adapter.api.rawValue)
      unit[elementsOf: "lines"] = unit[elementsOf: "lines"].map { line in
        var line = line
        line["class"] = .string(adapter.className)
        return line
      }
      return unit
    }
    return tree
  }
}
