extension FakeMaker {
  /// Where a compiler found something in a source.
  struct Place {
    /// The line, and its part before the name.
    let line: Substring
    let before: Substring
    /// The name there, and the whole source behind it.
    let name: String
    let after: Substring
    let imports: Set<String>
    private let source: Substring

    /// Nil if the error is not in the adapter's sources.
    init?(_ error: CompilerError, _ sources: [Source]) {
      guard
        let source = sources.first(where: { error.file.hasSuffix("Adapter/\($0.file.path)") })
      else { return nil }
      let lines = source.file.text.split(separator: "\n", omittingEmptySubsequences: false)
      guard lines.indices.contains(error.line - 1) else { return nil }
      let line = lines[error.line - 1]
      let column = line.utf8.index(
        line.startIndex, offsetBy: error.column - 1, limitedBy: line.endIndex)
      self.init(
        line, column ?? line.startIndex, source.file.text[...], source.imports)
    }

    private init(
      _ line: Substring, _ column: Substring.Index, _ source: Substring, _ imports: Set<String>
    ) {
      (self.line, self.source, self.imports) = (line, source, imports)
      before = line[..<column]
      let word = line[column...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      name = String(word)
      after = source[word.endIndex...]
    }

    /// How the name is used.
    var call: FakeCall { FakeCall(before: before, after: after) }

    /// The same line at a name that is asked of something, if the compiler points elsewhere.
    func at(name: String) -> Place {
      if self.name == name { return self }
      let dotted =
        line[before.endIndex...].firstRange(of: "." + name) ?? line.firstRange(of: "." + name)
      guard let range = dotted else { return self }
      return Place(line, line.index(after: range.lowerBound), source, imports)
    }

    /// The source up to the place and its first character.
    var past: Substring {
      let end = before.endIndex
      return source[..<(end < source.endIndex ? source.index(after: end) : end)]
    }
    /// How a name that ends at a place of the source is used.
    func call(behind index: Substring.Index) -> FakeCall {
      FakeCall(before: "", after: source[index...])
    }

    /// The type that a variable of the file is declared with, or made of.
    func type(of variable: Substring) -> String? {
      guard
        let pattern = try? Regex<(Substring, Substring)>("\\b\(variable)\\s*(?::|=)\\s*([A-Z]\\w*)")
      else { return nil }
      return source.firstMatch(of: pattern).map { String($0.output.1) }
    }

    /// The members on the line, each with the variable that is asked for it.
    var members: [(variable: Substring, name: String)] {
      line.matches(of: /(\w+)[?!]?\.(\w+)/).map { ($0.1, String($0.2)) }
    }

    /// What the last switch is about.
    var switched: Substring? { past.matches(of: /switch (\w+) \{/).last?.1 }

    /// The member that a variable was bound to last.
    func binding(of variable: String) -> String? {
      guard let pattern = try? Regex<(Substring, Substring)>("let \(variable) = [^\\n]*\\.(\\w+)")
      else { return nil }
      return past.matches(of: pattern).last.map { String($0.output.1) }
    }
  }
}
