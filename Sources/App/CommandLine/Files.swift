import Glibc

/// Files by path.
enum Files {
  /// How many bytes a file has; 0 for one that does not exist.
  static func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// The path without links; nil for what does not exist.
  static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
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

  /// Why no file can be written there; nil if nothing speaks against it.
  static func obstacle(at path: String) -> String? {
    if isFolder(path) { return String(cString: strerror(EISDIR)) }
    return access(exists(path) ? path : folder(of: path), W_OK) == 0 ? nil : reason
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether a file is in a folder or below it, whatever links there are on the way.
  static func isFile(_ path: String, below folder: String) -> Bool {
    guard let path = resolved(path), let folder = resolved(folder) else { return false }
    return path.hasPrefix(folder == "/" ? folder : "\(folder)/")
  }

  /// The system's last error message.
  static var reason: String { String(cString: strerror(errno)) }
}
