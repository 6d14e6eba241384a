import SystemLibraries

/// Functions of libgcrypt, which neither are linked nor need a header. Those with a variable number of
/// arguments are left alone, except the one that has to be called first.
struct GCrypt {
  private typealias Address = UnsafeMutableRawPointer
  private typealias CheckVersion = @convention(c) (UnsafePointer<CChar>?) -> UnsafePointer<CChar>?
  private typealias Control = @convention(c) (Int32, Int32) -> UInt32
  private typealias Hash = @convention(c) (Int32, Address, UnsafeRawPointer?, Int) -> Void
  private typealias Make =
    @convention(c) (UnsafeMutablePointer<Address?>, UnsafeRawPointer?, Int, Int32) -> UInt32
  private typealias Release = @convention(c) (Address) -> Void
  private typealias Find = @convention(c) (Address, UnsafePointer<CChar>, Int) -> Address?
  private typealias Data =
    @convention(c) (Address, Int32, UnsafeMutablePointer<Int>) -> UnsafeRawPointer?
  private typealias Sign =
    @convention(c) (UnsafeMutablePointer<Address?>, Address, Address) -> UInt32
  private typealias Verify = @convention(c) (Address, Address, Address) -> UInt32
  private typealias Context =
    @convention(c) (UnsafeMutablePointer<Address?>, Address, UnsafePointer<CChar>?) -> UInt32
  private typealias PublicKey =
    @convention(c) (UnsafeMutablePointer<Address?>, Int32, Address) -> UInt32

  private let hash: Hash
  private let make: Make
  private let releaseExpression: Release
  private let find: Find
  private let data: Data
  private let pkSign: Sign
  private let pkVerify: Verify
  private let newContext: Context
  private let releaseContext: Release
  private let publicKey: PublicKey

  init(_ libraries: SystemLibrary) throws(VerificationTrouble) {
    guard let functions = libraries.functions(of: "libgcrypt.so.20"),
      let checkVersion = functions.named("gcry_check_version", CheckVersion.self),
      let control = functions.named("gcry_control", Control.self),
      let hash = functions.named("gcry_md_hash_buffer", Hash.self),
      let make = functions.named("gcry_sexp_new", Make.self),
      let releaseExpression = functions.named("gcry_sexp_release", Release.self),
      let find = functions.named("gcry_sexp_find_token", Find.self),
      let data = functions.named("gcry_sexp_nth_data", Data.self),
      let sign = functions.named("gcry_pk_sign", Sign.self),
      let verify = functions.named("gcry_pk_verify", Verify.self),
      let newContext = functions.named("gcry_mpi_ec_new", Context.self),
      let releaseContext = functions.named("gcry_ctx_release", Release.self),
      let publicKey = functions.named("gcry_pubkey_get_sexp", PublicKey.self),
      checkVersion("1.6.0") != nil
    else { throw .noLibrary }
    // No memory that can't be swapped: these keys are secrets of nobody.
    _ = control(Self.disableSecureMemory, 0)
    _ = control(Self.initializationFinished, 0)
    (self.hash, self.make, self.releaseExpression) = (hash, make, releaseExpression)
    (self.find, self.data, pkSign, pkVerify) = (find, data, sign, verify)
    (self.newContext, self.releaseContext) = (newContext, releaseContext)
    self.publicKey = publicKey
  }

  private static let disableSecureMemory: Int32 = 37
  private static let initializationFinished: Int32 = 38
  private static let sha256: Int32 = 8

  /// A list in the library's notation, `(name (parameter #hexadecimal#))`.
  final class Expression {
    fileprivate let address: UnsafeMutableRawPointer
    private let release: @convention(c) (UnsafeMutableRawPointer) -> Void

    fileprivate init(
      _ address: UnsafeMutableRawPointer,
      _ release: @escaping @convention(c) (UnsafeMutableRawPointer) -> Void
    ) {
      (self.address, self.release) = (address, release)
    }

    deinit { release(address) }
  }

  func expression(_ text: String) throws(VerificationTrouble) -> Expression {
    try made { make(&$0, Array(text.utf8), text.utf8.count, 1) }
  }

  func sha256(_ bytes: [UInt8]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 32) { buffer, count in
      guard let address = buffer.baseAddress else { return }
      hash(Self.sha256, address, bytes, bytes.count)
      count = 32
    }
  }

  func sign(_ data: Expression, _ key: Expression) throws(VerificationTrouble) -> Expression {
    try made { pkSign(&$0, data.address, key.address) }
  }

  func isVerified(_ signature: Expression, _ data: Expression, _ key: Expression) -> Bool {
    pkVerify(signature.address, data.address, key.address) == 0
  }

  /// The public half of a private key.
  func publicKey(of key: Expression) throws(VerificationTrouble) -> Expression {
    var context: UnsafeMutableRawPointer?
    guard newContext(&context, key.address, nil) == 0, let context else { throw .noLibrary }
    defer { releaseContext(context) }
    return try made { publicKey(&$0, 1, context) }
  }

  /// The bytes that a parameter has somewhere in a list.
  func value(_ name: String, in list: Expression) -> [UInt8]? {
    guard let address = find(list.address, name, 0) else { return nil }
    defer { releaseExpression(address) }
    var count = 0
    guard let bytes = data(address, 1, &count) else { return nil }
    return Array(UnsafeRawBufferPointer(start: bytes, count: count))
  }

  private func made(
    _ make: (inout UnsafeMutableRawPointer?) -> UInt32
  ) throws(VerificationTrouble) -> Expression {
    var address: UnsafeMutableRawPointer?
    guard make(&address) == 0, let address else { throw .noLibrary }
    return Expression(address, releaseExpression)
  }
}
