/// What a Swift compiler says is wrong, and where.
package struct CompilerError: Hashable {
  package let file: String
  package let line: Int
  package let column: Int
  package let message: String

  /// As a compiler writes it, without the folders above the package's sources.
  package var text: String {
    let path = file.firstRange(of: "/Sources/").map { file[$0.upperBound...] } ?? file[...]
    return "\(path):\(line):\(column): \(message)"
  }

  /// The errors in the output of a build, each once, in their order.
  package static func all(in output: String) -> [CompilerError] {
    var seen: Set<CompilerError> = []
    return output.split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: /(\/[^:]+):(\d+):(\d+): error: (.*)/),
        let place = Int(match.2), let column = Int(match.3)
      else { return nil }
      let error = CompilerError(
        file: String(match.1), line: place, column: column, message: String(match.4))
      return seen.insert(error).inserted ? error : nil
    }
  }
}
