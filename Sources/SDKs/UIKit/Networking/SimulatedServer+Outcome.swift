import Simulation

extension SimulatedServer.Answer {
  /// The three arguments of a completion handler.
  struct Outcome {
    var data: Data?
    var response: URLResponse?
    var error: Error?
  }

  func outcome(for url: URL?) -> Outcome {
    switch self {
    case .data(let data, let type): answer(200, data, type: type, from: url)
    case .status(let status, let data): answer(status, data, type: nil, from: url)
    case .failure(let code): Outcome(error: URLSession.error(code, for: url))
    }
  }

  /// In a few words: "200, 1.2 kB" or "failed: cannotFindHost".
  var summary: String {
    switch self {
    case .data(let data, _): "200, \(Self.size(data.count))"
    case .status(let status, let data): "\(status), \(Self.size(data.count))"
    case .failure(let code): "failed: \(Self.name(code))"
    }
  }

  private func answer(_ status: Int, _ data: Data, type: String?, from url: URL?) -> Outcome {
    var fields = ["Content-Length": "\(data.count)"]
    fields["Content-Type"] = type
    let response = url.flatMap {
      HTTPURLResponse(url: $0, statusCode: status, httpVersion: "HTTP/1.1", headerFields: fields)
    }
    return Outcome(data: data, response: response)
  }

  private static func size(_ bytes: Int) -> String {
    guard bytes >= 1000 else { return "\(bytes) B" }
    let tenths = (bytes + 50) / 100
    return "\(tenths / 10).\(tenths % 10) kB"
  }

  private static func name(_ code: URLError.Code) -> String {
    switch code {
    case .cannotFindHost: "cannotFindHost"
    case .cannotConnectToHost: "cannotConnectToHost"
    case .notConnectedToInternet: "notConnectedToInternet"
    case .networkConnectionLost: "networkConnectionLost"
    case .timedOut: "timedOut"
    case .badURL: "badURL"
    case .cancelled: "cancelled"
    default: "\(code.rawValue)"
    }
  }
}
