/// A class as its sources declare it, in however many places.
struct ObjectiveCClass {
  let name: String
  /// Nil if nothing says it.
  var parent: String?
  var protocols: [String] = []
  var values: [ObjectiveCValue] = []
  var methods: [ObjectiveCMethod] = []
  /// Where it is implemented; nil for a part that only declares it.
  var source: Int?
}

/// A property or an instance variable.
struct ObjectiveCValue {
  let name: String
  /// With the attributes that say something of the type in front.
  let type: String
  let isWeak: Bool

  /// `(nonatomic, weak) id<Type> name`, without the keyword.
  static func property(_ text: String) -> [ObjectiveCValue] {
    guard let match = text.wholeMatch(of: /\s*(?:\(([^)]*)\))?(.*)/) else { return [] }
    let attributes = (match.1 ?? "").split(separator: ",").map(\.trimmed)
    guard !attributes.contains("class") else { return [] }
    let nullable = attributes.contains("nullable") ? "nullable " : ""
    return variable(nullable + match.2.trimmed, isWeak: attributes.contains("weak"))
  }

  /// `Type name` or `Type (^name)(Type)`; empty for what is no variable.
  static func variable(_ text: String, isWeak: Bool = false) -> [ObjectiveCValue] {
    let words: Set<Substring> = ["@private", "@protected", "@public", "@package"]
    let text = text.split(separator: " ").filter { !words.contains($0) }.joined(separator: " ")
    if let caret = text.firstRange(of: "(^") {
      let rest = text[caret.upperBound...]
      let name = rest.trimmed.prefix { $0.isOfName }
      guard !name.isEmpty, let place = rest.firstRange(of: name) else { return [] }
      let type = text[..<place.lowerBound] + text[place.upperBound...]
      return [ObjectiveCValue(name: String(name), type: String(type), isWeak: false)]
    }
    let name = text.lastName
    let type = text.dropLast(name.count).trimmed
    guard !name.isEmpty, !type.isEmpty, name.first?.isNumber == false else { return [] }
    return [ObjectiveCValue(name: name, type: type, isWeak: isWeak || type.contains("__weak"))]
  }
}

/// A method with its body.
struct ObjectiveCMethod {
  let isStatic: Bool
  private(set) var returns: String
  private(set) var parts: [Part] = []
  /// The places between the curly brackets.
  let body: Range<Int>
  /// The places between it and what stands in front of it.
  let above: Range<Int>

  struct Part {
    let label: String
    let type: String
    /// Empty for a method without parameters.
    let name: String
  }

  init(isStatic: Bool, parts: [Part], at place: Int) {
    (self.isStatic, returns, self.parts) = (isStatic, "void", parts)
    (body, above) = (place..<place, place..<place)
  }

  /// `head` is `-(void)load:(NSString *)name for:(int)count`.
  init(_ text: ObjectiveCText, head: Range<Int>, body: Range<Int>, above: Range<Int>) {
    (isStatic, self.body, self.above) = (text.code[head.lowerBound] == "+", body, above)
    var place = head.lowerBound + 1
    func takes(_ sign: Unicode.Scalar) -> Bool {
      place = text.skip(place, head.upperBound)
      guard place < head.upperBound, text.code[place] == sign else { return false }
      place += 1
      return true
    }
    func type() -> String {
      var depth = 1
      let rest = takes("(") ? text.code[place..<head.upperBound] : []
      let close = rest.firstIndex {
        depth += $0 == "(" ? 1 : $0 == ")" ? -1 : 0
        return depth == 0
      }
      guard let close else { return "id" }
      defer { place = close + 1 }
      return text.plain(place..<close)
    }
    func word() -> String {
      place = text.skip(place, head.upperBound)
      let word = text.word(place, head.upperBound)
      place += word.length
      return word
    }
    returns = type()
    while true {
      let label = word()
      guard takes(":") else {
        // Words of attributes and macros follow the name, too.
        if parts.isEmpty, !label.isEmpty { parts = [Part(label: label, type: "", name: "")] }
        return
      }
      let part = Part(label: label, type: type(), name: word())
      if part.name.isEmpty { return }
      parts.append(part)
    }
  }

  /// `load:completionHandler:`
  var selector: String { parts.map { $0.name.isEmpty ? $0.label : "\($0.label):" }.joined() }
  var parameters: [Part] { parts.filter { !$0.name.isEmpty } }
}

extension String {
  /// The name that it ends with; empty without one.
  var lastName: String { String(suffix(reversed().prefix { $0.isOfName }.count)) }

  /// The property that the instance variable is of.
  var withoutLine: String { hasPrefix("_") && count > 1 ? String(dropFirst()) : self }
}

extension Character {
  var isOfName: Bool { isLetter || isNumber || self == "_" }
}

/// Why a part of a source is not in the skeleton.
enum SkeletonTrouble: String {
  case notClosed = "a bracket, string or comment is not closed"
  case noEnd = "@end is missing"
  case noName = "a name is missing"
  case category = "a category, left out"
  case twice = "a second class or method of this name, left out"
}
