/// A thing that published adapters do in several ways. The raw value is the word that a line's
/// settings have for it.
public protocol Manner: RawRepresentable<String>, CaseIterable {}

extension Manner {
  static var words: [String] { allCases.map(\.rawValue) }
}
