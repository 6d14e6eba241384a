import Catalogue
import Glibc

extension Files {
  private static let pieceSize = 1 << 20

  /// Hands out a file in pieces, or standard input for `-`, with the number of bytes so far; beyond the limit
  /// nothing is read.
  static func stream(
    _ path: String, limit: Int,
    _ take: (UnsafeRawBufferPointer, Int) throws(Failure) -> Void
  ) throws(Failure) {
    try withOpen(path) { (file) throws(Failure) in
      guard size(of: file) <= limit else {
        throw .unreadable(path: path, .tooLarge(mebibytes: limit >> 20))
      }
      try pieces(of: file, path, limit, take)
    }
  }

  private static func pieces(
    of file: Int32, _ path: String, _ limit: Int,
    _ take: (UnsafeRawBufferPointer, Int) throws(Failure) -> Void
  ) throws(Failure) {
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: pieceSize, alignment: 16)
    defer { piece.deallocate() }
    var done = 0
    while true {
      var count = Glibc.read(file, piece.baseAddress, pieceSize)
      while count < 0, errno == EINTR { count = Glibc.read(file, piece.baseAddress, pieceSize) }
      guard count >= 0 else { throw .unreadable(path: path, .system(reason)) }
      guard count > 0 else { return }
      done += count
      guard done <= limit else {
        throw .unreadable(path: path, .tooLarge(mebibytes: limit >> 20))
      }
      try take(UnsafeRawBufferPointer(rebasing: piece[..<count]), done)
    }
  }
}
