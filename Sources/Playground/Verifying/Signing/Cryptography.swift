package import SystemLibraries

/// ECDSA over P-256 with SHA-256, as libgcrypt does it.
package struct Cryptography {
  private let library: GCrypt

  package init(_ libraries: SystemLibrary = .loader) throws(VerificationTrouble) {
    library = try GCrypt(libraries)
  }

  /// Signs a message. The same key and message always give the same signature (RFC 6979).
  func signature(
    of message: [UInt8], secret: [UInt8]
  ) throws(VerificationTrouble) -> ECDSASignature {
    let signed = try library.sign(
      library.expression(digest(message)), library.expression(key(secret)))
    guard let r = library.value("r", in: signed), let s = library.value("s", in: signed) else {
      throw .noLibrary
    }
    return ECDSASignature(r: r, s: s)
  }

  /// The point that belongs to a secret number, uncompressed: 65 bytes.
  func point(of secret: [UInt8]) throws(VerificationTrouble) -> [UInt8] {
    let key = try library.publicKey(of: library.expression(key(secret)))
    guard let point = library.value("q", in: key), point.count == 65 else { throw .noLibrary }
    return point
  }

  /// Whether somebody with the secret number of this point signed the message.
  func isValid(_ signature: ECDSASignature, of message: [UInt8], by point: [UInt8]) -> Bool {
    guard
      let data = try? library.expression(digest(message)),
      let signature = try? library.expression(
        "(sig-val (ecdsa (r \(number(signature.r)))(s \(number(signature.s)))))"),
      let key = try? library.expression(
        "(public-key (ecc (curve \"NIST P-256\")(q #\(Hexadecimal.text(point))#)))")
    else { return false }
    return library.isVerified(signature, data, key)
  }

  private func digest(_ message: [UInt8]) -> String {
    let digest = Hexadecimal.text(library.sha256(message))
    return "(data (flags rfc6979)(hash sha256 #\(digest)#))"
  }

  private func key(_ secret: [UInt8]) -> String {
    "(private-key (ecc (curve \"NIST P-256\")(d \(number(secret)))))"
  }

  /// The zeros in front keep a high bit from being taken for a sign.
  private func number(_ bytes: [UInt8]) -> String { "#00\(Hexadecimal.text(bytes))#" }
}

enum Hexadecimal {
  static func text(_ bytes: [UInt8]) -> String {
    bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }
}
