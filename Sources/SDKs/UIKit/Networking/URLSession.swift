import Simulation

/// Sends requests to the simulated servers. Nothing leaves the program.
open class URLSession: NSObject {
  /// Called with the answer.
  public typealias CompletionHandler = (Data?, URLResponse?, Error?) -> Void

  /// This world's session.
  public static var shared: URLSession { World.current.instance { URLSession() } }

  /// A session; all are alike.
  public override init() {
    super.init()
  }

  /// Prepares a request; `resume()` sends it. The handler is called on main, at the moment on the
  /// timeline when the server answers. (On a phone it is called on one of the session's queues.)
  open func dataTask(
    with url: URL, completionHandler: @escaping CompletionHandler
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// Prepares a request; see the method that takes an address.
  open func dataTask(
    with request: URLRequest, completionHandler: @escaping CompletionHandler
  ) -> URLSessionDataTask {
    URLSessionDataTask(request: request, completionHandler: completionHandler)
  }

  /// Sends the request and waits for the timeline to reach the answer.
  open func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url))
  }

  /// Sends the request and waits for the timeline to reach the answer.
  open func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await withCheckedThrowingContinuation { continuation in
      dataTask(with: request) { data, response, error in
        if let data, let response {
          // The session hands over the answer and keeps none of it.
          nonisolated(unsafe) let answer = (data, response)
          continuation.resume(returning: answer)
        } else {
          continuation.resume(throwing: error ?? URLSession.error(.unknown, for: request.url))
        }
      }.resume()
    }
  }

  /// An error like the real session's. It is a `URLError` that can be cast to `NSError`; without
  /// Objective-C the other direction would not work.
  static func error(_ code: URLError.Code, for url: URL?) -> URLError {
    URLError(code, userInfo: url.map { [NSURLErrorFailingURLErrorKey: $0] } ?? [:])
  }
}
