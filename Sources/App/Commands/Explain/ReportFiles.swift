import CSV
import Catalogue
import JSON
import Observing

/// Reports by path, read as streams.
enum ReportFiles {
  static let limit = ReadingLimits.report.bytes

  /// The report of a network, in one file or several.
  struct Part {
    var name: String
    var report: Report
  }

  /// The base and the reports of networks, in whatever order the files are named.
  static func all(_ paths: [String], _ map: ReportMap) throws(Failure) -> (Part, [Part]) {
    var read: [Part] = []
    for path in paths { read.append(Part(name: path, report: try self.read(path, map))) }
    let first = Report.base(among: read.map(\.report))
    var base = read.remove(at: first)
    if first > 0 { base.report = base.report.takenFirst }
    return (base, parts(read, base.report, map))
  }

  /// Files of one network that have nothing in common are one report.
  private static func parts(_ read: [Part], _ base: Report, _ map: ReportMap) -> [Part] {
    var parts: [Part] = []
    for part in read {
      if let last = parts.last, isSameNetwork(last.report, part.report, base, map),
        let sum = last.report.adding(part.report)
      {
        parts[parts.count - 1] = Part(name: "\(last.name) + \(part.name)", report: sum)
      } else {
        parts.append(part)
      }
    }
    return parts
  }

  private static func isSameNetwork(
    _ one: Report, _ other: Report, _ base: Report, _ map: ReportMap
  ) -> Bool {
    guard let first = try? ReportComparison.network(of: base, for: one, map),
      let second = try? ReportComparison.network(of: base, for: other, map)
    else { return false }
    return first.name == second.name && first.numbers == second.numbers
  }

  private static func read(_ path: String, _ map: ReportMap) throws(Failure) -> Report {
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
