import Dispatch
import Foundation
import Glibc
import Hunting
import Synchronization

/// Watches from another thread what an adapter does to its process, and ends it before it harms more
/// than that.
final class HuntGuard: Sendable {
  /// Where reports go; standard output is somebody else's now.
  private let reports: Int32
  /// What an adapter printed.
  private let printed: Int32
  private let watch = Mutex(Watch())
  private let queue = DispatchQueue(label: "adplay.hunt")
  private let usual = Strain.now
  /// How long main may be busy, in seconds.
  private let patience: Int

  private static let tick = 0.1
  private static let mostMemory = 1 << 30
  private static let mostThreads = 128

  private struct Watch {
    /// Counts what was begun.
    var begun = 0
    var seen = -1
    var silentTicks = 0
  }

  /// Takes standard output away from everybody else; nil if the system refuses.
  init?(patience: Int) {
    self.patience = patience
    var ends: [Int32] = [0, 0]
    reports = dup(STDOUT_FILENO)
    guard reports >= 0, pipe(&ends) == 0, dup2(ends[1], STDOUT_FILENO) >= 0 else { return nil }
    printed = ends[0]
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    close(ends[1])
    _ = fcntl(STDOUT_FILENO, F_SETFL, O_NONBLOCK)
    look()
  }

  /// Writes a report; without anybody who reads it there is nothing left to do.
  func tell(_ report: HuntReport) {
    if case .began = report { watch.withLock { $0.begun += 1 } }
    let line = ((try? JSONEncoder().encode(report)) ?? Data()) + [UInt8(ascii: "\n")]
    if Console.write(Array(line), to: reports) != nil { _exit(2) }
  }

  /// What was done since the last time that a process survives.
  func troubles() -> [HuntTrouble] {
    fflush(nil)
    var buffer = [UInt8](repeating: 0, count: 1 << 12)
    var hasPrinted = false
    while read(printed, &buffer, buffer.count) > 0 { hasPrinted = true }
    return hasPrinted ? [.prints] : []
  }

  private func look() {
    queue.asyncAfter(deadline: .now() + Self.tick) {
      if let trouble = self.trouble { self.end(trouble) }
      self.look()
    }
  }

  private var trouble: HuntTrouble? {
    let now = Strain.now
    if now.memory - usual.memory > Self.mostMemory { return .eatsMemory }
    if now.threads - usual.threads > Self.mostThreads { return .startsThreads }
    return isSilent ? .hangs : nil
  }

  private var isSilent: Bool {
    watch.withLock { watch in
      watch.silentTicks = watch.begun == watch.seen ? watch.silentTicks + 1 : 0
      watch.seen = watch.begun
      return Double(watch.silentTicks) * Self.tick > Double(patience)
    }
  }

  private func end(_ trouble: HuntTrouble) {
    tell(.troubled(trouble))
    _exit(1)
  }
}

/// What a process uses.
private struct Strain {
  let memory: Int
  let threads: Int

  static var now: Strain {
    let status = (try? Files.read("/proc/self/status", limit: 1 << 16)) ?? []
    func number(_ key: String) -> Int {
      let lines = String(decoding: status, as: UTF8.self).split(separator: "\n")
      let line = lines.first { $0.hasPrefix(key) } ?? ""
      return Int(line.filter(\.isNumber)) ?? 0
    }
    return Strain(memory: number("VmRSS:") << 10, threads: number("Threads:"))
  }
}
