/// What rules look for between the application and the user.
package enum UserMessage {
  /// The application sends the user to another one.
  static let open = "open(_:)"
  /// What is taken off by force has a button that would close it.
  package static let couldClose = "there is a button that closes it"
}
