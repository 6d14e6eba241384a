import Foundation
import JSON

/// A request of a capture, and what came back. Cookies, other headers and addresses are never read.
package struct Exchange: Sendable {
  /// Its place in the file, from 1.
  package let number: Int
  /// The line of the file in which it begins.
  package let line: Int
  package let start: WallTime
  package let milliseconds: Double
  package let method: String
  package let url: String
  /// 0 if there was no answer.
  package let status: Int
  /// Why there was no answer, in the tool's own words.
  package let trouble: String?
  /// Where the answer sends on to.
  package let redirect: String?
  /// The type of the answer, in lower case; empty if it is not told.
  package let type: String
  /// The body of the answer; nil if it was not recorded, is still compressed, or is of no text.
  package private(set) var body: [UInt8]?
  /// Whether there was a body, recorded or not.
  package let hadBody: Bool
  /// Why the body can't be read although it was recorded; nil if it can, or was not.
  package let flaw: BodyFlaw?

  /// When its answer was there.
  package var end: WallTime { start.adding(milliseconds: max(milliseconds, 0)) }
  /// Whether somebody answered, and took it.
  package var isAnswered: Bool { (200..<400).contains(status) && trouble == nil }
  /// A tunnel that was not opened: nobody saw what was in it.
  package var isTunnel: Bool { method == "CONNECT" }
  /// Whether it asks for what is behind its URL: a tunnel and a browser's question beforehand do not.
  package var isCall: Bool { !isTunnel && method != "OPTIONS" }

  /// How much is kept of a body that nobody needs.
  package static let bodyBeginning = 512

  mutating func cutBody(unless isNeeded: ([UInt8]) -> Bool) {
    guard let whole = body, whole.count > Self.bodyBeginning, !isNeeded(whole) else { return }
    body = Array(whole.prefix(Self.bodyBeginning))
  }
}

/// Why a recorded body can't be read.
package enum BodyFlaw: CaseIterable, Sendable {
  /// Compressed in a way that is not known here: Brotli has no mark of its own.
  case packed
  /// Its gzip or zlib is cut or broken.
  case broken
  /// Its Base64 can't be decoded.
  case badBase64
}

extension Exchange {
  /// Reads an entry as all tools write it: everything but its URL and its moment may be missing.
  /// Nil if one of these is.
  package init?(_ entry: [UInt8], number: Int, line: Int) {
    guard let root = try? JSONReader.read(entry) else { return nil }
    let (request, response) = (root.member("request"), root.member("response"))
    guard let url = request?.text("url"), !url.isEmpty,
      let start = root.text("startedDateTime").flatMap(WallTime.init)
    else { return nil }
    let content = response?.member("content")
    let (body, flaw) = content.map(Self.readable) ?? (nil, nil)
    self.init(
      number: number, line: line, start: start,
      milliseconds: root.amount("time").flatMap { $0.isFinite ? min($0, 86_400_000) : nil } ?? 0,
      method: request?.text("method")?.uppercased() ?? "GET", url: url,
      status: response?.amount("status").map { Int($0) } ?? 0,
      trouble: Self.trouble(root, response), redirect: Self.redirect(response),
      type: content?.text("mimeType")?.lowercased() ?? "", body: body,
      hadBody: Self.hadBody(response, content), flaw: flaw)
  }

  private static func readable(_ content: JSONNode) -> ([UInt8]?, BodyFlaw?) {
    guard hasText(content), let text = content.text("text"), !text.isEmpty else {
      return (nil, nil)
    }
    guard let body = decoded(text, content) else { return (nil, .badBase64) }
    guard isPacked(body) else { return (body, nil) }
    let unpacked = Inflation.unpacked(body)
    return (unpacked, unpacked == nil ? isDeflated(body) ? .broken : .packed : nil)
  }

  private static func hasText(_ content: JSONNode) -> Bool {
    let type = content.text("mimeType")?.lowercased() ?? ""
    return !["image/", "video/", "audio/", "font/"].contains(where: type.hasPrefix)
  }

  private static func trouble(_ entry: JSONNode, _ response: JSONNode?) -> String? {
    guard let response else { return "no answer" }
    if let error = response.text("_error") ?? entry.text("_error"), !error.isEmpty { return error }
    if let state = entry.text("_charlesStatus"), state != "COMPLETE" { return state.lowercased() }
    let status = response.amount("status") ?? 0
    return status > 0
      ? nil : response.text("statusText").flatMap { $0.isEmpty ? nil : $0 } ?? "no answer"
  }

  private static func redirect(_ response: JSONNode?) -> String? {
    guard let response, let status = response.amount("status"), (300..<400).contains(status),
      status != 304
    else { return nil }
    if let url = response.text("redirectURL"), !url.isEmpty { return url }
    return response.member("headers")?.elements.lazy.compactMap { header -> String? in
      guard header.text("name")?.lowercased() == "location" else { return nil }
      return header.text("value")
    }.first
  }

  private static func hadBody(_ response: JSONNode?, _ content: JSONNode?) -> Bool {
    if let text = content?.member("text"), text.kind == .string, !text.isEmptyText { return true }
    let sizes = [content?.amount("size"), response?.amount("bodySize")].compactMap(\.self)
    if sizes.contains(where: { $0 > 0 }) { return true }
    // A size below 0 is unknown, and who keeps no bodies may write 0 for all of them.
    let isDocument = content?.text("mimeType")?.lowercased().contains("xml") ?? false
    return sizes.contains { $0 < 0 } && !sizes.contains(0) || isDocument && isSuccess(response)
  }

  private static func isSuccess(_ response: JSONNode?) -> Bool {
    response?.amount("status") == 200
  }

  /// A body may be marked as Base64, or be it without a mark; nil if it is none although it is marked.
  private static func decoded(_ text: String, _ content: JSONNode) -> [UInt8]? {
    if content.text("encoding")?.lowercased() == "base64" {
      guard text.utf8.allSatisfy({ isOfBase64($0) || $0 == 32 || $0 == 9 }) else { return nil }
      return Data(base64Encoded: text, options: .ignoreUnknownCharacters).map(Array.init)
    }
    guard text.utf8.first.map(isOfText) == false, text.utf8.prefix(64).allSatisfy(isOfBase64),
      let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters),
      data.first.map(isOfText) == true || data.starts(with: gzip)
    else { return Array(text.utf8) }
    return Array(data)
  }

  /// Whether a letter can be part of Base64. Most texts have another one early, and are not decoded.
  private static func isOfBase64(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"),
      UInt8(ascii: "="), 10, 13:
      true
    default: false
    }
  }

  private static let gzip: [UInt8] = [0x1F, 0x8B]

  /// Whether it begins as gzip or zlib does.
  private static func isDeflated(_ body: [UInt8]) -> Bool {
    body.starts(with: gzip)
      || [1, 0x5E, 0x9C, 0xDA].contains { body.starts(with: [0x78, $0]) }
  }

  /// Whether it begins as gzip or zlib does, or as no text does: Brotli has no mark of its own.
  private static func isPacked(_ body: [UInt8]) -> Bool {
    if isDeflated(body) { return true }
    guard let first = body.first, !isOfText(first) else { return false }
    return body.prefix(64).contains { $0 < 32 && !(9...13).contains($0) }
  }

  /// Whether documents begin with it: a tag, JSON, or a byte order mark.
  private static func isOfText(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: "{"), UInt8(ascii: "["), 0xEF, 0xFE, 0xFF, 9, 10, 13, 32:
      true
    default: false
    }
  }
}

extension JSONNode {
  fileprivate func text(_ key: String) -> String? {
    guard let value = member(key), value.kind == .string else { return nil }
    return try? value.string()
  }

  fileprivate func amount(_ key: String) -> Double? {
    guard let value = member(key), value.kind == .number else { return nil }
    return try? value.double()
  }
}
