/// What a server answers, as far as the lab needs it.
package struct HTTPAnswer: Equatable, Sendable {
  package let status: Int
  package let body: String

  package init(status: Int, body: String) { (self.status, self.body) = (status, body) }

  /// The answer in all bytes of a connection.
  package init(_ bytes: [UInt8]) throws(VerificationTrouble) {
    guard let head = HTTPHead(bytes) else {
      throw bytes.starts(with: Array("HTTP/1.".utf8.prefix(bytes.count))) ? .closed : .notHTTP
    }
    let words = head.first.split(separator: " ")
    guard words.count >= 2, words[0].hasPrefix("HTTP/1."), let status = Int(words[1]),
      (100...999).contains(status)
    else { throw .notHTTP }
    if (300..<400).contains(status), let place = head["location"] { throw .redirects(to: place) }
    if head.isChunked {
      guard let body = ChunkedBody(bytes[head.length...]) else { throw .closed }
      self.init(status: status, body: String(decoding: body.bytes, as: UTF8.self))
      return
    }
    let body = bytes.dropFirst(head.length)
    if let length = head.contentLength, body.count < length { throw .closed }
    self.init(status: status, body: String(decoding: body, as: UTF8.self))
  }

  /// Whether nothing more has to be waited for.
  package static func isWhole(_ bytes: [UInt8]) -> Bool {
    guard let head = HTTPHead(bytes) else { return false }
    if head.isChunked { return ChunkedBody(bytes[head.length...]) != nil }
    return head.contentLength.map { bytes.count - head.length >= $0 } ?? false
  }

  /// 2xx: whoever sent the request need not send it again.
  package var isAccepted: Bool { (200..<300).contains(status) }

  /// The answer as it is sent.
  package func bytes(type: String = "text/plain; charset=utf-8") -> [UInt8] {
    let lines = [
      "HTTP/1.1 \(status) \(Self.reasons[status] ?? "Answer")", "Content-Type: \(type)",
      "Content-Length: \(body.utf8.count)", "Connection: close", "", body,
    ]
    return Array(lines.joined(separator: "\r\n").utf8)
  }

  private static let reasons = [
    200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
  ]
}

/// The lines of a request or an answer up to the empty one.
package struct HTTPHead {
  /// `GET /reward?a=b HTTP/1.1` or `HTTP/1.1 200 OK`.
  package let first: String
  private let fields: [(name: String, value: String)]
  /// In bytes, with the empty line.
  package let length: Int

  /// Nil as long as it is not whole.
  package init?(_ bytes: [UInt8]) {
    guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
    let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
      .split(separator: "\r\n", omittingEmptySubsequences: false)
    first = String(lines[0])
    fields = lines.dropFirst().compactMap { line in
      let halves = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard halves.count == 2 else { return nil }
      return (halves[0].lowercased(), String(halves[1].trimmingPrefix(while: \.isWhitespace)))
    }
    length = end.upperBound
  }

  /// The value of a field, whose name is in small letters.
  subscript(_ name: String) -> String? { fields.first { $0.name == name }?.value }

  var isChunked: Bool { self["transfer-encoding"]?.lowercased().hasSuffix("chunked") == true }

  var contentLength: Int? { self["content-length"].flatMap { Int($0) }.map { max(0, $0) } }

  /// The target of a GET, as it was sent; nil for anything else.
  package var getTarget: String? {
    let words = first.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[0] == "GET", words[2].hasPrefix("HTTP/1.") else { return nil }
    return String(words[1])
  }
}
