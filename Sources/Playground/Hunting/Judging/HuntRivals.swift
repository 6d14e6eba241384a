/// Two adapters that are compared, by the names of their classes.
package struct HuntRivals: Equatable, Sendable {
  let one: String
  let other: String

  /// Without the names of their modules, where that is enough to tell them apart.
  init(_ one: String, _ other: String) {
    let short = [one, other].map { $0.split(separator: ".").last.map(String.init) ?? $0 }
    (self.one, self.other) = short[0] == short[1] ? (one, other) : (short[0], short[1])
  }
}
