/// What rules look for between the application and the user.
package enum UserMessage {
  /// The application sends the user to another one.
  static let open = "open(_:)"
  /// The application's own word before an ad that nobody asked for covers it, and a no to that.
  package static let saysWhatComes = "the application says what comes"
  package static let declines = "the user does not want the ad"
  /// The user looked for a button that closes, and there was none.
  package static let nothingToClose = "close is not on the screen"
  /// What is taken off by force has a button that would close it.
  package static let couldClose = "there is a button that closes it"
}
