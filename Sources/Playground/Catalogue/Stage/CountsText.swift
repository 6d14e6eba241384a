/// Texts beside the counts.
package enum CountsText {
  /// How many rules the ad has broken, and the key that shows them; empty if there are none.
  package static func brokenRules(_ count: Int, key: String, isWide: Bool) -> String {
    guard count > 0 else { return "" }
    let rules = "\(count.grouped) rule\(count == 1 ? "" : "s") broken"
    return isWide ? "\(rules) · press \(key)" : "\(rules) (\(key))"
  }

  /// Who sees the user, after a flag.
  package static func watcher(isGoogle: Bool, isOverruled: Bool) -> String {
    isGoogle ? "\(isOverruled ? "→ " : "")Google sees it" : "network sees it"
  }

  /// Who sees the user if there are no flags, in two pieces.
  package static let noFlags = ("no flags: ", "the network sees it")

  /// What Serving does, if it may decide.
  package static func serving(isOverruling: Bool, isWide: Bool) -> String {
    guard isOverruling else { return "decides; both flags are no" }
    return "overrules → Google" + (isWide ? " sees it" : "")
  }
}
