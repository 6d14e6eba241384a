import Simulation

/// A key made from a seed: the same in every run, so that a server needs it only once. It is a secret of
/// nobody, and good for nothing but tests.
package struct SigningKey {
  package let verifier: VerifierKey
  private let secret: [UInt8]
  private let cryptography: Cryptography

  init(
    seed: UInt64, name: String, _ cryptography: Cryptography
  ) throws(VerificationTrouble) {
    let stream = RandomStream(seed: seed, name: name)
    let id = 1_000_000_000 + stream.next(below: 3_000_000_000)
    // Below the order of the curve, which begins with 32 ones.
    let first = UInt8(stream.next(below: 0xFF))
    let secret = [first] + (0..<31).map { _ in UInt8(stream.next(below: 0x100)) }
    try self.init(id: id, secret: secret, cryptography)
  }

  init(
    id: Int, secret: [UInt8], _ cryptography: Cryptography
  ) throws(VerificationTrouble) {
    (self.secret, self.cryptography) = (secret, cryptography)
    verifier = VerifierKey(id: id, point: try cryptography.point(of: secret))
  }

  /// The signature as a request has it.
  func signature(of text: String) throws(VerificationTrouble) -> String {
    let signature = try cryptography.signature(of: Array(text.utf8), secret: secret)
    return Base64URL.text(signature.der)
  }
}
