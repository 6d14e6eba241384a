import Foundation
import HAR
import JSON
import VAST

/// Finds the VAST documents in answers, in those of VMAP, and in the bids of OpenRTB answers.
enum DocumentFinder {
  /// The letters after the first V of a document, also in UTF-16; below them, how `<?xml`, `<VAST` and `<vmap:`
  /// begin in Base64.
  private static let names = ["AST", "\0A\0S\0T", "ideoAdServing"].map { Array($0.utf8) }
  private static let base64 = ["PD94bW", "PFZBU1", "PHZtYXA6"]

  /// Whether a document may be in a body. Most are of others, and need not be kept or read.
  static func mayBeIn(_ body: [UInt8]) -> Bool {
    let (texts, first) = (base64.map { Array($0.utf8) }, UInt8(ascii: "P"))
    return body.withUnsafeBufferPointer { bytes in
      bytes.indices.contains { place in
        switch bytes[place] {
        case UInt8(ascii: "V"): names.contains { bytes[(place + 1)...].starts(with: $0) }
        // JSON is full of quotes.
        case UInt8(ascii: "\"") where place + 1 < bytes.count && bytes[place + 1] == first:
          texts.contains { bytes[(place + 1)...].starts(with: $0) }
        default: false
        }
      }
    }
  }

  static func documents(in exchange: Exchange) -> [CapturedDocument] {
    guard let body = exchange.body, let first = body.first(where: { !isBlank($0) }) else {
      return []
    }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      return bids(in: body).map { CapturedDocument(exchange, .bid, $0) }
    }
    return documents(inText: body).map { CapturedDocument(exchange, .answer, $0) }
  }

  private static func bids(in body: [UInt8]) -> [[UInt8]] {
    guard mayBeIn(body), let root = try? JSONReader.read(body) else { return [] }
    var found: [[UInt8]] = []
    collect(root, into: &found)
    return found
  }

  /// `seatbid[].bid[].adm`, or wherever a server puts it.
  private static func collect(_ node: JSONNode, into found: inout [[UInt8]]) {
    switch node.value {
    case .string(let text):
      let isBase64 = base64.contains(where: text.hasPrefix)
      let decoded = isBase64 ? Data(base64Encoded: text, options: .ignoreUnknownCharacters) : nil
      found += documents(inText: decoded.map(Array.init) ?? Array(text.utf8))
    case .array(let elements): for element in elements { collect(element, into: &found) }
    case .object(let members): for member in members { collect(member.value, into: &found) }
    case .null, .bool, .number: break
    }
  }

  private static func documents(inText text: [UInt8]) -> [[UInt8]] {
    if VASTReader.isVAST(text) { return [text] }
    guard range(of: Array("VMAP".utf8), in: text.prefix(1024)) != nil else { return [] }
    return breaks(of: text)
  }

  /// The documents inside a VMAP.
  private static func breaks(of text: [UInt8]) -> [[UInt8]] {
    let (opening, closing) = (Array("<VAST".utf8), Array("</VAST>".utf8))
    var (found, rest) = ([[UInt8]](), text[...])
    while let start = range(of: opening, in: rest) {
      let end = range(of: closing, in: rest[start.upperBound...])?.upperBound
      let document = Array(rest[start.lowerBound..<(end ?? rest.endIndex)])
      let isOne = VASTReader.isVAST(document)
      if isOne { found.append(document) }
      // <VASTAdData> begins so, too.
      rest = rest[(isOne ? end ?? rest.endIndex : start.upperBound)...]
    }
    return found
  }

  /// Foundation's search goes through its witnesses byte by byte.
  private static func range(of part: [UInt8], in text: ArraySlice<UInt8>) -> Range<Int>? {
    text.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, let first = part.first else { return nil }
      var place = 0
      while place + part.count <= bytes.count {
        let rest = bytes.count - part.count + 1 - place
        guard let found = memchr(start + place, Int32(first), rest) else { return nil }
        place = UnsafeRawPointer(found) - start
        if memcmp(found, part, part.count) == 0 {
          return text.startIndex + place..<text.startIndex + place + part.count
        }
        place += 1
      }
      return nil
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0xEF || byte == 0xBB || byte == 0xBF || byte == 32 || (9...13).contains(byte)
  }
}
