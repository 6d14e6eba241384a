import Glibc

/// Files by their path.
enum Files {
  /// More than any file here has.
  private static let limit = 64 << 20

  /// All bytes of a file.
  static func read(_ path: String) throws(Failure) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .unreadable(path: path, reason: reason) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .unreadable(path: path, reason: reason) }
      guard count > 0 else { return bytes }
      bytes.append(contentsOf: buffer[..<count])
      guard bytes.count <= limit else {
        throw .unreadable(path: path, reason: "larger than 64 MiB")
      }
    }
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// What the system said last.
  static var reason: String { String(cString: strerror(errno)) }
}
