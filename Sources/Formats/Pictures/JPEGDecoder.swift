import SystemLibraries

/// libturbojpeg, which makes a picture smaller while it decodes it.
struct JPEGDecoder {
  private typealias Create = @convention(c) () -> UnsafeMutableRawPointer?
  private typealias Header =
    @convention(c) (
      UnsafeMutableRawPointer, UnsafePointer<UInt8>?, UInt, UnsafeMutablePointer<Int32>,
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
    ) -> Int32
  private typealias Factors =
    @convention(c) (
      UnsafeMutablePointer<Int32>
    ) -> UnsafePointer<Int32>?
  private typealias Decompress =
    @convention(c) (
      UnsafeMutableRawPointer, UnsafePointer<UInt8>?, UInt, UnsafeMutablePointer<UInt32>?, Int32,
      Int32, Int32, Int32, Int32
    ) -> Int32
  private typealias ErrorCode = @convention(c) (UnsafeMutableRawPointer) -> Int32
  private typealias Destroy = @convention(c) (UnsafeMutableRawPointer) -> Int32

  private let create: Create
  private let header: Header
  private let factors: Factors
  private let decompress: Decompress
  private let errorCode: ErrorCode
  private let destroy: Destroy

  init(_ libraries: SystemLibrary) throws(PictureTrouble) {
    guard let functions = libraries.functions(of: "libturbojpeg.so.0"),
      let create = functions.named("tjInitDecompress", Create.self),
      let header = functions.named("tjDecompressHeader3", Header.self),
      let factors = functions.named("tjGetScalingFactors", Factors.self),
      let decompress = functions.named("tjDecompress2", Decompress.self),
      let errorCode = functions.named("tjGetErrorCode", ErrorCode.self),
      let destroy = functions.named("tjDestroy", Destroy.self)
    else { throw .noLibrary }
    (self.create, self.header, self.factors) = (create, header, factors)
    (self.decompress, self.errorCode, self.destroy) = (decompress, errorCode, destroy)
  }

  /// As small as possible with its longer side at least `side`.
  func decode(
    _ bytes: [UInt8], as file: PictureHeader, side: Int
  ) throws(PictureTrouble) -> Bitmap {
    guard let handle = create() else { throw .damaged }
    defer { _ = destroy(handle) }
    var (width, height, sampling, colors) = (Int32(0), Int32(0), Int32(0), Int32(0))
    let isRead = header(
      handle, bytes, UInt(bytes.count), &width, &height, &sampling, &colors)
    guard isRead == 0, width == file.width, height == file.height else { throw .damaged }
    let factor = smallestFactor(longest: max(file.width, file.height), side: side)
    return try decode(
      bytes, handle, width: factor.scaled(file.width), height: factor.scaled(file.height))
  }

  private func decode(
    _ bytes: [UInt8], _ handle: UnsafeMutableRawPointer, width: Int, height: Int
  ) throws(PictureTrouble) -> Bitmap {
    let count = width * height
    var isWhole = false
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, filled in
      let failure = decompress(
        handle, bytes, UInt(bytes.count), buffer.baseAddress, Int32(width), 0, Int32(height),
        Self.blueFirst, Self.limitsScans)
      // A warning still gives a picture: many cameras write what is not quite right.
      isWhole = failure == 0 || errorCode(handle) == 0
      guard isWhole else { return }
      for index in 0..<count { buffer[index] &= 0xFF_FFFF }
      filled = count
    }
    guard isWhole else { throw .damaged }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// `TJPF_BGRX`: `0x..RRGGBB` where the low byte comes first.
  private static let blueFirst: Int32 = 3
  /// `TJFLAG_LIMITSCANS`: a small file could ask for thousands of passes over the picture.
  private static let limitsScans: Int32 = 32768

  private struct Factor {
    let numerator: Int
    let denominator: Int

    func scaled(_ length: Int) -> Int {
      (length * numerator + denominator - 1) / denominator
    }
  }

  private func smallestFactor(longest: Int, side: Int) -> Factor {
    var count: Int32 = 0
    guard let list = factors(&count) else { return Factor(numerator: 1, denominator: 1) }
    let all = (0..<Int(count)).map {
      Factor(numerator: Int(list[2 * $0]), denominator: Int(list[2 * $0 + 1]))
    }
    let allowed = all.filter { factor in
      factor.denominator > 0 && factor.numerator > 0 && factor.numerator <= factor.denominator
        && factor.scaled(longest) >= side
    }
    return allowed.min { $0.numerator * $1.denominator < $1.numerator * $0.denominator }
      ?? Factor(numerator: 1, denominator: 1)
  }
}
