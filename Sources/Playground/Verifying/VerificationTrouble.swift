/// Why there is no answer to a request, or no request.
package enum VerificationTrouble: Error, Equatable, Sendable {
  /// The system has no library that can sign.
  case noLibrary
  /// Nobody listens there; the system's words.
  case noConnection(String)
  case noAnswer(within: Duration)
  /// The connection ended before there was a whole answer.
  case closed
  case notHTTP
  case tooLong(bytes: Int)
  /// An answer that leads elsewhere, where nothing is sent.
  case redirects(to: String)
  /// No server can listen there; the system's words.
  case cannotListen(String)
}
