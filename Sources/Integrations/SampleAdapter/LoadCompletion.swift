/// The handler of a load, which may be called once only and must be called on the main queue. It is
/// let go of when called, and with it the ad it retains.
final class LoadCompletion<Ad, EventDelegate> {
  private var handler: ((Ad?, (any Error)?) -> EventDelegate?)?

  init(_ handler: @escaping (Ad?, (any Error)?) -> EventDelegate?) {
    self.handler = handler
  }

  /// The delegate for the ad's events; nil when the handler had been called before.
  func succeed(with ad: Ad) -> EventDelegate? {
    take()?(ad, nil)
  }

  func fail(with error: any Error) {
    _ = take()?(nil, error)
  }

  private func take() -> ((Ad?, (any Error)?) -> EventDelegate?)? {
    defer { handler = nil }
    return handler
  }
}
