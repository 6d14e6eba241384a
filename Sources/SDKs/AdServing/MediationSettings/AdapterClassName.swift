/// The name of a line's adapter: its class, and the classes that err around it, the innermost first.
///
/// Settings, journals and response infos have all as one text, `Adapter in Wrapper in Wrapper`.
package struct AdapterClassName: Equatable, Sendable {
  package let adapter: String
  package let wrappers: [String]

  package init(adapter: String, wrappers: [String]) {
    self.adapter = adapter
    self.wrappers = wrappers
  }

  /// Reads such a text. Names of classes have no spaces.
  package init(_ text: String) {
    let parts = text.split(separator: " ").map(String.init)
    let separators = parts.indices.filter { $0 % 2 == 1 }
    guard parts.count % 2 == 1, separators.allSatisfy({ parts[$0] == Self.separator }) else {
      self.init(adapter: text, wrappers: [])
      return
    }
    self.init(
      adapter: parts[0], wrappers: parts.indices.filter { $0 > 0 && $0 % 2 == 0 }.map { parts[$0] })
  }

  package var text: String { ([adapter] + wrappers).joined(separator: " \(Self.separator) ") }

  private static let separator = "in"
}
