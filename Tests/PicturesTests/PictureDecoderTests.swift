import Foundation
import Pictures
import SystemLibraries
import Testing

/// Pictures that other programs wrote, decoded by the system's libraries.
struct PictureDecoderTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/Pictures")

  private func file(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Self.folder.appending(path: name)))
  }

  private func trouble(_ bytes: [UInt8], _ libraries: SystemLibrary = .loader) -> PictureTrouble? {
    do throws(PictureTrouble) {
      _ = try PictureDecoder(libraries).decode(bytes, side: 480)
      return nil
    } catch { return error }
  }

  @Test func `a PNG has its colours, and what is mostly transparent is`() throws {
    let picture = try PictureDecoder().decode(try file("eight-pixels.png"), side: 480)
    #expect((picture.width, picture.height) == (4, 2))
    #expect(
      picture.pixels == [
        0xFF0000, 0x00FF00, 0x0000FF, 0xFFFFFF, Bitmap.transparent, 0x000000, 0xFFFF00, 0x0080FF,
      ])
  }

  @Test func `grey and indexed colours become colours`() throws {
    let grey = try PictureDecoder().decode(try file("grey.png"), side: 480)
    #expect(grey.pixels == [0x000000, 0x808080, 0xFFFFFF])
    let indexed = try PictureDecoder().decode(try file("palette.png"), side: 480)
    #expect(indexed.pixels.prefix(4) == [0xFF0000, 0x00FF00, 0x0000FF, 0xFFFFFF])
  }

  @Test(arguments: ["two-halves.jpg", "progressive.jpg"])
  func `a JPEG has about its colours`(_ name: String) throws {
    let picture = try PictureDecoder().decode(try file(name), side: 480)
    #expect((picture.width, picture.height) == (64, 32))
    #expect(isNear(picture.pixels[16 * 64 + 8], 0xC81E1E))
    #expect(isNear(picture.pixels[16 * 64 + 56], 0x1E1EC8))
    #expect(picture.pixels.allSatisfy { $0 <= 0xFFFFFF })
  }

  private func isNear(_ one: UInt32, _ other: UInt32) -> Bool {
    [16, 8, 0].allSatisfy { shift in
      abs(Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF)) < 12
    }
  }

  @Test(arguments: [(480, 600), (200, 200), (1600, 1600), (2000, 1600), (1, 200)])
  func `a large JPEG is decoded as small as is wanted`(_ side: Int, _ width: Int) throws {
    let picture = try PictureDecoder().decode(try file("large.jpg"), side: side)
    #expect((picture.width, picture.height) == (width, width / 2))
    #expect(picture.pixels.count == width * width / 2)
  }

  @Test(arguments: ["eight-pixels.png", "two-halves.jpg", "icon.png", "lake.jpg"])
  func `a file cut anywhere is refused or drawn, and never crashes`(_ name: String) throws {
    let whole = try file(name)
    #expect(trouble(whole) == nil)
    for count in stride(from: 0, to: whole.count, by: max(1, whole.count / 60)) {
      let trouble = trouble(Array(whole.prefix(count)))
      #expect([nil, .damaged, .neitherPNGNorJPEG].contains(trouble))
    }
    #expect(trouble(Array(whole.prefix(whole.count / 4))) != nil || name.hasSuffix(".jpg"))
  }

  @Test(arguments: ["eight-pixels.png", "two-halves.jpg", "icon.png"])
  func `a file with a wrong byte is refused or drawn, and never crashes`(_ name: String) throws {
    let whole = try file(name)
    for place in whole.indices where place < 400 {
      var bytes = whole
      bytes[place] ^= 0xFF
      guard let trouble = trouble(bytes) else { continue }
      switch trouble {
      case .damaged, .neitherPNGNorJPEG, .tooManyPixels: break
      default: Issue.record("\(trouble) at \(place)")
      }
    }
  }

  @Test func `colours for printers are refused`() throws {
    #expect(trouble(try file("cmyk.jpg")) == .damaged)
  }

  @Test func `without the libraries there is no picture, and nothing else is said to be wrong`()
    throws
  {
    let nothing = SystemLibrary { _ in nil }
    #expect(trouble(try file("eight-pixels.png"), nothing) == .noLibrary)
    #expect(trouble(try file("two-halves.jpg"), nothing) == .noLibrary)
    #expect(trouble(Array("text".utf8), nothing) == .neitherPNGNorJPEG)
  }

  @Test func `only the library of a format is opened`() throws {
    let png = SystemLibrary { name in
      name.contains("png") ? SystemLibrary.open(name) : nil
    }
    #expect(trouble(try file("eight-pixels.png"), png) == nil)
    #expect(trouble(try file("two-halves.jpg"), png) == .noLibrary)
  }

  @Test func `a library without the functions counts as missing`() throws {
    let other = SystemLibrary { _ in SystemLibrary.open("libc.so.6") }
    #expect(trouble(try file("eight-pixels.png"), other) == .noLibrary)
  }
}
