/// Texts of the menu of what can be forced.
package enum ForceText {
  /// What one will see, below the list.
  package static func effect(_ effect: String) -> String { "→ \(effect)" }
}
