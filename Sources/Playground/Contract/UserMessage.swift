/// What whoever plays the user notes, and rules look for.
package enum UserMessage {
  /// What is taken off by force has a button that would close it.
  package static let couldClose = "there is a button that closes it"
}
