import Catalogue
import Glibc

/// Files by path.
enum Files {
  /// More than any of our files has.
  private static let limit = 64 << 20

  /// All bytes of a file.
  static func read(_ path: String, limit: Int = limit) throws(Failure) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .unreadable(path: path, .system(reason)) }
    defer { close(file) }
    return try read(file, path, limit)
  }

  /// All bytes of standard input; beyond the limit nothing is read.
  static func readInput(limit: Int) throws(Failure) -> [UInt8] {
    try read(STDIN_FILENO, "-", limit)
  }

  private static func read(
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

  /// How many bytes a file has; 0 for one that does not exist.
  static func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// When a file was last written, in seconds; 0 for one that does not exist.
  static func changed(_ path: String) -> Double {
    var status = stat()
    guard stat(path, &status) == 0 else { return 0 }
    return Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
  }

  /// The folder that a file is in.
  static func folder(of path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return parts.isEmpty ? "." : parts == [""] ? "/" : parts.joined(separator: "/")
  }

  private static func size(of file: Int32) -> Int {
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

  /// Writes a whole file; returns the reason if that is not possible.
  static func write(_ bytes: [UInt8], to path: String) -> String? {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { return reason }
    defer { close(file) }
    return Console.write(bytes, to: file)
  }

  /// Creates a file that did not exist, with the first free number in its name; a negative number
  /// if the system refuses. Anything that exists under a name is left alone, even a dangling link.
  static func createUnused(
    _ stem: String, _ ending: String, from first: Int
  ) -> (number: Int32, path: String) {
    var number = first
    while true {
      let path = "\(stem)-\(number)\(ending)"
      let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
      guard file < 0, errno == EEXIST else { return (file, path) }
      number += 1
    }
  }

  /// The same with the plain name if that is free, and a number from 2 otherwise.
  static func createNew(_ stem: String, _ ending: String) -> (number: Int32, path: String) {
    let path = stem + ending
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    return file < 0 && errno == EEXIST ? createUnused(stem, ending, from: 2) : (file, path)
  }

  /// Which file it is, by any path; nil for one that does not exist, or without content of its own.
  static func place(of path: String) -> Place? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Place(device: status.st_dev, number: status.st_ino)
  }

  struct Place: Equatable {
    let device: dev_t
    let number: ino_t
  }

  /// A file as it was written: one that was written since has another.
  static func stamp(of path: String) -> Stamp? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Stamp(
      place: Place(device: status.st_dev, number: status.st_ino), size: status.st_size,
      seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
  }

  struct Stamp: Equatable {
    let place: Place
    let size, seconds, nanoseconds: Int

    func isNewer(than other: Stamp) -> Bool {
      (seconds, nanoseconds) > (other.seconds, other.nanoseconds)
    }
  }

  /// Whether writing it once more leaves what was written last, as in a file, and not both.
  static func canBeWrittenAgain(_ path: String) -> Bool {
    place(of: path) != nil || !exists(path)
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Makes the folder if it does not exist; returns the reason if it cannot be made.
  static func makeFolder(_ path: String) -> String? {
    isFolder(path) || mkdir(path, 0o755) == 0 ? nil : reason
  }

  /// Whether nothing is there, or a folder with nothing in it.
  static func isUnused(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else { return errno == ENOENT }
    guard let folder = opendir(path) else { return false }
    defer { closedir(folder) }
    var names = 0
    while readdir(folder) != nil { names += 1 }
    // Itself and the folder above.
    return names <= 2
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The system's last error message.
  static var reason: String { String(cString: strerror(errno)) }
}
