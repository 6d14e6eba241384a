import Foundation
import Glibc
import Testing

/// The program on a bare pseudo-terminal: its output is read when a test says so, or never, and
/// unread input can be counted.
final class PseudoTerminal {
  let scratch: Scratch
  let pid: pid_t
  private let ours: Int32
  private let theirs: Int32
  private var output: [UInt8] = []
  /// After that, its process number may be another's.
  private var hasEnded = false

  // Linux constants that the C library's module lacks.
  private static let unlock: UInt = 0x4004_5431
  private static let numberOf: UInt = 0x8004_5430

  /// The output read so far; invalid UTF-8 does not matter.
  var text: String { String(decoding: output, as: UTF8.self) }

  init(
    columns: UInt16 = 100, rows: UInt16 = 30, cell: (width: UInt16, height: UInt16) = (0, 0),
    _ words: [String] = [], environment: [String: String] = [:]
  ) throws {
    scratch = try Scratch()
    ours = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    var (number, lock): (Int32, Int32) = (0, 0)
    try #require(ioctl(ours, Self.unlock, &lock) == 0 && ioctl(ours, Self.numberOf, &number) == 0)
    let name = "/dev/pts/\(number)"
    theirs = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    var size = winsize(
      ws_row: rows, ws_col: columns, ws_xpixel: columns * cell.width,
      ws_ypixel: rows * cell.height)
    try #require(theirs >= 0 && ioctl(ours, UInt(TIOCSWINSZ), &size) == 0)
    let terminal = Program.Opening(path: name, mode: O_RDWR)
    pid = try Program.spawn(
      "/bin/sh", Program.moving(to: scratch.path("")) + words,
      // Nothing is kept of a test's sessions.
      [
        "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "XDG_STATE_HOME": "/dev/null",
        "XDG_CONFIG_HOME": "/dev/null",
      ].merging(environment) { $1 },
      [terminal, terminal, terminal], ownsSession: true)
  }

  deinit {
    if !hasEnded {
      kill(pid, SIGKILL)
      waitpid(pid, nil, 0)
    }
    close(ours)
    close(theirs)
  }

  func type(_ keys: String) throws {
    let bytes = Array(keys.utf8)
    try #require(write(ours, bytes, bytes.count) == bytes.count)
  }

  func signal(_ number: Int32) { kill(pid, number) }

  /// Takes no more output, as after Ctrl-S.
  func holdOutput() throws { try #require(tcflow(theirs, TCOOFF) == 0) }

  /// The number of typed bytes that nobody has read.
  var unread: Int32 {
    var count: Int32 = 0
    return ioctl(theirs, UInt(FIONREAD), &count) == 0 ? count : -1
  }

  /// Reads until the output meets a condition.
  func read(_ what: String, until holds: (String) -> Bool) async throws {
    try await wait(what) {
      readOn()
      return holds(text)
    }
  }

  /// Forgets the output read so far.
  func forgetOutput() {
    readOn()
    output = []
  }

  /// Waits until the program ends, reading what it still writes, and returns its exit status.
  func end() async throws -> Int32 {
    var status: Int32 = 0
    try await wait("the end") {
      readOn()
      return waitpid(pid, &status, WNOHANG) == pid
    }
    hasEnded = true
    readOn()
    return Program.exitStatus(status)
  }

  func waitUntilStopped() async throws {
    try await wait("a process that is stopped") { status("State:").contains("stopped") }
  }

  /// Its peak memory in KiB.
  var mostMemory: Int? { Int(status("VmHWM:").filter(\.isNumber)) }

  /// A line of the system's status of the process.
  private func status(_ name: String) -> String {
    let text = (try? String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").first { $0.hasPrefix(name) }.map(String.init) ?? ""
  }

  private func readOn() {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = Glibc.read(ours, &buffer, buffer.count), count > 0 {
      output += buffer[..<count]
    }
  }
}
