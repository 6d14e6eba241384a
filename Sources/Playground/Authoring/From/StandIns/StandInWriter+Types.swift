extension StandInWriter {
  typealias Line = (text: String, line: Int?)

  /// A declaration with everything in it; nil where it cannot be here.
  mutating func source(of declaration: InterfaceDeclaration, in place: Place?) -> [Line]? {
    switch declaration.kind {
    case .deinit, .operator, .precedencegroup, .import, .macro: nil
    case .extension: self.extension(declaration)
    case let kind where kind.isType: type(declaration, in: place)
    default: isPossible(declaration) ? member(declaration, in: place) : nil
    }
  }

  /// Where a member stands.
  struct Place {
    let path: String
    let type: InterfaceDeclaration
    /// Whether it is an ad that somebody listens to.
    var isAd = false
    /// Whether its ad has to be loaded by it.
    var loads = false
    /// Whether it can be told to forget a view.
    var releases = false
    var isView = false
    /// Whether it belongs to an ad, and has a view of the network's.
    var isPart = false

    var isClass: Bool { type.kind == .class }
    var isProtocol: Bool { type.kind == .protocol }
    /// Properties of extensions and enumerations cannot be stored.
    var canStore: Bool { [.class, .struct, .actor].contains(type.kind) }
  }

  func place(_ path: String, _ type: InterfaceDeclaration) -> Place {
    let calls = module.line(of: path).flatMap(\.members).filter { $0.kind == .func && !$0.isStatic }
    let roles = calls.compactMap(InterfaceCall.init).map(CallRole.init)
    return Place(
      path: path, type: type, isAd: type.kind != .struct && lives.isAd(path),
      loads: roles.contains(.load), releases: roles.contains(.release),
      isView: Self.views.contains { module.descends(path, from: $0) },
      isPart: lives.isPart(path))
  }

  private static let views = ["UIView", "UIImageView", "UIControl", "UIScrollView"]

  // MARK: Types

  private mutating func type(_ type: InterfaceDeclaration, in outer: Place?) -> [Line]? {
    guard isPossible(type) else { return nil }
    let path = outer.map { "\($0.path).\(type.name)" } ?? type.name
    let place = place(path, type)
    let isFirst = place.isAd && place.isClass && lives.isRoot(path)
    var lines: [Line] = [("\(access(type))\(title(type, isAd: isFirst)) {", type.line)]
    for member in type.members {
      lines += source(of: member, in: place) ?? []
    }
    lines += givenStore(of: place) + boxStore(of: type)
    if needsCoder(type, place) {
      lines.append(("  public required init?(coder: NSCoder) { nil }", nil))
    }
    if needsFrame(type, place) {
      lines.append(
        ("  public override init(frame: CGRect) { super.init(frame: frame) }", nil))
    }
    if type.isDecodedAlone { lines.append(("  init() {}", nil)) }
    if saysNothing(type) {
      lines.append(("  public var errorDescription: String? { \"\(network) has no ad.\" }", nil))
    }
    if place.isClass { lines += life(of: place) }
    lines.append(("}", type.line))
    if place.isProtocol { lines += defaults(of: type) }
    return lines.map { (outer == nil ? $0.text : "  \($0.text)", $0.line) }
  }

  private func access(_ type: InterfaceDeclaration) -> String {
    let indirect = type.modifiers.contains("indirect") ? "indirect " : ""
    guard type.kind == .class else { return "public \(indirect)" }
    return type.modifiers.contains("final") ? "public final " : "open "
  }

  private func title(_ type: InterfaceDeclaration, isAd: Bool = false) -> String {
    let name = BracketText.split(BracketText.until(" where ", type.head), at: ":")[0]
    let parents =
      parents(of: type) + (saysNothing(type) ? ["Foundation.LocalizedError"] : [])
      + (isAd ? ["LivingAd"] : [])
    let condition = type.head.firstRange(of: " where ").map { type.head[$0.lowerBound...] } ?? ""
    return name + (parents.isEmpty ? "" : ": \(parents.joined(separator: ", "))") + condition
  }

  /// A view that declares initialisers does not inherit the one for nibs.
  private func needsCoder(_ type: InterfaceDeclaration, _ place: Place) -> Bool {
    let makers = type.members.filter { $0.kind == .`init` && !refused.contains($0.line) }
    return (place.isView || module.descends(place.path, from: "UIViewController"))
      && !makers.isEmpty && !makers.contains { $0.head.contains("NSCoder") }
  }

  /// A view that declares nothing but the initialiser for nibs does not inherit the other one.
  private func needsFrame(_ type: InterfaceDeclaration, _ place: Place) -> Bool {
    let makers = type.members.filter { $0.kind == .`init` && !refused.contains($0.line) }
    return place.isView && place.isClass && !makers.isEmpty
      && makers.allSatisfy { $0.head.contains("NSCoder") }
  }

  /// Whether it is an error without a sentence of its own; Foundation's would say nothing.
  private func saysNothing(_ type: InterfaceDeclaration) -> Bool {
    let parents = parents(of: type)
    return type.kind != .protocol && type.kind != .extension
      && parents.contains { ["Swift.Error", "Error"].contains($0) }
      && !parents.contains { $0.hasSuffix("LocalizedError") }
      && !type.members.contains { $0.name == "errorDescription" }
  }

  private mutating func `extension`(_ part: InterfaceDeclaration) -> [Line]? {
    guard isPossible(part) else { return nil }
    let place = Place(path: part.name, type: part)
    let members = part.members.flatMap { source(of: $0, in: place) ?? [] }
    guard !members.isEmpty else { return nil }
    return [("\(title(part)) {", part.line)] + members + [("}", part.line)]
  }

  /// Default implementations of what a protocol marks as optional; they do nothing.
  private mutating func defaults(of type: InterfaceDeclaration) -> [Line] {
    let optional = type.members.filter { $0.modifiers.contains("optional") }
    let place = Place(
      path: type.name,
      type: InterfaceDeclaration(
        kind: .extension, name: type.name, modifiers: [], attributes: [],
        head: "extension \(type.name)", isSettable: false, line: type.line))
    let members = optional.flatMap { isPossible($0) ? member($0, in: place) ?? [] : [] }
    return members.isEmpty
      ? [] : [("", nil), ("extension \(type.name) {", type.line)] + members + [("}", type.line)]
  }

  // MARK: Classes that conform

  /// A class for values of a protocol: with everything that it and its parents ask for.
  mutating func conformer(_ names: [String]) -> [Line] {
    let name = MadeValue.conformer(names)
    let isView = names.contains("UIView")
    let protocols = names.filter { module.type($0) != nil }
    let line = protocols.flatMap { module.line(of: $0) }
    let isObject = line.flatMap(\.parents).contains { $0.hasPrefix("NSObject") }
    let base = ["UIViewController", "UIView"].first { apple in
      protocols.contains { module.descends($0, from: apple) }
    }
    let parent = names.first { module.type($0) == nil } ?? base ?? (isObject ? "NSObject" : nil)
    guard let first = protocols.first, let type = module.type(first) else { return [] }
    let own = InterfaceDeclaration(
      kind: .class, name: name, modifiers: ["final"], attributes: [], head: "class \(name)",
      isSettable: false, line: type.line)
    var place = place(first, own)
    place.isView = isView || place.isView
    place.isAd = protocols.contains(where: lives.isAd)
    let parents = [parent].compactMap { $0 } + protocols + (place.isAd ? ["LivingAd"] : [])
    var lines: [Line] = [("final class \(name): \(parents.joined(separator: ", ")) {", nil)]
    var seen: Set<String> = []
    for member in line.flatMap(\.members) where seen.insert(member.head).inserted {
      if isPossible(member) { lines += self.member(member, in: place) ?? [] }
    }
    return lines + life(of: place, isConformer: true) + [("}", nil)]
  }
}
