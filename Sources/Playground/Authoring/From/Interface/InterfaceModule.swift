/// The declarations of an interface, with the members that extensions add to its own types.
struct InterfaceModule {
  let name: String
  /// Types at the top, functions, and extensions of other modules' types.
  private(set) var declarations: [InterfaceDeclaration] = []
  /// All types by their names with those around them.
  private(set) var types: [String: InterfaceDeclaration] = [:]
  /// Their names by the last part.
  private var paths: [String: [String]] = [:]
  private var aliases: [String: InterfaceType] = [:]
  /// Lines that could not be read.
  let unread: [Int]
  private let lines: [Substring]

  /// `name` is taken where the interface does not say its module's.
  init(_ source: String, name: String) { self.init([ModuleInterface(source, name: name)]) }

  /// One module of several interfaces, which may extend each other's types; the first has the name.
  init(_ parts: [ModuleInterface]) {
    name = parts.first?.name ?? ""
    let source = parts.map(\.text).joined(separator: "\n")
    var reader = InterfaceReader(source, modules: parts.map(\.name))
    let all = reader.declarations()
    unread = reader.unread
    lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    declarations = all.filter { $0.kind != .extension && $0.kind != .import }
    for `extension` in all where `extension`.kind == .extension {
      let path = `extension`.name.split(separator: ".").map(String.init)
      if `extension`.isConditional || !Self.add(`extension`, at: path, to: &declarations) {
        declarations.append(`extension`)
      }
    }
    collect(declarations, "")
    openRings()
  }

  /// The names of the calls that start the SDK.
  var starts: Set<String> {
    let all = declarations + types.values.flatMap(\.members)
    let calls = all.filter { $0.kind == .func }.compactMap(InterfaceCall.init)
    return Set(calls.filter { CallRole($0) == .start }.map(\.base))
  }

  /// Types that descend from themselves descend from nothing, so that every walk ends.
  private mutating func openRings() {
    let rings = types.filter { path, type in
      type.parents.contains { line(of: $0).contains { $0.line == type.line } }
    }
    guard !rings.isEmpty else { return }
    let lines = Set(rings.values.map(\.line))
    declarations = declarations.map { Self.opened($0, lines) }
    (types, paths, aliases) = ([:], [:], [:])
    collect(declarations, "")
  }

  private static func opened(
    _ declaration: InterfaceDeclaration, _ lines: Set<Int>
  ) -> InterfaceDeclaration {
    var opened = declaration
    if lines.contains(declaration.line) { opened.inRing = Set(declaration.parents) }
    opened.members = declaration.members.map { Self.opened($0, lines) }
    return opened
  }

  private static func add(
    _ part: InterfaceDeclaration, at path: [String], to declarations: inout [InterfaceDeclaration]
  ) -> Bool {
    let index = declarations.firstIndex {
      $0.kind.isType && $0.kind != .extension && $0.kind != .protocol && $0.name == path.first
    }
    guard let index else { return false }
    guard path.count == 1 else {
      return add(part, at: Array(path.dropFirst()), to: &declarations[index].members)
    }
    declarations[index].members += part.members
    declarations[index].added += part.parents
    return true
  }

  private mutating func collect(_ declarations: [InterfaceDeclaration], _ outer: String) {
    for declaration in declarations {
      let path = outer + declaration.name
      if declaration.kind == .typealias {
        let parts = BracketText.split(declaration.head, at: "=")
        if parts.count == 2 { aliases[path] = InterfaceType(parts[1]) }
      }
      guard declaration.kind.isType, declaration.kind != .extension else { continue }
      types[path] = declaration
      paths[declaration.name, default: []].append(path)
      collect(declaration.members, "\(path).")
    }
  }

  // MARK: Questions

  /// A line of the interface, by its number from 1.
  func line(_ number: Int) -> String {
    lines.indices.contains(number - 1) ? lines[number - 1].trimmed : ""
  }

  /// The full name of a type of this module.
  func path(of name: String) -> String? {
    let name = String(name.prefix { $0 != "<" })
    if types[name] != nil { return name }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return paths[last]?.filter { $0.hasSuffix(".\(name)") }.min()
  }

  func type(_ name: String) -> InterfaceDeclaration? { path(of: name).flatMap { types[$0] } }

  /// The type that an alias of this module stands for, or itself.
  func resolved(_ type: InterfaceType) -> InterfaceType {
    var (resolved, seen): (InterfaceType, Set<String>) = (type, [])
    while case .named(let name, _) = resolved, let alias = aliases[name], seen.insert(name).inserted
    {
      resolved = alias
    }
    return resolved
  }

  /// The type's own declaration, and those of all its parents in this module.
  func line(of name: String) -> [InterfaceDeclaration] {
    var (found, waiting, seen): ([InterfaceDeclaration], [String], Set<String>) = ([], [name], [])
    while let next = waiting.popLast() {
      guard let type = type(next), seen.insert(type.name).inserted else { continue }
      found.append(type)
      waiting += type.parents
    }
    return found
  }

  /// Whether a class above declares the same member, which Swift would have to override.
  func hasAbove(_ path: String, _ member: InterfaceDeclaration) -> Bool {
    line(of: path).dropFirst().filter { $0.kind == .class }.flatMap(\.members).contains { other in
      other.kind == member.kind && other.name == member.name && other.isStatic == member.isStatic
        && InterfaceCall(other)?.message == InterfaceCall(member)?.message
    }
  }

  /// Whether it is one of Apple's, by all its parents.
  func descends(_ name: String, from class: String) -> Bool {
    line(of: name).contains { $0.parents.contains { $0 == `class` || $0 == "UIKit.\(`class`)" } }
  }
}
