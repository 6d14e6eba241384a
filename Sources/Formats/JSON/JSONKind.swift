/// The six kinds of value there are.
package enum JSONKind: String, Sendable, CaseIterable {
  case null, bool, number, string, array, object
}
