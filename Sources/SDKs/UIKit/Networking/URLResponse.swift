import Simulation

/// What an answer says of itself.
open class URLResponse: NSObject {
  /// Where it came from.
  public final let url: URL?
  /// What it is, if it says so.
  public final let mimeType: String?
  /// How many bytes are to come; -1 if it does not say.
  public final let expectedContentLength: Int64

  /// What an answer from this address says of itself.
  public init(
    url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName: String?
  ) {
    self.url = url
    self.mimeType = mimeType
    expectedContentLength = Int64(length)
    super.init()
  }
}

/// What an answer over HTTP says of itself.
open class HTTPURLResponse: URLResponse {
  /// How it went: 200 and its neighbours are well.
  public final let statusCode: Int
  /// What it says beside the body.
  public final let allHeaderFields: [AnyHashable: Any]

  /// What such an answer says of itself.
  public init?(
    url: URL, statusCode: Int, httpVersion HTTPVersion: String?, headerFields: [String: String]?
  ) {
    self.statusCode = statusCode
    allHeaderFields = headerFields ?? [:]
    let type = headerFields?.first { $0.key.lowercased() == "content-type" }?.value
    let length = headerFields?.first { $0.key.lowercased() == "content-length" }?.value
    super.init(
      url: url, mimeType: type, expectedContentLength: length.flatMap { Int($0) } ?? -1,
      textEncodingName: nil)
  }

  /// What the field of this name says; its case does not matter.
  open func value(forHTTPHeaderField field: String) -> String? {
    let found = allHeaderFields.first {
      ($0.key as? String)?.lowercased() == field.lowercased()
    }
    return found?.value as? String
  }
}
