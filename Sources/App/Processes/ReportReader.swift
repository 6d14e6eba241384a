import Catalogue
import Foundation
import Observing

/// Reads what a child of the program reports, in pieces as they come.
struct ReportReader {
  private var lines = BoundedLines(.reports)
  /// Why nothing more is read of it.
  private(set) var trouble: ChildTrouble?
  private var complaint: String?

  /// The reports that this piece makes whole; after a trouble there are none.
  mutating func take(_ bytes: ArraySlice<UInt8>) -> [ChildReport] {
    guard trouble == nil else { return [] }
    var reports: [ChildReport] = []
    do throws(BoundedLines.Excess) {
      for line in try lines.take(bytes) {
        guard let report = Self.report(line) else {
          trouble = .garbled
          break
        }
        if case .complained(let sentence) = report { complaint = sentence }
        reports.append(report)
      }
    } catch { trouble = .tooMuch }
    return reports
  }

  private static func report(_ line: [UInt8]) -> ChildReport? {
    try? JSONDecoder().decode(ChildReport.self, from: Data(line))
  }

  /// Why a child that has ended so has no result; nil if its status is one of `results`.
  func trouble(at end: ChildProcess.End, unless results: ClosedRange<Int32>) -> ChildTrouble? {
    if let trouble { return trouble }
    guard case .exited(let status) = end, !lines.isCut else { return .ended }
    return results.contains(status) ? nil : complaint.map(ChildTrouble.reported) ?? .ended
  }
}
