import Foundation

/// A key with its number, as servers that check signatures get it.
package struct VerifierKey: Equatable, Sendable {
  package let id: Int
  /// A point of the curve, uncompressed.
  let point: [UInt8]

  init(id: Int, point: [UInt8]) { (self.id, self.point) = (id, point) }

  /// From the base64 of a list of keys; nil for another kind of key.
  package init?(id: Int, base64: String) {
    guard let bytes = Data(base64Encoded: base64).map(Array.init), bytes.count == 91,
      bytes.starts(with: Self.prefix)
    else { return nil }
    self.init(id: id, point: Array(bytes.dropFirst(Self.prefix.count)))
  }

  /// The key as a file of DER is.
  package var base64: String { Data(Self.prefix + point).base64EncodedString() }

  package var pem: String {
    let digits = Array(base64)
    let lines = stride(from: 0, to: digits.count, by: 64).map {
      String(digits[$0..<min($0 + 64, digits.count)])
    }
    return (["-----BEGIN PUBLIC KEY-----"] + lines + ["-----END PUBLIC KEY-----"])
      .joined(separator: "\n")
  }

  /// What stands in front of a point of P-256: `SEQUENCE { SEQUENCE { ecPublicKey, prime256v1 },
  /// BIT STRING`.
  private static let prefix: [UInt8] = [
    0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01, 0x06, 0x08, 0x2A,
    0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07, 0x03, 0x42, 0x00,
  ]
}
