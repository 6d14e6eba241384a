package import Observing
import Simulation

/// All that an entry says, field by field as a tree, beside what the same call said at its other
/// parties.
package struct Payload: Equatable, Sendable {
  package struct Row: Equatable, Sendable {
    package let name: String
    package let depth: Int
    /// The values by hop; nil where a hop has no such field, and for a field that others are in.
    package let values: [String?]
    /// The hops that say something else than the one before that has the field.
    package let changed: Set<Int>
  }

  package let path: CallPath
  package let rows: [Row]

  /// An asset that the network calls otherwise is one row with the field that it became at Google.
  package init(_ path: CallPath, names: AssetNames = .asGoogle) {
    self.path = path
    var root = Node(key: "")
    // First in the order of the entry itself, then what only others say.
    let others = path.hops.indices.filter { $0 != path.asked }
    for hop in [path.asked] + others {
      let entry = path.hops[hop]
      root.add(entry.data, hop, entry.sense == .networkAnswered ? names : nil)
    }
    rows = root.children.flatMap { $0.rows(path.hops.count, depth: 0) }
  }

  /// A field of any of the hops, and the fields in it.
  private struct Node {
    let key: String
    /// The network's name for the field, if Google has another.
    var networksName: String?
    var values: [Int: String] = [:]
    var children: [Node] = []

    init(key: String) { self.key = key }

    private var name: String { networksName.map { "\($0) → \(key)" } ?? key }

    mutating func add(_ fields: Fields, _ hop: Int, _ names: AssetNames? = nil) {
      let all = fields.all.map(\.name)
      for field in fields.all {
        let other = names?.nameAtGoogle(of: field.name, among: all)
        add(other ?? field.name, field.value, hop)
        if let other { children[place(of: other)].networksName = field.name }
      }
    }

    private mutating func add(_ name: String, _ value: Fields.Value, _ hop: Int) {
      let place = place(of: name)
      switch value {
      case .fields(let fields) where !fields.isEmpty: children[place].add(fields, hop)
      case .list(let values) where values.contains(where: \.hasFields):
        for (number, value) in values.enumerated() {
          children[place].add("\(number + 1).", value, hop)
        }
      case .string, .int, .bool, .list, .fields, .null:
        children[place].values[hop] = EntryFacts.text(name, value)
      }
    }

    private mutating func place(of key: String) -> Int {
      if let place = children.firstIndex(where: { $0.key == key }) { return place }
      children.append(Node(key: key))
      return children.count - 1
    }

    func rows(_ hops: Int, depth: Int) -> [Row] {
      [Row(name: name, depth: depth, values: (0..<hops).map { values[$0] }, changed: changed)]
        + children.flatMap { $0.rows(hops, depth: depth + 1) }
    }

    private var changed: Set<Int> {
      let said = values.sorted { $0.key < $1.key }
      return Set(zip(said, said.dropFirst()).filter { $0.value != $1.value }.map { $1.key })
    }
  }
}

extension Fields.Value {
  fileprivate var hasFields: Bool {
    if case .fields = self { true } else { false }
  }
}
