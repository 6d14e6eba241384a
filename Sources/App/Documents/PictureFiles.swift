import Catalogue
import Pictures
import Screen

/// Pictures by path.
enum PictureFiles {
  /// A JPEG is decoded no smaller than this.
  private static let side = 480

  /// Reads and decodes a file; for any thread but the main one.
  static func read(
    _ path: String, _ decoder: PictureDecoder = PictureDecoder()
  ) throws(PictureTrouble) -> ScaledPicture {
    let bitmap = try decoder.decode(try content(of: path), side: side)
    return ScaledPicture(
      PixelGrid(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels))
  }

  /// What is wrong with a file; nil if its picture can be shown.
  static func trouble(_ path: String) -> PictureTrouble? {
    do throws(PictureTrouble) {
      _ = try read(path)
      return nil
    } catch { return error }
  }

  private static func content(of path: String) throws(PictureTrouble) -> [UInt8] {
    if Files.isFolder(path) { throw .noRegularFile }
    do throws(Failure) {
      return try Files.read(path, limit: PictureLimit.bytes)
    } catch {
      switch error {
      case .unreadable(_, .system(let reason)): throw .unreadable(reason)
      case .unreadable(_, .noRegularFile): throw .noRegularFile
      default: throw .fileTooLarge(mebibytes: PictureLimit.bytes >> 20)
      }
    }
  }
}
