/// A type of a fake module.
struct FakeType: Equatable {
  let name: String
  var kind: Kind
  /// Whether a generic subscript stands for members that are not declared: wherever the use says
  /// what type it wants, that is all it takes.
  var isDynamic = false
  /// Properties, with their types; nil for one of which nothing is known yet.
  var properties: [String: String?] = [:]
  /// Those of the type itself. It has one of its own for each until another type is wanted.
  var constants: [String: String] = [:]
  /// Other declarations.
  var members: Set<String> = []
  /// The labels of what it can be made from.
  var initializers: Set<String> = []

  enum Kind: Equatable {
    /// A class without a parent of its own, a view, or a controller.
    case object, view, controller
    /// A protocol that the adapter conforms to.
    case listener
  }

  /// The generic parameter of the subscript, by which a compiler that asks for it names the type.
  static let parameterEnding = "Member"

  var text: String {
    switch kind {
    case .listener: "public protocol \(name): AnyObject {}"
    case .object: object("NSObject, Emptiness", "  public required override init() {}\n")
    case .view: object("UIView", "")
    case .controller: object("UIViewController", "")
    }
  }

  private func object(_ parents: String, _ first: String) -> String {
    let own = properties.sorted { $0.key < $1.key }.map {
      "public var \($0.key)\(Self.value($0.value))"
    }
    let fixed = constants.sorted { $0.key < $1.key }.map { constant($0.key, $0.value) }
    let made = initializers.sorted().map { "public convenience init(\($0)) { \(call) }" }
    let lines = (fixed + made + own + members.sorted()).map { "  \($0)\n" }.joined()
    let head = isDynamic ? "@dynamicMemberLookup\n" : ""
    return "\(head)open class \(name): \(parents) {\n\(first)\(lines)\(lookup)}"
  }

  /// A class of this module is there; anything else may be nil.
  private static func value(_ type: String?) -> String {
    guard let type else { return ": Any?" }
    return type.hasSuffix("?") ? ": \(type)" : " = \(type)()"
  }

  private func constant(_ name: String, _ type: String) -> String {
    guard type != self.name else { return "public static let \(name) = \(type)()" }
    let isVersion = type == "String" && name.lowercased().contains("version")
    return "public static var \(name): \(type) { \(isVersion ? "\"1.0.0\"" : "nothing()") }"
  }

  private var call: String {
    switch kind {
    case .object, .listener: "self.init()"
    case .view: "self.init(frame: .zero)"
    case .controller: "self.init(nibName: nil, bundle: nil)"
    }
  }

  private var lookup: String {
    guard isDynamic else { return "" }
    let parameter = name + Self.parameterEnding
    return """
        public subscript<\(parameter)>(dynamicMember name: String) -> \(parameter) {
          get { nothing() }
          set {}
        }

      """
  }
}
