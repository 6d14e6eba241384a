/// What the source of an adapter is written in.
package enum SourceLanguage: Sendable {
  case swift, objectiveC

  /// Nil for a file that is neither.
  package init?(path: String) {
    if path.hasSuffix(".swift") {
      self = .swift
    } else if [".h", ".m", ".mm"].contains(where: path.hasSuffix) {
      self = .objectiveC
    } else {
      return nil
    }
  }
}
