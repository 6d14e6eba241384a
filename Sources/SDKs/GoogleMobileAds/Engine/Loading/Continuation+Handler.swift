extension CheckedContinuation where E == any Error {
  /// Resumes with the arguments of a completion handler.
  func resume(_ ad: T?, _ error: (any Error)?) {
    if let ad {
      resume(returning: ad)
    } else {
      resume(throwing: error ?? RequestError(.internalError))
    }
  }
}
