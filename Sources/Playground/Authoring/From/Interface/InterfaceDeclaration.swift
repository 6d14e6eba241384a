/// A declaration of a module's interface.
struct InterfaceDeclaration: Equatable {
  enum Kind: String {
    case `class`, `struct`, `enum`, `protocol`, `extension`, `actor`
    case `func`, `var`, `let`, `init`, `subscript`, `case`, `typealias`, `associatedtype`
    /// `deinit`, `operator`, `precedencegroup`: nothing that a caller sees.
    case `deinit`, `operator`, `precedencegroup`, `import`, `macro`

    var isType: Bool {
      switch self {
      case .class, .struct, .enum, .protocol, .extension, .actor: true
      default: false
      }
    }
  }

  let kind: Kind
  /// The declared name; for an extension, the extended type's.
  let name: String
  /// `weak`, `static`, `override` and so on; accessibility is left out.
  let modifiers: Set<String>
  /// The attributes by name, as `@objc`.
  let attributes: Set<String>
  /// From the keyword to the body, with names as they are written inside of the module.
  let head: String
  /// Whether a property may be set.
  let isSettable: Bool
  var members: [InterfaceDeclaration] = []
  /// The parents that extensions add.
  var added: [String] = []
  /// The parents that descend from it, which no compiler would take.
  var inRing: Set<String> = []
  /// Its line in the interface.
  let line: Int

  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }

  /// The type's parents, or those that an extension adds.
  var parents: [String] { inRing.isEmpty ? written : written.filter { !inRing.contains($0) } }

  private var written: [String] {
    let parts = BracketText.split(head, at: ":")
    guard kind.isType, parts.count > 1 else { return added }
    let list = BracketText.until(" where ", parts.dropFirst().joined(separator: ":"))
    return
      (head.contains(" where ") && !parts[0].contains(" where ") || !head.contains(" where ")
      ? BracketText.split(list, at: ",") : []) + added + base
  }

  /// The class that a protocol asks for with `where Self: UIView`.
  private var base: [String] {
    guard kind == .protocol, let match = head.firstMatch(of: /where Self ?: ?([\w.]+)/) else {
      return []
    }
    return [String(match.1)]
  }

  /// Whether it is a value that can be made of something written alone.
  var isDecodedAlone: Bool {
    let makers = members.filter { $0.kind == .`init` }
    return kind == .struct && !makers.isEmpty
      && makers.allSatisfy { maker in
        InterfaceCall(maker)?.parameters.first?.type.names == ["Decoder"]
      }
  }

  /// The names of the cases that it declares.
  var cases: [String] {
    guard kind == .case else { return [] }
    return BracketText.split(String(head.dropFirst("case ".count)), at: ",").map {
      String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
  }

  /// Whether it is for some values of its generic parameters only.
  var isConditional: Bool { kind == .extension && head.contains(" where ") }
}
