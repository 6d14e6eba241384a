import Glibc

/// Standard output and standard error.
enum Console {
  /// One line about what went wrong.
  static func complain(_ sentence: String) {
    write(Array("adplay: \(sentence)\n".utf8), to: STDERR_FILENO)
  }

  static func note(_ line: String) {
    write(Array("\(line)\n".utf8), to: STDERR_FILENO)
  }

  /// Writes to standard error as it stands, without a line end.
  static func writeError(_ text: String) {
    write(Array(text.utf8), to: STDERR_FILENO)
  }

  static func print(_ text: String) {
    print(Array(text.utf8))
  }

  /// Prints, or ends the process with the reason: whoever reads the output must not take half of it
  /// for all.
  static func print(_ bytes: [UInt8]) {
    guard let reason = write(bytes, to: STDOUT_FILENO) else { return }
    complain("standard output: \(reason)")
    exit(2)
  }

  /// Writes all of it; answers why not when the system refuses.
  @discardableResult
  static func write(_ bytes: [UInt8], to file: Int32) -> String? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        return String(cString: strerror(errno))
      }
      rest = rest.dropFirst(count)
    }
    return nil
  }
}
