/// Names of methods for when there is little room.
package enum MethodName {
  /// The name without its labels. If the first argument is the sender, the second label stays,
  /// because it distinguishes the method from its siblings.
  package static func short(_ name: String) -> String {
    guard let open = name.firstIndex(of: "("), name.hasSuffix(")") else { return name }
    let base = String(name[..<open])
    let labels = name[name.index(after: open)...].dropLast().split(separator: ":")
    guard labels.first == "_", labels.count > 1, labels[1] != "_" else { return base }
    return "\(base) \(labels[1])"
  }

  /// A sentence whose methods lose their labels where a line is too short for them.
  package static func shortened(in sentence: String, toFit width: Int) -> String {
    sentence.split(separator: " ", omittingEmptySubsequences: false)
      .map { $0.count > width ? shortenedWord($0) : String($0) }
      .joined(separator: " ")
  }

  private static func shortenedWord(_ word: Substring) -> String {
    guard let end = word.lastIndex(of: ")") else { return String(word) }
    return short(String(word[...end])) + word[word.index(after: end)...]
  }
}
