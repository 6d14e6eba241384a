import Catalogue
import Glibc
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

  /// Opening a pipe could wait for ever, so that only regular files are opened.
  private static func content(of path: String) throws(PictureTrouble) -> [UInt8] {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .unreadable(Files.reason) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .noRegularFile }
    guard status.st_size <= PictureLimit.bytes else {
      throw .fileTooLarge(mebibytes: PictureLimit.bytes >> 20)
    }
    do throws(Failure) {
      return try Files.read(path, limit: PictureLimit.bytes)
    } catch {
      guard case .unreadable(_, .system(let reason)) = error else {
        throw .fileTooLarge(mebibytes: PictureLimit.bytes >> 20)
      }
      throw .unreadable(reason)
    }
  }
}
