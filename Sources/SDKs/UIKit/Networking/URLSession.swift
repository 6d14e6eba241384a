import Simulation

/// What is asked over the air.
public struct URLRequest: Sendable {
  /// Whom.
  public var url: URL?
  /// How.
  public var httpMethod: String? = "GET"
  /// With what.
  public var httpBody: Data?

  /// Asks for an address.
  public init(url: URL) {
    self.url = url
  }
}

/// What came back.
open class URLResponse: NSObject {
  /// From where.
  public let url: URL?

  init(url: URL?) {
    self.url = url
  }
}

/// What came back by HTTP.
open class HTTPURLResponse: URLResponse {
  /// How it went.
  public let statusCode: Int

  init(url: URL?, statusCode: Int) {
    self.statusCode = statusCode
    super.init(url: url)
  }
}

/// Asks over the air. The simulated world answers, after its own time; nothing leaves this process.
open class URLSession: NSObject {
  /// The session everybody uses.
  public static var shared: URLSession { World.current.instance { URLSession() } }

  /// A question that is asked when resumed; the handler is called on the main queue.
  open func dataTask(
    with url: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    URLSessionDataTask(url, completionHandler)
  }

  /// A question that is asked when resumed; the handler is called on the main queue.
  open func dataTask(
    with request: URLRequest,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    URLSessionDataTask(request.url, completionHandler)
  }
}

/// A question on its way.
open class URLSessionDataTask: NSObject {
  private let url: URL?
  private var handler: ((Data?, URLResponse?, (any Error)?) -> Void)?
  private var isAsked = false

  init(_ url: URL?, _ handler: @escaping (Data?, URLResponse?, (any Error)?) -> Void) {
    self.url = url
    self.handler = handler
  }

  /// Asks.
  open func resume() {
    guard !isAsked else { return }
    isAsked = true
    let address = url?.absoluteString ?? ""
    let world = World.current
    world.journal.call(from: .adapter, to: .server, "GET \(address)") {
      let (latency, answer) = SimulatedServer.shared.answer(address)
      world.after(latency, "an answer came", by: .server) { self.receive(answer) }
    }
  }

  /// Does not want the answer any more.
  open func cancel() {
    finish("cancelled", nil, nil, NSError(domain: NSURLErrorDomain, code: NSURLErrorCancelled))
  }

  private func receive(_ answer: SimulatedServer.Answer) {
    switch answer {
    case .data(let data):
      finish("200, \(data.count) bytes", data, HTTPURLResponse(url: url, statusCode: 200), nil)
    case .status(let code):
      finish("\(code)", Data(), HTTPURLResponse(url: url, statusCode: code), nil)
    case .failure(let code):
      finish("failed: \(code)", nil, nil, NSError(domain: NSURLErrorDomain, code: code))
    }
  }

  private func finish(
    _ message: String, _ data: Data?, _ response: URLResponse?, _ error: (any Error)?
  ) {
    guard let handler else { return }
    self.handler = nil
    World.current.journal.callback(from: .server, to: .adapter, message) {
      handler(data, response, error)
    }
  }
}
