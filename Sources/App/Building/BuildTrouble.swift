import Authoring

/// What keeps a package from being built, or the new program from taking over.
struct BuildTrouble: Equatable {
  /// From the top of the package; nil for what has no place in a file.
  var place: Place?
  let sentence: String

  struct Place: Equatable {
    let file: String
    let line: Int
    let column: Int
  }
}

extension BuildTrouble {
  /// As compilers write it.
  var line: String {
    place.map { "\($0.file):\($0.line):\($0.column): error: \(sentence)" } ?? sentence
  }

  /// What the output of a build says is wrong: the compiler's errors, or else what the build itself
  /// complains of, or its last line.
  static func all(in output: String, package: String) -> [BuildTrouble] {
    let errors = CompilerError.all(in: output)
    guard errors.isEmpty else { return errors.map { BuildTrouble($0, package: package) } }
    let lines = output.split(separator: "\n").map(String.init)
    let said = lines.filter { $0.hasPrefix("error: ") }.map { String($0.dropFirst(7)) }
    return (said.isEmpty ? Array(lines.suffix(1)) : said).map { BuildTrouble(sentence: $0) }
  }

  private init(_ error: CompilerError, package: String) {
    let isInside = error.file.hasPrefix("\(package)/")
    place = Place(
      file: isInside ? String(error.file.dropFirst(package.count + 1)) : error.file,
      line: error.line, column: error.column)
    sentence = error.message
  }
}
