import Glibc

// Whole files. Each is written beside its place and moved there when all of it is on the disk: a disk
// that is full leaves what was there before, or nothing.

extension Files {
  /// How a link at the place of a file is treated.
  enum Link {
    /// The file that it leads to is written.
    case followed
    /// The file takes its place.
    case replaced
  }

  /// Writes a whole file, or to standard output for `-`; returns the reason if that is not possible.
  static func write(
    _ bytes: [UInt8], to path: String, _ link: Link = .followed, mode: mode_t = 0o644
  ) -> String? {
    guard path != "-" else { return Console.write(bytes, to: STDOUT_FILENO) }
    // A pipe or a device takes bytes, and cannot be moved.
    guard canBeWrittenAgain(path) else { return writeInPlace(bytes, path, mode) }
    let target = link == .followed ? resolved(path) ?? path : path
    let new = createBeside(target, mode)
    guard new.number >= 0 else {
      return link == .followed ? writeInPlace(bytes, path, mode) : reason
    }
    if let old = self.mode(of: target) { fchmod(new.number, old) }
    if let failure = finish(bytes, new) { return failure }
    guard rename(new.path, target) != 0 else { return nil }
    let failure = reason
    unlink(new.path)
    return link == .followed ? writeInPlace(bytes, path, mode) : failure
  }

  /// Writes a file that did not exist, with a number in its name if the plain one is taken; from
  /// `first` on every name has one.
  static func writeNew(
    _ bytes: [UInt8], _ stem: String, _ ending: String, from first: Int? = nil
  ) -> (path: String, failure: String?) {
    let new = first.map { createUnused(stem, ending, from: $0) } ?? createNew(stem, ending)
    guard new.number >= 0 else { return (new.path, reason) }
    return (new.path, finish(bytes, new))
  }

  /// Creates a file that did not exist, with the first free number in its name; a negative number
  /// if the system refuses. Anything that exists under a name is left alone, even a dangling link.
  static func createUnused(
    _ stem: String, _ ending: String, from first: Int, mode: mode_t = 0o644
  ) -> (number: Int32, path: String) {
    var number = first
    while true {
      let path = "\(stem)-\(number)\(ending)"
      let file = create(path, mode)
      guard file < 0, errno == EEXIST else { return (file, path) }
      number += 1
    }
  }

  /// The same with the plain name if that is free, and a number from 2 otherwise.
  static func createNew(_ stem: String, _ ending: String) -> (number: Int32, path: String) {
    let path = stem + ending
    let file = create(path, 0o644)
    return file < 0 && errno == EEXIST ? createUnused(stem, ending, from: 2) : (file, path)
  }

  /// No list of scenarios or themes shows it while it is written.
  private static func createBeside(
    _ path: String, _ mode: mode_t
  ) -> (number: Int32, path: String) {
    createUnused(path, ".new", from: Int(getpid()), mode: mode)
  }

  private static func create(_ path: String, _ mode: mode_t) -> Int32 {
    open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
  }

  /// A file that cannot be written whole is removed.
  private static func finish(
    _ bytes: [UInt8], _ new: (number: Int32, path: String)
  ) -> String? {
    var failure = Console.write(bytes, to: new.number)
    if close(new.number) != 0, failure == nil { failure = reason }
    if failure != nil { unlink(new.path) }
    return failure
  }

  /// Where no file can be added or moved, as where one file of another system is mounted, one that is
  /// there can still be written.
  private static func writeInPlace(
    _ bytes: [UInt8], _ path: String, _ mode: mode_t
  ) -> String? {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
    guard file >= 0 else { return reason }
    defer { close(file) }
    return Console.write(bytes, to: file)
  }

  private static func mode(of path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      ? status.st_mode & 0o7777 : nil
  }
}
