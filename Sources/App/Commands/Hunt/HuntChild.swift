import Foundation
import Glibc
import Hunting

/// A process that does one job of a hunt: what an adapter does to it ends the job, not the hunt.
@MainActor
final class HuntChild {
  private let process: ChildProcess
  private var line: [UInt8] = []
  private var openEnds: [Int32]

  /// Nil if the system refuses.
  init?(_ job: HuntJob) {
    guard let input = try? JSONEncoder().encode(job),
      let process = ChildProcess(arguments: [HuntJobCommand.name], input: Array(input))
    else { return nil }
    self.process = process
    openEnds = [process.output, process.errors]
    for end in openEnds { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
  }

  /// What to wait for.
  var descriptors: [Int32] { openEnds }
  var hasEnded: Bool { openEnds.isEmpty }

  /// All that it has said by now.
  func read() -> [HuntReport] {
    for end in openEnds where drain(end) {
      close(end)
      openEnds.removeAll { $0 == end }
    }
    if hasEnded { process.wait() }
    var reports: [HuntReport] = []
    while let end = line.firstIndex(of: UInt8(ascii: "\n")) {
      if let report = try? JSONDecoder().decode(HuntReport.self, from: Data(line[..<end])) {
        reports.append(report)
      }
      line.removeSubrange(...end)
    }
    return reports
  }

  func stop() {
    process.stop()
    for end in openEnds { close(end) }
    openEnds = []
  }

  /// Everything that it says, until it ends.
  static func run(_ job: HuntJob) -> [HuntReport] {
    guard let child = HuntChild(job) else { return [] }
    var reports: [HuntReport] = []
    while !child.hasEnded {
      wait(for: child.descriptors)
      reports += child.read()
    }
    return reports
  }

  /// Waits until one of them has something to say, or for some milliseconds.
  static func wait(for descriptors: [Int32], atMost milliseconds: Int32 = -1) {
    var waits = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    poll(&waits, nfds_t(waits.count), milliseconds)
  }

  /// Reads what is there; true at the end.
  private func drain(_ end: Int32) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = Glibc.read(end, &buffer, buffer.count)
      // What it complains of is not for anybody.
      guard count > 0 else {
        return count == 0 || errno != EAGAIN && errno != EINTR
      }
      if end == process.output { line += buffer[..<count] }
    }
  }
}
