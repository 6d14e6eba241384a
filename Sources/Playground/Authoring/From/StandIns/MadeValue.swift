/// Writes values of types, as expressions: of the system's types an empty or plausible one, of a module's
/// own the first case or what an initialiser makes.
struct MadeValue {
  let module: InterfaceModule
  let network: String
  /// Names of types that are nowhere.
  let unknown: Set<String>
  /// Lines of declarations that are left out.
  let refused: Set<Int>
  /// The types that are being made: one that needs itself cannot be.
  private var making: Set<String> = []

  init(
    _ module: InterfaceModule, _ network: String, unknown: Set<String>, refused: Set<Int>
  ) {
    (self.module, self.network) = (module, network)
    (self.unknown, self.refused) = (unknown, refused)
  }

  /// Nil where there is none. `field` is the name of what gets it, by which texts are found.
  func of(_ type: InterfaceType, for field: String = "") -> String? {
    switch module.resolved(type) {
    case .optional(let type): optional(type, field)
    case .array: "[]"
    case .dictionary: "[:]"
    case .tuple(let types): tuple(types, field)
    case .function(let parameters, let result): closure(parameters, result)
    case .all(let names): "\(Self.conformer(names))()"
    case .named(let name, let arguments): named(name, arguments, field)
    }
  }

  /// The value of an optional that a caller looks at; nil for one that nothing is known of.
  private func optional(_ type: InterfaceType, _ field: String) -> String {
    if case .array(let element) = type, field.words.contains("images"),
      element.names.contains(where: { module.type($0) != nil }), let image = of(element)
    {
      return "[\(image)]"
    }
    guard let name = type.names.first else { return "nil" }
    if name == "String" { return text(field).map { "\"\($0)\"" } ?? "nil" }
    if Self.numbers.contains(name), field.words.contains("rating") { return "4.5" }
    if name == "UIImage" { return "MadeUpAsset.picture" }
    if name == "URL" { return address(field).map { "URL(string: \($0))" } ?? "nil" }
    // No ad has a video.
    if field.words.contains("video") { return "nil" }
    guard module.type(name) != nil, !Self.isTrouble(name) else { return "nil" }
    return of(type, for: field) ?? "nil"
  }

  /// The value that an SDK gives a field: a list has one element, and a response everything that is in it.
  func answer(_ type: InterfaceType, for field: String = "token") -> String? {
    if case .array(let element) = type.bare, let name = element.names.first,
      module.type(name) != nil, !Self.isTrouble(name), let value = of(element)
    {
      return "[\(value)]"
    }
    guard let value = of(type, for: field) else { return nil }
    guard case .named(let name, _) = type.bare, let response = module.type(name),
      !Self.responses.isDisjoint(with: name.words)
    else { return value }
    var inner = self
    inner.making.insert(name)
    return inner.filled(value, response, depth: 0)
  }

  private static let responses: Set = ["response", "result", "answer", "payload"]
  /// Responses in responses that are filled.
  private static let deepest = 5

  /// A value with everything of the module's own in it that may be missing.
  private func filled(_ value: String, _ type: InterfaceDeclaration, depth: Int) -> String {
    guard type.kind == .class || type.kind == .struct, depth < Self.deepest else { return value }
    let parts = type.members.compactMap { member -> String? in
      guard member.kind == .var, member.isSettable, !member.isStatic,
        !member.modifiers.contains("weak"), !refused.contains(member.line), let type = member.type,
        type.isOptional
      else { return nil }
      return part(type.bare, depth: depth).map { "made.\(member.name) = \($0)" }
    }
    guard !parts.isEmpty else { return value }
    let word = type.kind == .class ? "let" : "var"
    return "{ \(word) made = \(value); \(parts.joined(separator: "; ")); return made }()"
  }

  private func part(_ type: InterfaceType, depth: Int) -> String? {
    if case .array(let element) = type { return part(element, depth: depth).map { "[\($0)]" } }
    guard case .named(let name, _) = type, let own = module.type(name), !Self.isTrouble(name),
      own.kind == .class || own.kind == .struct, let value = of(type)
    else { return nil }
    var inner = self
    guard inner.making.insert(name).inserted else { return nil }
    return inner.filled(value, own, depth: depth + 1)
  }

  /// Whether it is one of Apple's types of which a value is known.
  static func isKnown(_ name: String) -> Bool { name == "String" || system[name] != nil }

  static func isTrouble(_ name: String) -> Bool { name.words.last == "error" || name == "NSError" }

  /// The first number of a version is one that no adapter refuses.
  private func tuple(_ types: [InterfaceType], _ field: String) -> String? {
    let isVersion = types.count > 1 && field.words.contains("version")
    let values = types.enumerated().compactMap { index, type in
      of(type, for: isVersion && index == 0 ? "major" : "")
    }
    return values.count == types.count ? "(\(values.joined(separator: ", ")))" : nil
  }

  private func closure(_ parameters: [InterfaceType], _ result: InterfaceType) -> String? {
    let names =
      parameters.isEmpty ? "" : "\(parameters.map { _ in "_" }.joined(separator: ", ")) in "
    return of(result).map { "{ \(names)\($0) }" }
  }

  private func named(_ name: String, _ arguments: [InterfaceType], _ field: String) -> String? {
    if Self.numbers.contains(name), field.words.contains("rating") { return "4.5" }
    if Self.sizes.contains(name), let figure = Self.figures[field] { return figure }
    if name == "URL", let address = address(field), let none = Self.system[name] {
      return "URL(string: \(address)) ?? \(none)"
    }
    if let value = Self.system[name] { return value }
    if name == "String" { return "\"\(text(field) ?? "")\"" }
    if name == "Set" || name == "Array" { return "[]" }
    if name == "Result", let value = arguments.first.flatMap({ of($0) }) {
      return ".success(\(value))"
    }
    guard !unknown.contains(name), let path = module.path(of: name), arguments.isEmpty,
      let type = module.types[path], !making.contains(path), !type.head.contains("<")
    else { return nil }
    var inner = self
    inner.making.insert(path)
    switch type.kind {
    case .protocol: return inner.isPossible(type) ? "\(Self.conformer([path]))()" : nil
    case .enum: return inner.firstCase(type).map { "\(path)\($0)" }
    default: return inner.made(type).map { component("\(path)(\($0))", type, field) }
    }
  }

  /// A value with the text that belongs into the field, where it is one that has a text.
  private func component(
    _ value: String, _ type: InterfaceDeclaration, _ field: String
  ) -> String {
    let property = module.line(of: type.name).flatMap(\.members).first { member in
      member.kind == .var && !member.isStatic && !refused.contains(member.line)
        && ["text", "value", "string"].contains(member.name) && member.type?.names == ["String"]
    }
    guard let property, let text = text(field) else { return value }
    let word = type.kind == .class ? "let" : "var"
    return "{ \(word) made = \(value); made.\(property.name) = \"\(text)\"; return made }()"
  }

  private func isPossible(_ type: InterfaceDeclaration) -> Bool {
    !module.line(of: type.name).contains { part in
      part.members.contains { $0.kind == .associatedtype || $0.head.contains("Self") }
    }
  }

  /// The class that conforms to protocols, and perhaps is of a class.
  static func conformer(_ names: [String]) -> String {
    "MadeUp" + names.map { $0.replacing(".", with: "") }.joined()
  }

  private func firstCase(_ type: InterfaceDeclaration) -> String? {
    for declaration in type.members where declaration.kind == .case {
      let first = BracketText.split(String(declaration.head.dropFirst(5)), at: ",").first ?? ""
      let name = BracketText.until("=", first).prefix { $0 != "(" }.trimmed
      guard let payload = BracketText.bracketed(first) else { return ".\(name)" }
      if let values = arguments(payload.inside) { return ".\(name)(\(values))" }
    }
    return nil
  }

  /// The arguments of the initialiser that needs the fewest.
  private func made(_ type: InterfaceDeclaration) -> String? {
    let all = type.members.filter { $0.kind == .`init` && !refused.contains($0.line) }
      .compactMap(InterfaceCall.init)
    let calls = all.filter { !$0.canFail && !$0.isAsync && !$0.doesThrow && $0.generics.isEmpty }
      .sorted { $0.parameters.count < $1.parameters.count }
    if type.isDecodedAlone { return "" }
    guard let first = calls.first else {
      // One that can only fail, or waits, makes no value.
      guard all.allSatisfy({ $0.parameters.contains { $0.type.names == ["NSCoder"] } }) else {
        return nil
      }
      // Those of the class above are inherited.
      let above = module.line(of: type.name).dropFirst().first { part in
        part.kind == .class && part.members.contains { $0.kind == .`init` }
      }
      return above == nil ? "" : above.flatMap(made)
    }
    return calls.lazy.compactMap { arguments(of: $0) }.first ?? arguments(of: first)
  }

  private func arguments(of call: InterfaceCall) -> String? {
    let needed = call.parameters.filter { !$0.hasDefault }
    let values = needed.compactMap { parameter in
      of(parameter.type, for: parameter.name).map { value in
        parameter.label.map { "\($0): \(value)" } ?? value
      }
    }
    return values.count == needed.count ? values.joined(separator: ", ") : nil
  }

  /// The arguments of a case, whose labels are optional.
  private func arguments(_ text: String) -> String? {
    let parts = BracketText.split(text, at: ",").map { BracketText.split($0, at: ":") }
    let values = parts.compactMap { part in
      of(InterfaceType(part.last ?? "")).map { part.count == 2 ? "\(part[0]): \($0)" : $0 }
    }
    return values.count == parts.count ? values.joined(separator: ", ") : nil
  }

  /// The text of a field, by its name, as it is written between quotation marks; nil for one that a
  /// simple ad does without.
  private func text(_ field: String) -> String? {
    if let picture = picture(field) { return picture }
    let field = field.lowercased()
    let text = Self.texts.first { field.contains($0.word) }?.text
    return text?.replacing("NETWORK", with: network).replacing("\"", with: "\\\"")
      .replacing("HOST", with: Self.host)
  }

  /// Where a picture can be fetched, for a field that has its address.
  private func picture(_ field: String) -> String? {
    let words = field.words
    let isURL = words.contains("url") || words.contains("uri")
    guard let last = words.last, !words.contains("video"),
      isURL
        ? words.count == 1 || !Self.pictures.isDisjoint(with: words)
        : Self.pictures.contains(last)
    else { return nil }
    return "\(Self.host)/\(words.contains("icon") ? "icon" : "image").png"
  }

  private func address(_ field: String) -> String? { picture(field).map { "\"\($0)\"" } }

  /// Asked of the network's server when the ad is made.
  private static let host = "\\(madeUpServer.address)"

  private static let pictures: Set = [
    "icon", "image", "main", "picture", "logo", "thumbnail", "cover",
  ]

  private static let texts: [(word: String, text: String)] = [
    (
      "json",
      #"{"title": "Fresh from NETWORK", "description": "An ad of a network that is made up.", "#
        + #""icon": "HOST/icon.png", "image": "HOST/image.png"}"#
    ),
    ("calltoaction", "Have a look"), ("cta", "Have a look"), ("button", "Have a look"),
    ("headline", "Fresh from NETWORK"), ("title", "Fresh from NETWORK"),
    ("body", "An ad of a network that is made up."),
    ("desc", "An ad of a network that is made up."), ("advertiser", "NETWORK"),
    ("sponsor", "NETWORK"), ("brand", "NETWORK"), ("token", "NETWORK-token"),
    ("signal", "NETWORK-signals"), ("msg", "NETWORK has no ad."), ("message", "NETWORK has no ad."),
    ("reason", "NETWORK has no ad."), ("text", "Fresh from NETWORK"), ("version", "99.0.0"),
    ("rating", "4.5"), ("price", "Free"),
  ]

  /// A picture's width and height, as an adapter divides by them, and a version that none refuses.
  private static let figures = [
    "width": "300", "height": "250", "major": "99", "majorVersion": "99",
  ]
  private static let sizes: Set = ["Int", "UInt", "Double", "Float", "CGFloat"]

  private static let numbers: Set = ["Double", "Float", "CGFloat", "NSNumber", "NSDecimalNumber"]

  private static let system: [String: String] = [
    "Bool": "false", "Int": "0", "Int8": "0", "Int16": "0", "Int32": "0", "Int64": "0", "UInt": "0",
    "UInt8": "0", "UInt16": "0", "UInt32": "0", "UInt64": "0", "Double": "0", "Float": "0",
    "CGFloat": "0", "TimeInterval": "0", "Decimal": "0", "NSNumber": "0", "NSInteger": "0",
    "NSDecimalNumber": ".zero", "Any": "0", "AnyObject": "NSObject()", "Character": "\" \"",
    "Data": "Data()", "Date": "Date(timeIntervalSince1970: 0)", "NSObject": "NSObject()",
    "URL": "URL(fileURLWithPath: \"/\")", "NSString": "\"\"",
    "UUID": "UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))",
    "Error": "madeUpServer.error(0, \"Nothing is wrong.\")",
    "NSError": "madeUpServer.error(0, \"Nothing is wrong.\")",
    "Locale": "Locale(identifier: \"en\")",
    "CGSize": ".zero", "CGRect": ".zero", "CGPoint": ".zero", "UIEdgeInsets": ".zero",
    "UIView": "UIView()", "UIImage": "MadeUpAsset.picture ?? UIImage()", "UIColor": ".black",
    "UIImageView": "UIImageView()", "UILabel": "UILabel()", "UIButton": "UIButton()",
    "UIViewController": "UIViewController()", "DispatchQueue": ".main", "Void": "()",
    "Bundle": ".main", "UIFont": "UIFont.systemFont(ofSize: 12)", "AnyHashable": "0",
  ]
}
