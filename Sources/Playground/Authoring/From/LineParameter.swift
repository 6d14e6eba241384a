import AdServing

/// A parameter that an adapter can probably read: an ID in digits, or several as its sources take them
/// apart.
struct LineParameter {
  private let sources: [String]

  init(_ sources: [String]) { self.sources = sources }

  /// The parameter of a unit of the format.
  func text(for format: UnitFormat) -> String {
    let own = sources(of: format)
    // The other name is the one that SDK 7 has for it.
    let readers = own.filter {
      $0.contains("\"parameter\"") || $0.contains("CustomEventParametersServer")
    }
    if readers.contains(where: { $0.contains(/JSONDecoder|JSONSerialization|[jJ]son\b/) }) {
      let members =
        Self.members(of: readers) + Self.coded(own) + keys(of: own).map { ($0, "String") } + named
      return members.isEmpty ? id(0, format) : Self.object(members)
    }
    let separators = separators(of: readers)
    guard let first = separators.first else { return id(0, format) }
    guard separators.count > 1 else {
      return (0..<Self.partCount(readers)).map { id($0, format) }.joined(separator: first)
    }
    let keys = keys(of: own)
    guard !keys.isEmpty else { return id(0, format) }
    return keys.enumerated()
      .map { "\($0.element)\(separators[1])\(id($0.offset, format))" }.joined(separator: first)
  }

  /// Numbers that differ between formats.
  private func id(_ offset: Int, _ format: UnitFormat) -> String {
    "\(1001 + offset + 100 * (UnitFormat.allCases.firstIndex(of: format) ?? 0))"
  }

  /// The sources that load the format, or none in particular.
  private func sources(of format: UnitFormat) -> [String] {
    sources.filter { source in
      let loads = UnitFormat.allCases.filter { source.contains("\($0.load)(") }
      return loads.isEmpty || loads.contains(format)
    }
  }

  // MARK: Several in a text

  private func separators(of readers: [String]) -> [String] {
    let constants = LineSettings.constants(sources)
    var found: [String] = []
    for source in readers {
      let cuts = source.matches(
        of: /(?:components\(separatedBy:|split\(separator:)\s*(?:"([^"\\]+)"|([\w.]+))/)
      for cut in cuts {
        let text = cut.1.map(String.init) ?? cut.2.flatMap { constants[LineSettings.last($0)] }
        // Versions have dots.
        guard let text, text.trimmed == text, text != ".", !found.contains(text) else { continue }
        found.append(text)
      }
    }
    return found
  }

  /// The parts that are looked at; three where nothing tells.
  private static func partCount(_ sources: [String]) -> Int {
    let counts = sources.flatMap { source in
      source.matches(of: /\.count\s*(?:==|>=|!=|<)\s*(\d)\b/).compactMap { Int($0.1) }
        + source.matches(of: /\w\[(\d)\]/).compactMap { Int($0.1).map { $0 + 1 } }
    }
    return counts.max() ?? 3
  }

  /// The keys of dictionaries, in literals or constants of one.
  private func keys(of own: [String]) -> [String] {
    let constants = LineSettings.constants(sources)
    let keys = own.flatMap { source in
      source.matches(of: /(\w+)\??\[(?:"([\w-]+)"|([\w.]+))\]/).compactMap { match -> String? in
        guard !["settings", "userInfo"].contains(match.1) else { return nil }
        return match.2.map(String.init) ?? match.3.flatMap { constants[LineSettings.last($0)] }
      }
    }
    return Set(keys).subtracting(["parameter"]).sorted()
  }

  // MARK: JSON

  private typealias Member = (key: String, type: String)

  /// The properties of types that are decoded.
  private static func members(of sources: [String]) -> [Member] {
    let properties = sources.flatMap { source in
      source.matches(of: /:[^{\n]*\b(?:Decodable|Codable)\b[^{]*\{([^{}]*)/).flatMap { type in
        type.1.matches(of: /\b(?:let|var)\s+(\w+)\s*:\s*(\w+)/).map {
          (key: String($0.1), type: String($0.2))
        }
      }
    }
    return properties.filter { values[$0.type] != nil }
  }

  /// The keys of types that decode themselves, where the type of what they decode is said.
  private static func coded(_ sources: [String]) -> [Member] {
    let keys = sources.flatMap { source in
      source.matches(of: /\benum\s+\w+\s*:[^{\n]*\bCodingKey\b[^{]*\{([^{}]*)/).flatMap { type in
        type.1.matches(of: /\bcase\s+(\w+)(?:\s*=\s*"([^"\\]+)")?/).map {
          (name: String($0.1), key: String($0.2 ?? $0.1))
        }
      }
    }
    let types = sources.flatMap { source in
      source.matches(of: /\.decode(?:IfPresent)?\((\w+)\.self,\s*forKey:\s*\.(\w+)\)/).map {
        (name: String($0.2), type: String($0.1))
      }
    }
    return keys.flatMap { key in
      types.filter { $0.name == key.name && values[$0.type] != nil }.map { (key.key, $0.type) }
    }
  }

  /// The keys that are asked for by a function of the adapter's own.
  private var named: [Member] {
    sources.flatMap { source in
      source.matches(of: /\b\w*(?:[sS]etting|[kK]ey|[pP]arameter|[pP]aram):\s*"([\w-]+)"/).map {
        (key: String($0.1), type: "String")
      }
    }
  }

  private static let values = [
    "String": #""1001""#, "Int": "1001", "Double": "1001", "Bool": "true",
    "URL": #""https://acme.example/""#,
  ]

  private static func object(_ members: [Member]) -> String {
    let texts = Dictionary(members.map { ($0.key, values[$0.type] ?? "0") }) { first, _ in
      first
    }
    let members = texts.sorted { $0.key < $1.key }.map { key, value in
      let isAddress = key.words.contains("url") && value.hasPrefix("\"")
      return "\"\(key)\": \(isAddress ? values["URL"] ?? value : value)"
    }
    return "{\(members.joined(separator: ", "))}"
  }
}
