import Catalogue
import Glibc
import Observing

extension Files {
  /// The kinds of file that may be read under a path.
  enum Kind {
    /// A regular file, which answers at once: for every path that is found, and not written on the
    /// command line.
    case regular
    /// Also a pipe or a device. The program waits for it, as its user wants.
    case any
  }

  /// All bytes of a file.
  static func read(
    _ path: String, _ kind: Kind = .regular, limit: Int = ReadingLimits.file.bytes
  ) throws(Failure) -> [UInt8] {
    // Merely opening a pipe would wait for somebody who writes into it.
    let file = open(path, O_RDONLY | O_CLOEXEC | (kind == .regular ? O_NONBLOCK : 0))
    guard file >= 0 else { throw .unreadable(path: path, .system(reason)) }
    defer { close(file) }
    if kind == .regular, !isReadAtOnce(file) { throw .unreadable(path: path, .noRegularFile) }
    return try read(file, path, limit)
  }

  /// All bytes of standard input; beyond the limit nothing is read. One that is a file is left where it
  /// was, for a program that starts again.
  static func readInput(limit: Int = ReadingLimits.file.bytes) throws(Failure) -> [UInt8] {
    let start = lseek(STDIN_FILENO, 0, SEEK_CUR)
    defer { if start >= 0 { lseek(STDIN_FILENO, start, SEEK_SET) } }
    return try read(STDIN_FILENO, "-", limit)
  }

  /// Hands on a file piece by piece, or standard input for `-`.
  static func stream(_ path: String, _ body: (ArraySlice<UInt8>) -> Void) throws(Failure) {
    try withOpen(path) { (file) throws(Failure) in
      while true {
        let next = try part(of: file, atMost: 1 << 18, path)
        if next.isEmpty { return }
        body(next[...])
      }
    }
  }

  /// The first bytes of a file.
  static func beginning(of path: String, bytes: Int) throws(Failure) -> [UInt8] {
    var beginning: [UInt8] = []
    try withOpen(path) { (file) throws(Failure) in
      beginning = try part(of: file, atMost: bytes, path)
    }
    return beginning
  }

  /// Opens a file, or takes standard input for `-`.
  static func withOpen(
    _ path: String, _ body: (Int32) throws(Failure) -> Void
  ) throws(Failure) {
    guard path != "-" else { return try body(STDIN_FILENO) }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .unreadable(path: path, .system(reason)) }
    defer { close(file) }
    try body(file)
  }

  /// Whether standard input is a file rather than a pipe.
  static var canReadInputAgain: Bool { lseek(STDIN_FILENO, 0, SEEK_CUR) >= 0 }

  /// Refuses a path that only looks like a file.
  static func requireRegular(_ path: String) throws(Failure) {
    guard !exists(path) || place(of: path) != nil else {
      throw .unreadable(path: path, .noRegularFile)
    }
  }

  /// A folder is no file either, but says so itself when it is read.
  private static func isReadAtOnce(_ file: Int32) -> Bool {
    var status = stat()
    return fstat(file, &status) == 0 && [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  /// All bytes of what is open; `path` names it where it cannot be read.
  static func read(
    _ file: Int32, _ path: String, _ limit: Int
  ) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    // A file with a known length is read into place, or not at all; a file without one, or one that
    // grows, is read on.
    while bytes.count <= limit, size(of: file) <= limit {
      let next = try part(of: file, atMost: max(1 << 16, size(of: file) - bytes.count + 1), path)
      guard !next.isEmpty else { return bytes }
      if bytes.isEmpty { bytes = next } else { bytes += next }
    }
    throw .unreadable(path: path, .tooLarge(mebibytes: limit >> 20))
  }

  static func size(of file: Int32) -> Int {
    var status = stat()
    return fstat(file, &status) == 0 ? Int(status.st_size) : 0
  }

  /// The result of one read; empty at the end.
  private static func part(
    of file: Int32, atMost count: Int, _ path: String
  ) throws(Failure) -> [UInt8] {
    var failure: String?
    let part = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      var read = Glibc.read(file, buffer.baseAddress, count)
      while read < 0, errno == EINTR { read = Glibc.read(file, buffer.baseAddress, count) }
      if read < 0 { failure = reason }
      filled = max(0, read)
    }
    if let failure { throw .unreadable(path: path, .system(failure)) }
    return part
  }
}
