/// A module that stands in for one that is not here: what an adapter uses of it, and all of it
/// empty.
package struct FakeModule: Equatable {
  package let name: String
  private(set) var types: [String: FakeType] = [:]
  /// Constants and functions outside of types, by their whole declaration.
  private(set) var others: Set<String> = []

  init(_ name: String) { self.name = name }

  mutating func add(type: String, _ kind: FakeType.Kind) {
    if types[type] == nil { types[type] = FakeType(name: type, kind: kind) }
  }

  mutating func add(other: String) { others.insert(other) }

  mutating func change(_ type: String, _ change: (inout FakeType) -> Void) {
    guard var changed = types[type] else { return }
    change(&changed)
    types[type] = changed
  }

  package var text: String {
    let head = "// In place of \(name), which is not here. All of it is empty.\n"
    guard !types.isEmpty || !others.isEmpty else { return head }
    let parts = others.sorted() + types.values.sorted { $0.name < $1.name }.map(\.text)
    let body = parts.joined(separator: "\n\n")
    let needsNothing = ["Emptiness", "nothing()"].contains(where: body.contains)
    return "\(head)\nimport UIKit\n\n\(body)\n\(needsNothing ? Self.nothing : "")"
  }

  private static let nothing = """

    /// What has an empty value.
    private protocol Emptiness { init() }
    extension Bool: Emptiness {}
    extension Int: Emptiness {}
    extension UInt: Emptiness {}
    extension Double: Emptiness {}
    extension Float: Emptiness {}
    extension CGFloat: Emptiness {}
    extension String: Emptiness {}
    extension Array: Emptiness {}
    extension Dictionary: Emptiness {}

    private func nothing<Value>() -> Value {
      if let optional = Value.self as? ExpressibleByNilLiteral.Type,
        let value = optional.init(nilLiteral: ()) as? Value
      {
        return value
      }
      if let empty = Value.self as? Emptiness.Type, let value = empty.init() as? Value {
        return value
      }
      fatalError("There is no empty \\(Value.self).")
    }

    """
}
