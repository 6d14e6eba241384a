/// The text of a module's interface, and what it says of other modules.
package struct ModuleInterface {
  package let name: String
  package let text: String

  /// `name` is taken where the interface does not say its module's.
  package init(_ text: String, name: String) {
    self.text = text
    // The compiler writes its flags into the head.
    self.name = text.firstMatch(of: /-module-name (\w+)/).map { String($0.1) } ?? name
  }

  /// The modules that it imports.
  var imports: Set<String> {
    Set(text.matches(of: /(?m)^(?:@\w+ +)*(?:public +)?import +(\w+) *$/).map { String($0.1) })
  }

  var lineCount: Int { text.split(separator: "\n", omittingEmptySubsequences: false).count }

  /// The names of types at its top.
  private var types: Set<String> {
    Set(
      InterfaceModule([self]).declarations.filter {
        $0.kind.isType && $0.kind != .extension
      }.map(\.name))
  }

  /// Interfaces that import each other stand together, those that are imported first. Where two have a type
  /// of one name, each stays alone.
  package static func groups(_ texts: [ModuleInterface]) -> [[ModuleInterface]] {
    var groups: [[ModuleInterface]] = []
    for text in texts {
      let near = groups.filter { $0.contains { $0.isNear(text) } }
      groups.removeAll { $0.contains { $0.isNear(text) } }
      groups.append(near.flatMap(\.self) + [text])
    }
    return groups.flatMap { isOne($0) ? [ordered($0)] : $0.map { [$0] } }
  }

  private func isNear(_ other: ModuleInterface) -> Bool {
    imports.contains(other.name) || other.imports.contains(name)
  }

  private static func isOne(_ group: [ModuleInterface]) -> Bool {
    let types = group.map(\.types)
    return types.reduce(0) { $0 + $1.count } == types.reduce(into: Set()) { $0.formUnion($1) }.count
  }

  private static func ordered(_ group: [ModuleInterface]) -> [ModuleInterface] {
    var (waiting, ordered) = (group, [ModuleInterface]())
    while !waiting.isEmpty {
      let next =
        waiting.firstIndex { text in !waiting.contains { text.imports.contains($0.name) } } ?? 0
      ordered.append(waiting.remove(at: next))
    }
    return ordered
  }
}
