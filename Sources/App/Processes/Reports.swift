import Foundation
import Glibc
import Synchronization

/// Where a child of the program writes what it reports: a line of JSON for each, on a descriptor that
/// nothing is printed to.
enum Reports {
  /// The first word of a child that does another command and reports.
  static let word = "reporting"
  static let descriptor: Int32 = 3

  private static let isOn = Atomic(false)
  /// Whether another process has asked for this one.
  static var areRead: Bool { isOn.load(ordering: .relaxed) }

  /// From now on reports and complaints are written.
  static func begin() {
    isOn.store(true, ordering: .relaxed)
    Console.hear { tell(.complained($0)) }
  }

  /// Writes a report, from any thread, unless nobody has asked for them. If nobody reads them any
  /// more, nothing is left to do.
  static func tell(_ report: @autoclosure () -> ChildReport) {
    guard areRead else { return }
    let line = ((try? JSONEncoder().encode(report())) ?? Data()) + [UInt8(ascii: "\n")]
    if Console.write(Array(line), to: descriptor) != nil { _exit(2) }
  }
}
