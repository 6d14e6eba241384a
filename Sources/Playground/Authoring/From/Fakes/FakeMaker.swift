import Foundation

/// Makes fake modules from what a compiler says is missing, one round after the other.
package struct FakeMaker {
  package private(set) var modules: [FakeModule]
  private let sources: [Source]

  /// A source of the adapter, and the modules that it imports.
  struct Source {
    let file: AdoptedSources.File
    let imports: Set<String>
  }

  package init(_ sources: AdoptedSources) {
    modules = sources.missingModules.map(FakeModule.init)
    self.sources = sources.files.map {
      Source(file: $0, imports: SourceSurvey([$0.text]).imports)
    }
  }

  /// Takes the errors of a build; false if nothing can be made of any of them.
  package mutating func take(_ errors: [CompilerError]) -> Bool {
    let before = modules
    for error in errors {
      if let place = Place(error, sources) { take(error.message, at: place) }
    }
    return modules != before
  }

  private mutating func take(_ message: String, at place: Place) {
    if let match = message.firstMatch(of: /cannot find type '(\w+)' in scope/) {
      addType(String(match.1), at: place)
    } else if let match = message.firstMatch(of: /cannot find '(\w+)' in scope/) {
      addName(String(match.1), at: place)
    } else if let match = message.firstMatch(of: /module '(\w+)' has no member named '(\w+)'/) {
      addName(String(match.2), ofModule: String(match.1), at: place.at(name: String(match.2)))
    } else if let match = message.firstMatch(of: /^value of type '([^']+)' has no member '(\w+)'/) {
      addMember(String(match.2), of: String(match.1), at: place.at(name: String(match.2)))
    } else if let match = message.firstMatch(of: /^type '(\w+)' has no member '(\w+)'/) {
      addStatic(String(match.2), of: String(match.1), at: place.at(name: String(match.2)))
    } else if let match = message.firstMatch(of: /generic parameter '(\w+)Member' could not be/) {
      addDeclared(place.name, of: String(match.1), at: place)
    } else if let match = message.firstMatch(
      of: /non-protocol type '(\w+)'|inheritance from classes 'NSObject' and '(\w+)'/)
    {
      let name = String(match.1 ?? match.2 ?? "")
      change(name) { $0.kind = .listener }
    } else if let match = message.firstMatch(of: /reference to member '(\w+)'/) {
      addCase(String(match.1), at: place)
    } else if message.contains("argument") && !message.contains("convert") {
      addInitializer(at: place)
    } else {
      convert(message, at: place)
    }
  }

  // MARK: What is missing

  private mutating func addType(_ name: String, at place: Place) {
    let isListener =
      ["Delegate", "Listener", "Observer", "Protocol", "DataSource", "Callback"].contains(
        where: name.hasSuffix) || place.line.contains("extension ")
    modules[module(for: name, place)].add(type: name, isListener ? .listener : Self.likely(name))
  }

  private static func likely(_ name: String) -> FakeType.Kind {
    name.hasSuffix("ViewController") ? .controller : name.hasSuffix("View") ? .view : .object
  }

  /// A name that starts with a capital is a type where something is made of it, or asked of it.
  private mutating func addName(_ name: String, at place: Place) {
    let index = module(for: name, place)
    let isType = name.first?.isUppercase == true
    if isType, let next = place.after.first, "(.".contains(next) { return addType(name, at: place) }
    if let parameters = place.call.parameters {
      modules[index].add(other: "public " + place.call.method(name, parameters))
    } else {
      modules[index].add(other: "public let \(name) = \"1.0.0\"")
    }
  }

  /// A module that is asked for something small has a type of its own name.
  private mutating func addName(_ name: String, ofModule module: String, at place: Place) {
    guard name.first?.isLowercase == true,
      let index = modules.firstIndex(where: { $0.name == module })
    else { return addName(name, at: place) }
    modules[index].add(type: module, .object)
    addStatic(name, of: module, at: place)
  }

  private mutating func addMember(_ name: String, of type: String, at place: Place) {
    let type = Self.bare(type)
    if type == "Any" { return addTypeOfProperty(at: place) }
    if let parameters = place.call.parameters {
      change(type) { $0.members.insert("public " + place.call.method(name, parameters)) }
    } else {
      change(type) { $0.isDynamic = true }
    }
  }

  private mutating func addStatic(_ name: String, of type: String, at place: Place) {
    change(type) {
      if let parameters = place.call.parameters {
        $0.members.insert("public static " + place.call.method(name, parameters))
      } else {
        if $0.constants[name] == nil { $0.constants[name] = type }
      }
    }
  }

  /// A member whose type its use does not say.
  private mutating func addDeclared(_ name: String, of type: String, at place: Place) {
    if let parameters = place.call.parameters {
      change(type) { $0.members.insert("public " + place.call.method(name, parameters)) }
    } else {
      change(type) { if $0.properties[name] == nil { $0.properties[name] = .some(nil) } }
    }
  }

  /// What is asked for a member itself must be an object: a type of its own.
  private mutating func addTypeOfProperty(at place: Place) {
    guard let owner = place.before.firstMatch(of: /(\w+)[?!]?\.$/).map({ String($0.1) }),
      let (index, type) = holder(of: owner)
    else { return }
    _ = addType(ofProperty: owner, of: type, in: index)
  }

  private mutating func addType(
    ofProperty property: String, of type: String, in index: Int
  ) -> String {
    let name = type + property.prefix(1).uppercased() + property.dropFirst()
    modules[index].add(type: name, Self.likely(name))
    modules[index].change(type) { $0.properties[property] = name }
    return name
  }

  /// A case that is written with a dot alone: of what is switched over, or of what it is given to.
  private mutating func addCase(_ name: String, at place: Place) {
    if let variable = place.switched, place.line.contains("case "),
      let type = place.type(of: variable)
    {
      return change(type) { $0.constants[name] = type }
    }
    guard let (variable, property) = place.members.first, let type = place.type(of: variable),
      let index = modules.firstIndex(where: { $0.types[type] != nil })
    else { return }
    let own = addType(ofProperty: property, of: type, in: index)
    modules[index].change(own) { $0.constants[name] = own }
  }

  /// Of the types that are made here or shortly before, the last one.
  private mutating func addInitializer(at place: Place) {
    let made = place.past.suffix(400).matches(of: /\b([A-Z]\w*)(?:\.init)?(?=\()/)
    guard let match = made.last(where: { kind(of: String($0.1)) != nil }),
      let parameters = place.call(behind: match.range.upperBound).parameters, !parameters.isEmpty
    else { return }
    let isView = parameters.contains { $0.hasPrefix("frame ") }
    change(String(match.1)) {
      if isView {
        $0.kind = .view
      } else {
        $0.initializers.insert(parameters.joined(separator: ", "))
      }
    }
  }

  // MARK: What has another type

  private mutating func convert(_ message: String, at place: Place) {
    let wanted = message.matches(of: /'(?:any )?(\w+)[?!]?'/).map { String($0.1) }
    let used = place.line.matches(of: /\w+/).compactMap { place.type(of: $0.0) }
    let declared = place.members.compactMap { property($0.name) }
    for name in wanted + used + declared where kind(of: name) == .object {
      if wanted.contains("UIViewController") { return change(name) { $0.kind = .controller } }
      if wanted.contains("UIView") { return change(name) { $0.kind = .view } }
    }
    for (variable, name) in place.members where wanted.first == String(variable) {
      guard let type = wanted.last, type != wanted.first, kind(of: type) == nil else { continue }
      return change(String(variable)) { if $0.constants[name] != nil { $0.constants[name] = type } }
    }
    // What was declared without a type has the one that is wanted.
    if wanted.first == "Any", let type = wanted.last, type != "Any" {
      let bound = place.binding(of: place.name)
      for name in ([bound, place.name] + place.members.map(\.name)).compactMap({ $0 }) {
        guard let (index, owner) = holder(of: name) else { continue }
        return modules[index].change(owner) { $0.properties[name] = "\(type)?" }
      }
    }
    guard message.contains("failed to produce") || message.contains("contextual type") else {
      return
    }
    for (variable, name) in place.members {
      guard let type = place.type(of: variable) else { continue }
      addDeclared(name, of: type, at: place.at(name: name))
    }
  }

  // MARK: Where it belongs

  private static func bare(_ type: String) -> String {
    String(type.replacing("any ", with: "").prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  private func kind(of type: String) -> FakeType.Kind? {
    modules.compactMap { $0.types[type] }.first?.kind
  }

  /// The type of a property that has one of ours.
  private func property(_ name: String) -> String? {
    let types = modules.flatMap { $0.types.values.compactMap { $0.properties[name] ?? nil } }
    return types.first { !$0.hasSuffix("?") }
  }

  private mutating func change(_ type: String, _ change: (inout FakeType) -> Void) {
    guard let index = modules.firstIndex(where: { $0.types[type] != nil }) else { return }
    modules[index].change(type, change)
  }

  /// The type that has a property of which nothing is known yet.
  private func holder(of property: String) -> (module: Int, type: String)? {
    for (index, module) in modules.enumerated() {
      let holders = module.types.values.filter { $0.properties[property] == .some(nil) }
      if let type = holders.map(\.name).min() { return (index, type) }
    }
    return nil
  }

  /// Of the fake modules that the file imports, the one whose name begins most like the type's.
  private func module(for type: String, _ place: Place) -> Int {
    let imported = modules.indices.filter { place.imports.contains(modules[$0].name) }
    let likely = imported.isEmpty ? Array(modules.indices) : imported
    return likely.max {
      modules[$0].name.commonPrefix(with: type).count
        < modules[$1].name.commonPrefix(with: type).count
    } ?? 0
  }
}
