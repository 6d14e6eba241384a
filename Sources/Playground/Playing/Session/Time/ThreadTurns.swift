import Glibc

/// How often each thread of this program but the main one has had its turn, as the system counts.
///
/// Where nothing has had one between two looks, and nothing waits for one, no other thread is at work.
struct ThreadTurns: Equatable {
  private var turns: [String: Int] = [:]
  /// Whether none of them runs, or would if the machine had time for it.
  private(set) var allSleep = true

  private static let folder = "/proc/self/task"

  /// Nil where the system does not count.
  init?() {
    guard let folder = opendir(Self.folder) else { return nil }
    defer { closedir(folder) }
    let main = "\(getpid())"
    while let entry = readdir(folder) {
      let thread = entry.pointee.name
      guard thread.first != ".", thread != main else { continue }
      // A thread that has ended meanwhile has no files.
      guard let times = Self.read("\(thread)/schedstat"), let state = Self.read("\(thread)/stat")
      else { continue }
      guard let count = times.split(separator: " ").last.flatMap({ Int($0) }), count > 0
      else { return nil }
      turns[thread] = count
      if !Self.isAsleep(state) { allSleep = false }
    }
  }

  /// From a line whose second field is the name, in brackets, and may have some itself; the state follows.
  private static func isAsleep(_ line: String) -> Bool {
    line.lastIndex(of: ")").map { line[$0...].dropFirst(2).first == "S" } ?? false
  }

  /// The beginning of a file, without its last line break.
  private static func read(_ path: String) -> String? {
    let file = open("\(folder)/\(path)", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return withUnsafeTemporaryAllocation(byteCount: 256, alignment: 1) { bytes in
      let count = Glibc.read(file, bytes.baseAddress, bytes.count)
      guard count > 0 else { return nil }
      let text = String(decoding: bytes[..<count], as: UTF8.self)
      return text.last == "\n" ? String(text.dropLast()) : text
    }
  }
}

extension dirent {
  fileprivate var name: String {
    withUnsafeBytes(of: d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
