/// How a source uses a name: whether it calls it, with what, and what for.
struct FakeCall {
  /// Nil if it is not called.
  let parameters: [String]?
  /// Whether the result is left where it is.
  let isStatement: Bool

  /// `before` is the line up to the name, `after` the whole source behind it.
  init(before: Substring, after: Substring) {
    var place = after
    var found: [String]?
    if place.first == "(" {
      found = []
      for argument in Self.arguments(&place) { found?.append(Self.parameter(argument)) }
    }
    let mayTrail = before.firstMatch(of: /\b(if|guard|while|switch|for)\b/) == nil
    if mayTrail, let closure = place.prefixMatch(of: /[ \t]*(\{[^\n]*)/)?.1 {
      found = (found ?? []) + ["_ " + Self.closure(closure)]
    }
    parameters = found.map(Self.numbered)
    let start = before.replacing(#/^.*(\{|;| in) /#, with: "")
    isStatement = start.wholeMatch(of: /\s*(_ = |try[?!]? |await )*[^\s]*/) != nil
  }

  /// The text between the brackets, at its commas; the place is then behind them.
  private static func arguments(_ place: inout Substring) -> [Substring] {
    var (depth, parts) = (0, [Substring]())
    var start = place.index(after: place.startIndex)
    for index in place.indices {
      let character = place[index]
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      guard depth == 0 || depth == 1 && character == "," else { continue }
      parts.append(place[start..<index])
      start = place.index(after: index)
      if depth == 0 { break }
    }
    place = place[start...]
    return parts.filter { $0.contains { !$0.isWhitespace } }
  }

  /// `label: Any?`, or a closure.
  private static func parameter(_ argument: Substring) -> String {
    let label = argument.prefixMatch(of: /\s*([A-Za-z_]\w*)\s*:/)
    let value = (label.map { argument[$0.range.upperBound...] } ?? argument).drop {
      $0.isWhitespace
    }
    let type = value.first == "{" ? closure(value) : "Any?"
    return "\(label.map { String($0.1) } ?? "_") \(type)"
  }

  /// The type of a closure, from what it calls its parameters.
  private static func closure(_ text: Substring) -> String {
    let types: [String]
    if let head = text.prefixMatch(of: /\{\s*(?:\[[^\]]*\]\s*)?\(?([^{}\n]*?)\)?\s+in\b/)?.1 {
      types = head.split(separator: ",").map { name in
        let parts = name.split(separator: ":").map { $0.filter { !$0.isWhitespace } }
        return parts.count > 1 ? parts[1] : name.lowercased().contains("err") ? "Error?" : "Any?"
      }
    } else {
      let count = (0...3).last { text.contains("$\($0)") }.map { $0 + 1 } ?? 0
      types = Array(repeating: "Any?", count: count)
    }
    return "@escaping (\(types.joined(separator: ", "))) -> Void"
  }

  /// `label type` becomes `label a0: type`.
  private static func numbered(_ parameters: [String]) -> [String] {
    parameters.enumerated().map { number, parameter in
      let parts = parameter.split(separator: " ", maxSplits: 1)
      return "\(parts[0]) a\(number): \(parts[1])"
    }
  }

  /// A method of this name that takes what the source gives it.
  func method(_ name: String, _ parameters: [String]) -> String {
    let list = parameters.joined(separator: ", ")
    return isStatement
      ? "func \(name)(\(list)) {}" : "func \(name)<Result>(\(list)) -> Result { nothing() }"
  }
}
