package import Verifying

extension VerificationTrouble {
  package var sentence: String {
    switch self {
    case .noLibrary:
      "requests can't be signed without libgcrypt (libgcrypt.so.20); install the package libgcrypt20"
    case .noConnection(let reason): "the server can't be reached: \(reason)"
    case .noAnswer(let limit): "the server did not answer within \(limit.seconds); see --timeout"
    case .closed: "the server closed the connection before its answer was whole"
    case .notHTTP: "the server does not answer in HTTP"
    case .tooLong(let bytes): "the server's answer is longer than \(bytes >> 10) KiB"
    case .redirects(let place):
      "the server redirects to \(place), which is not followed; name the URL that takes the requests"
    case .cannotListen(let reason): "no server can listen there: \(reason)"
    }
  }
}

extension Duration {
  /// `5 s`, `0.05 s`.
  fileprivate var seconds: String {
    let seconds = self / .seconds(1)
    return seconds == seconds.rounded() ? "\(Int(seconds)) s" : "\(seconds) s"
  }
}
