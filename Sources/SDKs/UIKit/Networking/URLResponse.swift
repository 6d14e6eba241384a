import Simulation

/// An answer without its body.
open class URLResponse: NSObject {
  /// Where it came from.
  public final let url: URL?
  /// Its type, if given.
  public final let mimeType: String?
  /// The length of the body; -1 if not given.
  public final let expectedContentLength: Int64

  /// An answer from this address.
  public init(
    url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName: String?
  ) {
    self.url = url
    self.mimeType = mimeType
    expectedContentLength = Int64(length)
    super.init()
  }
}

/// An HTTP answer without its body.
open class HTTPURLResponse: URLResponse {
  /// The status: 200 to 299 is success.
  public final let statusCode: Int
  /// The header fields.
  public final let allHeaderFields: [AnyHashable: Any]

  /// An HTTP answer from this address.
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

  /// The value of the header field with this name; case does not matter.
  open func value(forHTTPHeaderField field: String) -> String? {
    let found = allHeaderFields.first {
      ($0.key as? String)?.lowercased() == field.lowercased()
    }
    return found?.value as? String
  }
}
