extension CheckedContinuation where E == any Error {
  /// Goes on with what a handler of the SDK was called with.
  func resume(_ ad: T?, _ error: (any Error)?) {
    if let ad {
      resume(returning: ad)
    } else {
      resume(throwing: error ?? RequestError(.internalError))
    }
  }
}
