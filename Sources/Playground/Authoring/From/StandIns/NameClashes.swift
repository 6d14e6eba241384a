/// The names that an SDK's module and Google's both have, and that the adapter means the SDK's by.
///
/// Until version 12 Google's names began with `GAD` in Swift, so that an adapter of those days could write
/// `NativeAdDelegate` of its network. Both spellings are here; an alias in the adapter's own module goes
/// before what it imports.
package struct NameClashes {
  package static let file = "NamesOfTheNetwork.swift"

  private let modules: [StandInModule]
  /// The modules of the names that have an alias.
  private var owners: [String: String] = [:]

  package init(_ modules: [StandInModule]) { self.modules = modules }

  /// Takes the errors of the adapter's build; whether there is a new name among them.
  package mutating func take(_ errors: [CompilerError]) -> Bool {
    let count = owners.count
    for error in errors {
      let ambiguous = /'(\w+)' is ambiguous for type lookup|ambiguous use of '(\w+)'/
      guard let match = error.message.firstMatch(of: ambiguous),
        let name = (match.1 ?? match.2).map(String.init),
        let module = modules.first(where: { $0.interface.types[name] != nil })
      else { continue }
      owners[name] = module.name
    }
    return owners.count > count
  }

  package var text: String {
    let aliases = owners.sorted { $0.key < $1.key }.map {
      "public typealias \($0.key) = \($0.value).\($0.key)"
    }
    return """
      \(Set(owners.values).sorted().map { "import \($0)" }.joined(separator: "\n"))

      // Google's types of these names were called GAD and so on when the adapter was written.
      \(aliases.joined(separator: "\n"))

      """
  }
}
