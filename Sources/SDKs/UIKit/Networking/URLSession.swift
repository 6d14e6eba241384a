import Simulation

/// The way to ask the simulated servers. Nothing leaves the program.
open class URLSession: NSObject {
  /// What is told when an answer came.
  public typealias CompletionHandler = (Data?, URLResponse?, Error?) -> Void

  /// This world's session.
  public static var shared: URLSession { World.current.instance { URLSession() } }

  /// A session; all are alike.
  public override init() {
    super.init()
  }

  /// Prepares a question; `resume()` asks it. The handler is called on main, at the moment of the
  /// timeline at which the server answers. (On a phone it is called on a queue of the session's own.)
  open func dataTask(
    with url: URL, completionHandler: @escaping CompletionHandler
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// Prepares a question; see the one that takes an address.
  open func dataTask(
    with request: URLRequest, completionHandler: @escaping CompletionHandler
  ) -> URLSessionDataTask {
    URLSessionDataTask(request: request, completionHandler: completionHandler)
  }

  /// Asks and waits for the timeline to come to the answer.
  open func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url))
  }

  /// Asks and waits for the timeline to come to the answer.
  open func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await withCheckedThrowingContinuation { continuation in
      dataTask(with: request) { data, response, error in
        if let data, let response {
          // The session hands the answer out and keeps nothing of it.
          nonisolated(unsafe) let answer = (data, response)
          continuation.resume(returning: answer)
        } else {
          continuation.resume(throwing: error ?? URLSession.error(.unknown, for: request.url))
        }
      }.resume()
    }
  }

  /// An error as the real session makes it. It is a `URLError`, and an `NSError` to who asks for that;
  /// the other way round one could not be had from the other without Objective-C.
  static func error(_ code: URLError.Code, for url: URL?) -> URLError {
    URLError(code, userInfo: url.map { [NSURLErrorFailingURLErrorKey: $0] } ?? [:])
  }
}
