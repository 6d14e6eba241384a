/// A member of a class, in Swift.
struct SkeletonMember {
  /// The name with its labels.
  let key: String
  /// The same with types, by which a class below overrides it.
  let signature: String
  /// In front of `{`, or the whole line of a variable.
  let head: [String]
  /// Nil for a variable.
  var body: [String]?
  /// Whether a compiler here can read it; a comment otherwise.
  let isLive: Bool
  /// The comments above it.
  var above: [String] = []

  /// With two blanks in front of each line.
  var lines: [String] {
    let inner = body.map { $0.map { "  \($0)" } + ["}"] } ?? []
    let all = head.dropLast() + [(head.last ?? "") + (body == nil ? "" : " {")] + inner
    return above.map { "  // \($0)" } + all.map { isLive ? "  \($0)" : "  // \($0)" }
  }

  /// A head on one line, or on several if it is too long for one.
  static func head(_ start: String, _ parameters: [String], _ result: String?) -> [String] {
    let end = result.map { " -> \($0)" } ?? ""
    let line = "\(start)(\(parameters.joined(separator: ", ")))\(end)"
    guard line.count > 94 else { return [line] }
    let last = parameters.count - 1
    return ["\(start)("]
      + parameters.enumerated().map { "  \($0.element)\($0.offset == last ? "" : ",")" }
      + [")\(end)"]
  }
}
