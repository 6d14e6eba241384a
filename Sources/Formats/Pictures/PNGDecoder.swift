import SystemLibraries

/// The simplified interface of libpng 1.6, which keeps its long jumps to itself.
struct PNGDecoder {
  private typealias Begin =
    @convention(c) (
      UnsafeMutableRawPointer, UnsafeRawPointer?, Int
    ) -> Int32
  private typealias Finish =
    @convention(c) (
      UnsafeMutableRawPointer, UnsafeRawPointer?, UnsafeMutableRawPointer?, Int32,
      UnsafeMutableRawPointer?
    ) -> Int32
  private typealias Free = @convention(c) (UnsafeMutableRawPointer) -> Void

  private let begin: Begin
  private let finish: Finish
  private let free: Free

  init(_ libraries: SystemLibrary) throws(PictureTrouble) {
    guard let functions = libraries.functions(of: "libpng16.so.16"),
      let begin = functions.named("png_image_begin_read_from_memory", Begin.self),
      let finish = functions.named("png_image_finish_read", Finish.self),
      let free = functions.named("png_image_free", Free.self)
    else { throw .noLibrary }
    (self.begin, self.finish, self.free) = (begin, finish, free)
  }

  func decode(_ bytes: [UInt8], as header: PictureHeader) throws(PictureTrouble) -> Bitmap {
    let pixels = withUnsafeTemporaryAllocation(
      byteCount: Control.size, alignment: MemoryLayout<UInt>.alignment
    ) { memory -> [UInt32]? in
      guard let control = Control(memory) else { return nil }
      defer { free(control.address) }
      return bytes.withUnsafeBytes { file in
        guard begin(control.address, file.baseAddress, file.count) != 0,
          control.width == header.width, control.height == header.height
        else { return nil }
        control.asksForBGRA()
        return read(control, header.width * header.height)
      }
    }
    guard let pixels else { throw .damaged }
    return Bitmap(width: header.width, height: header.height, pixels: pixels)
  }

  private func read(_ control: Control, _ count: Int) -> [UInt32]? {
    var isWhole = false
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, filled in
      isWhole = finish(control.address, nil, buffer.baseAddress, 0, nil) != 0
      guard isWhole else { return }
      for index in 0..<count { buffer[index] = Self.opaque(buffer[index]) }
      filled = count
    }
    return isWhole ? pixels : nil
  }

  /// What covers less than half of what is behind it is not drawn at all.
  private static func opaque(_ pixel: UInt32) -> UInt32 {
    pixel >> 24 < 0x80 ? Bitmap.transparent : pixel & 0xFF_FFFF
  }

  /// `png_image`, version 1: a pointer, then 32-bit numbers and a message.
  private struct Control {
    static let size = 104
    let address: UnsafeMutableRawPointer

    init?(_ memory: UnsafeMutableRawBufferPointer) {
      guard let address = memory.baseAddress else { return nil }
      self.address = address
      memory.initializeMemory(as: UInt8.self, repeating: 0)
      address.storeBytes(of: 1, toByteOffset: 8, as: UInt32.self)
    }

    var width: Int { number(12) }
    var height: Int { number(16) }

    /// Colour, alpha, blue first: `0xAARRGGBB` where the low byte comes first.
    func asksForBGRA() { address.storeBytes(of: 0x13, toByteOffset: 20, as: UInt32.self) }

    private func number(_ offset: Int) -> Int {
      Int(address.load(fromByteOffset: offset, as: UInt32.self))
    }
  }
}
