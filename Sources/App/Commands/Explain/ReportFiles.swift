import CSV
import Catalogue
import Glibc
import JSON
import Observing

/// Reports by path, read as streams.
enum ReportFiles {
  static let limit = ReadingLimits.report.bytes

  static func read(_ path: String, _ map: ReportMap) throws(Failure) -> Report {
    var mark: DecimalMark?
    while true {
      switch try read(path, map, assuming: mark) {
      case .read(let report): return report
      case .again(let other): mark = other
      }
    }
  }

  private static func read(
    _ path: String, _ map: ReportMap, assuming mark: DecimalMark?
  ) throws(Failure) -> ReportStream.Outcome {
    var reader = ReportStream(map, assuming: mark)
    var progress = ReadingProgress(path)
    defer { progress.clear() }
    try Files.stream(path, limit: limit) { (piece, done) throws(Failure) in
      progress.show(done)
      do throws(ReportProblem) {
        try reader.take(piece)
      } catch {
        throw .badReport(path: path, error)
      }
    }
    do throws(ReportProblem) {
      return try reader.finish()
    } catch {
      throw .badReport(path: path, error)
    }
  }

  /// The file of `--map`.
  static func map(_ path: String?) throws(Failure) -> ReportMap {
    guard let path else { return ReportMap() }
    let bytes = try Files.read(path, .any)
    do throws(JSONError) {
      return try ReportMap(reading: bytes)
    } catch {
      throw .badFile(path: path, error)
    }
  }
}

/// How much of a large file has been read, on a terminal.
private struct ReadingProgress {
  private let path: String
  private let size: Int
  private let isShown: Bool
  private var percent = -1

  init(_ path: String) {
    self.path = path
    size = Files.size(of: path)
    isShown = size > 32 << 20 && isatty(STDERR_FILENO) == 1
  }

  mutating func show(_ done: Int) {
    let now = done * 100 / max(size, 1)
    guard isShown, now > percent else { return }
    percent = now
    Console.showProgress("\(now) %  \(path)")
  }

  func clear() {
    if isShown { Console.showProgress(nil) }
  }
}
