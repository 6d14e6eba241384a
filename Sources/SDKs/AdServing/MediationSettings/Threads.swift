/// Where Google calls what need not be called on main.
package enum Threads: String, CaseIterable, Sendable {
  /// There, one call after the other.
  case main
  /// On a queue of its own, as on a phone: an adapter is asked for signals there.
  case real
}
