/// A module that stands in for a network's SDK: its interface with bodies, which behave as an SDK that has
/// ads.
package struct StandInModule {
  /// The SDK's name, by which adapters import it.
  package let name: String
  /// The interfaces that it is made of. An SDK of several modules is one here, so that each can extend what
  /// the others declare; all but the first pass it on.
  private let parts: [ModuleInterface]
  let interface: InterfaceModule
  /// How the network is called in the journal.
  let network: String
  private let isStartedByApp: Bool
  /// Names that are nowhere: what mentions them is left out.
  private var unknown: Set<String> = []
  /// Lines of the interface that are left out for another reason.
  private var refused: Set<Int> = []
  /// Parents that a type cannot have here, each as `line:parent`.
  private var disowned: Set<String> = []
  /// The module as it is written now.
  private var written: StandInWriter

  /// `name` is taken where the interface does not say its module's.
  package init(_ interface: String, name: String, network: String) {
    self.init([ModuleInterface(interface, name: name)], network: network)
  }

  /// One of ``ModuleInterface/groups(_:)``. An SDK that is never started by the `calls` of an adapter has
  /// been started by the app; nil where nobody knows them.
  package init(_ parts: [ModuleInterface], network: String, calls: Set<String>? = nil) {
    self.parts = parts
    let interface = InterfaceModule(parts)
    self.interface = interface
    name = interface.name
    self.network = network
    isStartedByApp = calls.map { interface.starts.isDisjoint(with: $0) } ?? false
    written = StandInWriter(
      interface, network: network, unknown: [], refused: [], disowned: [],
      isStartedByApp: isStartedByApp)
    written.write()
  }

  /// The target's name. All targets of a package and of those it needs must have names of their own, and
  /// the playground has likes of some SDKs.
  package var target: String { Self.target(of: name) }

  package static func target(of module: String) -> String { "\(module)StandIn" }

  package var text: String { written.text }

  /// The names of all its modules.
  package var names: [String] { parts.map(\.name) }

  /// The modules that pass it on, each with those of this SDK that it imports.
  package var passing: [(name: String, imports: [String])] {
    parts.dropFirst().map { part in
      (part.name, names.filter { $0 == name || part.imports.contains($0) && $0 != part.name })
    }
  }

  /// The lines of the interface that have nothing in the module, each with its number.
  package var leftOut: [(line: Int, text: String)] { leftOut(of: name) }

  /// The lines of a module's interface that have nothing here, each with its number.
  package func leftOut(of module: String) -> [(line: Int, text: String)] {
    let index = names.firstIndex(of: module) ?? 0
    let before = parts.prefix(index).reduce(0) { $0 + $1.lineCount }
    let lines = before + 1...before + max(1, parts[index].lineCount)
    return Set(interface.unread + written.leftOut).sorted().filter(lines.contains).map {
      ($0 - before, interface.line($0))
    }
  }

  /// Whether it declares anything.
  package var isEmpty: Bool { interface.declarations.isEmpty }

  private mutating func writeAgain() {
    written = StandInWriter(
      interface, network: network, unknown: unknown, refused: refused, disowned: disowned,
      isStartedByApp: isStartedByApp)
    written.write()
  }

  /// Takes the errors of a build: leaves out what does not compile. False if nothing new is left out.
  package mutating func take(_ errors: [CompilerError]) -> Bool {
    let isNew = leaveOut(errors)
    if isNew { writeAgain() }
    return isNew
  }

  private mutating func leaveOut(_ errors: [CompilerError]) -> Bool {
    let before = (unknown, refused, disowned)
    let lines = written.lines
    let own = errors.filter {
      $0.file.hasSuffix("\(target).swift") && lines.indices.contains($0.line - 1)
    }
    for error in own { unknown.formUnion(Self.unknown(error.message)) }
    // A type that is nowhere makes errors elsewhere, which go with it.
    guard unknown == before.0 else { return true }
    for error in own {
      if let line = lines[error.line - 1].line { take(error.message, at: line) }
    }
    return (refused, disowned) != (before.1, before.2)
  }

  private static func unknown(_ message: String) -> [String] {
    if let match = message.firstMatch(of: /no type named '(\w+)' in module '(\w+)'/) {
      return [String(match.1), "\(match.2).\(match.1)"]
    }
    let missing = /cannot find type '(\w+)' in scope|'(\w+)' is not a member type of/
    return message.firstMatch(of: missing).map { [String($0.1 ?? $0.2 ?? "")] } ?? []
  }

  private mutating func take(_ message: String, at line: Int) {
    if let match = message.firstMatch(of: /does not conform to protocol '([\w.]+)'/) {
      disowned.insert("\(line):\(match.1)")
    } else {
      refused.insert(line)
    }
  }
}
