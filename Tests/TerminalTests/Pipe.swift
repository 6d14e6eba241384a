import Foundation
import Glibc
import Testing

/// A named pipe with a small buffer that is read only when a test says so.
final class Pipe {
  let path: String
  private let folder: Scratch
  /// The number of bytes it takes without a reader.
  let capacity: Int32
  private var reading: Int32
  // A Linux constant that the C library's module lacks.
  private static let setCapacity: Int32 = 1031

  init(in folder: Scratch, capacity wanted: Int32 = 4096) throws {
    self.folder = folder
    path = folder.path("pipe")
    try #require(mkfifo(path, 0o600) == 0)
    reading = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    capacity = fcntl(reading, Self.setCapacity, wanted)
    try #require(reading >= 0 && capacity > 0)
  }

  deinit { leave() }

  /// The number of bytes waiting in it.
  var unread: Int32 {
    var count: Int32 = 0
    return ioctl(reading, UInt(FIONREAD), &count) == 0 ? count : -1
  }

  /// Reads until there is no writer left.
  func readToEnd() async throws -> String {
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    try await wait("the end of the pipe") {
      var count = read(reading, &buffer, buffer.count)
      while count > 0 {
        text += buffer[..<count]
        count = read(reading, &buffer, buffer.count)
      }
      return count == 0
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Closes the reading end.
  func leave() {
    if reading >= 0 { close(reading) }
    reading = -1
  }
}
