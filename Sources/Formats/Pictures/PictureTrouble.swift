/// Why a file gives no picture.
package enum PictureTrouble: Error, Hashable, Sendable {
  /// The system's words for why it cannot be read.
  case unreadable(String)
  /// A folder, a pipe, a device.
  case noRegularFile
  case fileTooLarge(mebibytes: Int)
  case neitherPNGNorJPEG
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// The system does not have the library for such pictures.
  case noLibrary
  /// Its content is not what its first bytes promise.
  case damaged
}
