/// The settings that an adapter reads of its line, as far as its sources name them in literals.
struct LineSettings: Equatable {
  /// The keys of settings, in the order of the alphabet.
  let keys: [String]
  /// Whether it looks at a bid.
  let bids: Bool

  static let none = LineSettings([])

  init(_ sources: [String]) {
    let constants = Self.constants(sources)
    let used = sources.flatMap { source in
      source.matches(of: /[sS]ettings\??\[\s*(?:"([^"\\]+)"|([\w.]+))\s*\]/).compactMap { match in
        match.1.map(String.init) ?? match.2.flatMap { constants[Self.last($0)] }
      }
    }
    keys = Set(used).subtracting(["parameter"]).sorted()
    bids = sources.contains { $0.contains(".bidResponse") }
  }

  /// Texts that have names, by the last part of the name.
  static func constants(_ sources: [String]) -> [String: String] {
    let pairs = sources.flatMap { source in
      source.matches(of: /(?:let|var|case)\s+(\w+)\s*(?::\s*String)?\s*=\s*"([^"\\]*)"/).map {
        (String($0.1), String($0.2))
      }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// `Constants.key`, `Key.unit.rawValue`.
  static func last(_ name: Substring) -> String {
    String(name.split(separator: ".").last { $0 != "rawValue" } ?? "")
  }

  /// A value that is a number, too, where one is wanted.
  private var values: [(key: String, value: String)] {
    keys.enumerated().map { ($0.element, "\(1001 + $0.offset)") }
  }

  /// Further members of a line in a scenario.
  var members: [String] {
    let settings = values.map { "\"\($0.key)\": \"\($0.value)\"" }.joined(separator: ", ")
    return (keys.isEmpty ? [] : ["\"settings\": { \(settings) }"])
      + (bids ? ["\"bidResponse\": \"bid-1\""] : [])
  }

  /// The same for a stage in a test.
  func arguments(parameter: String) -> String {
    let all = [("parameter", parameter.replacing("\"", with: "\\\""))] + values
    let settings = all.map { "\"\($0.0)\": \"\($0.1)\"" }.joined(separator: ", ")
    return "settings: [\(settings)]" + (bids ? ", bidResponse: \"bid-1\"" : "")
  }
}
