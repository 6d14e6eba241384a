import Catalogue
import Foundation
import Glibc
import Hunting

/// A process that does one job of a hunt: what an adapter does to it ends the job, not the hunt.
@MainActor
final class HuntChild {
  private let process: ChildProcess
  private var reader = ReportReader()
  /// Nil once it has ended.
  private var end: Int32?
  /// Why it has not done its job, once it has ended.
  private(set) var trouble: ChildTrouble?

  /// Nil if the system refuses.
  convenience init?(_ job: HuntJob) {
    guard let input = try? JSONEncoder().encode(job),
      let process = ChildProcess(
        arguments: [HuntJobCommand.name], input: Array(input), tells: .reports)
    else { return nil }
    self.init(process)
  }

  init(_ process: ChildProcess) {
    self.process = process
    end = process.ends.first
    if let end { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
  }

  /// What to wait for.
  var descriptors: [Int32] { end.map { [$0] } ?? [] }
  var hasEnded: Bool { end == nil }

  /// All that it has said by now. One that says what cannot be read is stopped.
  func read() -> [HuntReport] {
    var reports: [HuntReport] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while let end {
      let count = Glibc.read(end, &buffer, buffer.count)
      guard count > 0 else {
        if count == 0 || errno != EAGAIN && errno != EINTR { close() }
        break
      }
      reports += reader.take(buffer[..<count]).compactMap(\.ofWorker)
      if reader.trouble != nil { stop() }
    }
    return reports
  }

  func stop() {
    process.stop()
    close()
  }

  private func close() {
    if let end { Glibc.close(end) }
    end = nil
    trouble = reader.trouble(at: process.waitBriefly(), unless: 0...0)
  }

  /// Everything that it says, until it ends.
  static func run(_ job: HuntJob) -> [HuntReport] { HuntChild(job)?.run() ?? [] }

  func run() -> [HuntReport] {
    var reports: [HuntReport] = []
    while !hasEnded {
      Self.wait(for: descriptors)
      reports += read()
    }
    return reports
  }

  /// Waits until one of them has something to say, or for some milliseconds.
  static func wait(for descriptors: [Int32], atMost milliseconds: Int32 = -1) {
    var waits = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    poll(&waits, nfds_t(waits.count), milliseconds)
  }
}

extension ChildReport {
  fileprivate var ofWorker: HuntReport? {
    if case .worker(let report) = self { report } else { nil }
  }
}
