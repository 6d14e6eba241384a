/// What a check says of the journals that it is compared with.
package enum BaselineText {
  /// A scenario without a journal among them.
  package static func nothingKnown(of name: String, in folder: String) -> String {
    "\(name): \(folder) has no journal of it, so nothing is known of what was broken before"
  }
}
