import Foundation
import Glibc
import SystemLibraries
import Testing

@testable import Verifying

/// Signatures against the vectors of others.
struct SigningTests {
  private let cryptography: Cryptography

  init() throws { cryptography = try Cryptography() }

  private static func bytes(_ hexadecimal: String) -> [UInt8] {
    let digits = Array(hexadecimal.utf8).compactMap {
      Character(Unicode.Scalar($0)).hexDigitValue.map(UInt8.init)
    }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  private static let secret = bytes(
    "C9AFA9D845BA75166B5C215767B1D6934E50C3DB36E89B127B8A622B120F6721")
  private static let point = bytes(
    """
    0460FED4BA255A9D31C961EB74C6356D68C049B8923B61FA6CE669622E60F29FB6\
    7903FE1008B8BC99A41AE9E95628BC64F2F1B20C2D7E9F5177A3C294D4462299
    """)

  @Test(arguments: [
    (
      "sample", "EFD48B2AACB6A8FD1140DD9CD45E81D69D2C877B56AAF991C34D0EA84EAF3716",
      "F7CB1C942D657C41D436C7A1B6E29F65F3E900DBB9AFF4064DC4AB2F843ACDA8"
    ),
    (
      "test", "F1ABB023518351CD71D881567B1EA663ED3EFCF6C5132B354F28D3B0B7D38367",
      "019F4113742A2B14BD25926B49C649155F267E60D3814B4C0CC84250E46F0083"
    ),
  ])
  func `signatures are those of RFC 6979`(_ message: String, _ r: String, _ s: String) throws {
    let expected = ECDSASignature(r: Self.bytes(r), s: Self.bytes(s))
    #expect(try cryptography.point(of: Self.secret) == Self.point)
    let message = Array(message.utf8)
    #expect(try cryptography.signature(of: message, secret: Self.secret) == expected)
    #expect(cryptography.isValid(expected, of: message, by: Self.point))
    #expect(!cryptography.isValid(expected, of: message + [0], by: Self.point))
    #expect(ECDSASignature(der: expected.der) == expected)
  }

  /// A request of Google's own servers, published in https://github.com/hiyali/go-lib-ssv/issues/2, and the
  /// key with its number.
  @Test func `Google signs the text without its escapes`() throws {
    let query = """
      ad_network=4970775877303683148&ad_unit=1000666186&reward_amount=1&reward_item=Key%20Doubler\
      &timestamp=1584354656623&transaction_id=19808b2d2660df761d5a3259a3d6fbc6\
      &user_id=GbgZbUuAyUgbyTZYQUA2eGNLsjh1\
      &signature=MEUCIBAEW1jAC72wybEVSeexWF4LESQ7Nkoypy3y1swVDAUvAiEAhKsB68Myzr0N3_dEHFTeeRRlFYFkmyPGW6\
      I5hSEkIGw&key_id=3335741209
      """
    let key = try #require(
      VerifierKey(
        id: 3_335_741_209,
        base64: """
          MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE+nzvoGqvDeB9+SzE6igTl7TyK4JBbglwir9oTcQta8NuG26ZpZFxt+F2NDk7asTE\
          6/2Yc8i1ATcGIqtuS5hv0Q==
          """))
    let received = try ReceivedCallback(query)
    #expect(received.key == key.id && received.callback[.rewardItem] == "Key Doubler")
    let (signed, signature) = (Array(received.signedText.utf8), received.signature)
    #expect(cryptography.isValid(signature, of: signed, by: key.point))
    let sent = query.components(separatedBy: "&signature=")[0]
    #expect(received.callback.sentText == sent)
    #expect(!cryptography.isValid(signature, of: Array(sent.utf8), by: key.point))
  }

  private static let hasOpenSSL = access("/usr/bin/openssl", X_OK) == 0

  @Test(.enabled(if: hasOpenSSL, "there is no openssl here"))
  func `openssl accepts keys and signatures`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for seed: UInt64 in 1...20 {
      let key = try SigningKey(seed: seed, name: "key", cryptography)
      let text = "reward_item=level \(seed) ✓"
      let signature = try #require(Base64URL.bytes(key.signature(of: text)))
      try Data(key.verifier.pem.utf8).write(to: folder.appending(path: "key"))
      try Data(signature).write(to: folder.appending(path: "signature"))
      try Data(text.utf8).write(to: folder.appending(path: "text"))
      #expect(
        system(
          "cd '\(folder.path)' && openssl dgst -sha256 -verify key -signature signature text > /dev/null"
        ) == 0)
    }
  }

  @Test func `a seed always gives the same key, another seed another`() throws {
    let keys = try [7, 7, 8].map {
      try SigningKey(seed: $0, name: "key", cryptography).verifier
    }
    #expect(keys[0] == keys[1] && keys[0] != keys[2])
    #expect(VerifierKey(id: keys[0].id, base64: keys[0].base64) == keys[0])
    #expect(VerifierKey(id: 1, base64: String(keys[0].base64.dropLast(4))) == nil)
  }

  @Test func `without the library there is one error`() {
    let libraries = [
      SystemLibrary { _ in nil }, SystemLibrary { _ in SystemLibrary.open("libc.so.6") },
    ]
    for library in libraries {
      #expect(throws: VerificationTrouble.noLibrary) { try Cryptography(library) }
    }
  }

  @Test func `numbers are as short as DER wants them`() {
    let small = ECDSASignature(r: [1], s: [0x80])
    #expect(small.der == [0x30, 7, 2, 1, 1, 2, 2, 0, 0x80])
    #expect(small.r.count == 32)
    let bad: [[UInt8]] = [
      [], [0x30], [0x30, 0], [0x30, 6, 2, 1, 1, 2, 1], [0x30, 7, 2, 2, 0, 1, 2, 1, 1],
      [0x30, 6, 2, 1, 0x80, 2, 1, 1], [0x31, 6, 2, 1, 1, 2, 1, 1], [0x30, 7, 2, 1, 1, 2, 1, 1, 0],
      [0x30, 5, 2, 0, 2, 1, 1],
    ]
    for bytes in bad { #expect(ECDSASignature(der: bytes) == nil, "\(bytes)") }
    #expect(ECDSASignature(der: [0x30, 6, 2, 1, 1, 2, 1, 1]) == ECDSASignature(r: [1], s: [1]))
  }

  @Test func `base64 for URLs has no padding and no other alphabet`() {
    #expect(Base64URL.text([0xFB, 0xFF]) == "-_8")
    #expect(Base64URL.bytes("-_8") == [0xFB, 0xFF])
    for text in ["+/8", "-_8=", "-_9", "a", "é", "a b c"] {
      #expect(Base64URL.bytes(text) == nil, "\(text)")
    }
  }
}
