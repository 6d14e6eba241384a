import HAR
import JSON
import VAST

/// Finds the VAST documents in answers, and in the bids of OpenRTB answers.
enum DocumentFinder {
  static func documents(in exchange: Exchange) -> [CapturedDocument] {
    guard let body = exchange.body, let first = body.first(where: { !isBlank($0) }) else {
      return []
    }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      return bids(in: body).map { CapturedDocument(exchange, .bid, $0) }
    }
    return VASTReader.isVAST(body) ? [CapturedDocument(exchange, .answer, body)] : []
  }

  private static func bids(in body: [UInt8]) -> [[UInt8]] {
    guard mentionsVAST(body), let root = try? JSONReader.read(body)
    else {
      return []
    }
    var found: [[UInt8]] = []
    collect(root, into: &found)
    return found
  }

  /// Most answers are JSON of others, which need not be read.
  private static func mentionsVAST(_ body: [UInt8]) -> Bool {
    body.withUnsafeBufferPointer { bytes in
      bytes.indices.dropLast(3).contains {
        bytes[$0] == UInt8(ascii: "V") && bytes[$0 + 1] == UInt8(ascii: "A")
          && bytes[$0 + 2] == UInt8(ascii: "S") && bytes[$0 + 3] == UInt8(ascii: "T")
      }
    }
  }

  /// `seatbid[].bid[].adm`, or wherever a server puts it.
  private static func collect(_ node: JSONNode, into found: inout [[UInt8]]) {
    switch node.value {
    case .string(let text):
      let bytes = Array(text.utf8)
      if VASTReader.isVAST(bytes) { found.append(bytes) }
    case .array(let elements): for element in elements { collect(element, into: &found) }
    case .object(let members): for member in members { collect(member.value, into: &found) }
    case .null, .bool, .number: break
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0xEF || byte == 0xBB || byte == 0xBF || byte == 32 || (9...13).contains(byte)
  }
}
