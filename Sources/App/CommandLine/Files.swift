import Glibc

/// Files by their path.
enum Files {
  /// More than any file here has.
  private static let limit = 64 << 20

  /// All bytes of a file.
  static func read(_ path: String, limit: Int = limit) throws(Failure) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .unreadable(path: path, reason: reason) }
    defer { close(file) }
    var bytes: [UInt8] = []
    // A file that says how long it is is read into place; what has no length, or grows, goes on.
    while bytes.count <= limit {
      let next = try part(of: file, atMost: max(1 << 16, size(of: file) - bytes.count + 1), path)
      guard !next.isEmpty else { return bytes }
      if bytes.isEmpty { bytes = next } else { bytes += next }
    }
    throw .unreadable(path: path, reason: "larger than \(limit >> 20) MiB")
  }

  private static func size(of file: Int32) -> Int {
    var status = stat()
    return fstat(file, &status) == 0 ? min(Int(status.st_size), 2 << 30) : 0
  }

  /// What one read answers; nothing at the end.
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
    if let failure { throw .unreadable(path: path, reason: failure) }
    return part
  }

  /// Writes a whole file; answers why not when that cannot be done.
  static func write(_ bytes: [UInt8], to path: String) -> String? {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { return reason }
    defer { close(file) }
    return Console.write(bytes, to: file)
  }

  /// A name with a number that no file has yet.
  static func unused(_ stem: String, _ ending: String) -> String {
    var number = 1
    while exists("\(stem)-\(number).\(ending)") { number += 1 }
    return "\(stem)-\(number).\(ending)"
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Makes the folder if it is not there; answers why not when it cannot be made.
  static func makeFolder(_ path: String) -> String? {
    isFolder(path) || mkdir(path, 0o755) == 0 ? nil : reason
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// What the system said last.
  static var reason: String { String(cString: strerror(errno)) }
}
