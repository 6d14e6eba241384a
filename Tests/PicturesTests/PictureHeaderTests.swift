import Pictures
import Testing

/// What the first bytes of a file tell, before any library sees it.
struct PictureHeaderTests {
  private func png(_ width: UInt32, _ height: UInt32) -> [UInt8] {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    return signature + [0, 0, 0, 13] + Array("IHDR".utf8) + bytes(width) + bytes(height)
  }

  private func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// A JPEG up to its frame, behind a segment of an application.
  private func jpeg(_ width: UInt16, _ height: UInt16, marker: UInt8 = 0xC0) -> [UInt8] {
    let size = [height, width].flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    return [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, marker, 0, 11, 8] + size + [3]
  }

  private func trouble(of bytes: [UInt8]) -> PictureTrouble? {
    do throws(PictureTrouble) {
      _ = try PictureHeader(reading: bytes)
      return nil
    } catch { return error }
  }

  @Test func `the size stands in the header`() throws {
    let first = try PictureHeader(reading: png(640, 480))
    #expect((first.format, first.width, first.height) == (.png, 640, 480))
    for marker in [0xC0, 0xC1, 0xC2, 0xC9, 0xCA] as [UInt8] {
      let second = try PictureHeader(reading: jpeg(4000, 3000, marker: marker))
      #expect((second.format, second.width, second.height) == (.jpeg, 4000, 3000))
    }
  }

  @Test func `too many pixels are refused by the header alone`() {
    #expect(
      trouble(of: png(10_000, 10_000))
        == .tooManyPixels(width: 10_000, height: 10_000, limit: 2 << 20))
    #expect(
      trouble(of: jpeg(10_000, 10_000))
        == .tooManyPixels(width: 10_000, height: 10_000, limit: 12 << 20))
    #expect(trouble(of: png(1920, 1080)) == nil)
    #expect(
      trouble(of: png(2048, 1025)) == .tooManyPixels(width: 2048, height: 1025, limit: 2 << 20))
    #expect(trouble(of: jpeg(4032, 3024)) == nil)
    #expect(
      trouble(of: jpeg(4096, 3073))
        == .tooManyPixels(width: 4096, height: 3073, limit: 12 << 20))
    let most = Int(UInt32.max)
    #expect(
      trouble(of: png(.max, .max)) == .tooManyPixels(width: most, height: most, limit: 2 << 20))
  }

  @Test func `a picture without a size is damaged`() {
    #expect(trouble(of: png(0, 10)) == .damaged)
    #expect(trouble(of: png(10, 0)) == .damaged)
    #expect(trouble(of: jpeg(0, 10)) == .damaged)
    for count in 8..<png(1, 1).count {
      #expect(trouble(of: Array(png(1, 1).prefix(count))) == .damaged)
    }
    let whole = jpeg(1, 1)
    for count in 3..<whole.count - 1 {
      #expect(trouble(of: Array(whole.prefix(count))) == .damaged)
    }
  }

  @Test func `a JPEG whose segments lead nowhere is damaged`() {
    #expect(trouble(of: [0xFF, 0xD8, 0xFF, 0xE0, 0, 0]) == .damaged)
    #expect(trouble(of: [0xFF, 0xD8, 0xFF, 0xE0, 0xFF, 0xFF]) == .damaged)
    #expect(trouble(of: [0xFF, 0xD8, 0xFF, 0xD9]) == .damaged)
    #expect(trouble(of: [0xFF, 0xD8] + Array(repeating: 0xFF, count: 5000)) == .damaged)
  }

  @Test func `anything else is no picture`() {
    for text in ["", "P6\n1 1\n255\nabc", "GIF89a", "{\"title\": \"t\"}", "\u{7F}ELF"] {
      #expect(trouble(of: Array(text.utf8)) == .neitherPNGNorJPEG)
    }
  }

  @Test func `a file of more than 16 MiB is refused whatever is in it`() {
    let file = png(1, 1) + Array(repeating: 0, count: 16 << 20)
    #expect(trouble(of: file) == .fileTooLarge(mebibytes: 16))
  }
}
