/// The handler of a load, which must be called only once and on the main queue. The call releases
/// it, and with it the ad it retains.
final class LoadCompletion<Ad, EventDelegate> {
  private var handler: ((Ad?, (any Error)?) -> EventDelegate?)?

  init(_ handler: @escaping (Ad?, (any Error)?) -> EventDelegate?) {
    self.handler = handler
  }

  /// The delegate for the ad's events; nil if the handler had been called before.
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
