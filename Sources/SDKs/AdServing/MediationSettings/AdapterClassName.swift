/// The name of a line's adapter: its class, and the class that errs around it, if one does.
///
/// Settings, journals and response infos have both as one text, `Adapter in Wrapper`.
package struct AdapterClassName: Equatable, Sendable {
  package let adapter: String
  package let wrapper: String?

  package init(adapter: String, wrapper: String?) {
    self.adapter = adapter
    self.wrapper = wrapper
  }

  /// Reads such a text. Names of classes have no spaces.
  package init(_ text: String) {
    let parts = text.split(separator: " ", maxSplits: 2).map(String.init)
    let hasBoth = parts.count == 3 && parts[1] == "in"
    self.init(adapter: hasBoth ? parts[0] : text, wrapper: hasBoth ? parts[2] : nil)
  }

  package var text: String { wrapper.map { "\(adapter) in \($0)" } ?? adapter }
}
