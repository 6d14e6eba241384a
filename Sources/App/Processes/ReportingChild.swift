import Catalogue

/// A child of the program that does a command and reports, while the main queue does other things.
@MainActor
final class ReportingChild {
  private let child: ChildProcess
  private let results: ClosedRange<Int32>
  private let onReport: (ChildReport) -> Void
  private let onEnd: (ChildTrouble?) -> Void
  private var reader = ReportReader()
  private var reading: PipeReading?

  /// Starts the command in `words`; nil if the system refuses. `results` are the statuses with which
  /// it has done it, and `onEnd` is given why it has not.
  convenience init?(
    _ words: [String], input: [UInt8] = [], of program: String = ChildProcess.own,
    results: ClosedRange<Int32> = 0...0, onReport: @escaping (ChildReport) -> Void = { _ in },
    onEnd: @escaping (ChildTrouble?) -> Void
  ) {
    let child = ChildProcess(
      program, arguments: [Reports.word, "--"] + words, input: input, tells: .reports)
    guard let child else { return nil }
    self.init(child, results: results, onReport: onReport, onEnd: onEnd)
  }

  init(
    _ child: ChildProcess, results: ClosedRange<Int32>,
    onReport: @escaping (ChildReport) -> Void, onEnd: @escaping (ChildTrouble?) -> Void
  ) {
    (self.child, self.results) = (child, results)
    (self.onReport, self.onEnd) = (onReport, onEnd)
    reading = child.ends.first.map { end in
      PipeReading(
        end, onBytes: { [weak self] in self?.take($0) }, onEnd: { [weak self] in self?.ended() })
    }
  }

  /// Lets everything else have the processors first.
  func giveWay() { child.giveWay() }

  /// Ends it early; nothing more is heard of it.
  func stop() {
    child.stop()
    reading?.stop()
  }

  private func take(_ bytes: ArraySlice<UInt8>) {
    for report in reader.take(bytes) { onReport(report) }
    guard let trouble = reader.trouble else { return }
    stop()
    onEnd(trouble)
  }

  private func ended() { onEnd(reader.trouble(at: child.waitBriefly(), unless: results)) }
}
