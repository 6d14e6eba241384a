import AdServing
import JSON
import Simulation

/// What one line says.
enum RecordingLine {
  case header(JournalHeader)
  /// An entry of the run with this id; nil for the run of the file's header. A newer recorder may say what is
  /// not understood here.
  case entry(Entry, run: String?, isUnderstood: Bool)
  case part(RecordingPart)
  case trouble(RecordingTrouble.Kind)
}

/// A piece of a line that was too long for a log.
struct RecordingPart {
  struct Whole: Hashable {
    let run: String
    let number: Int
  }

  let whole: Whole
  let place: Int
  let count: Int
  let text: String

  fileprivate init(_ node: JSONNode) throws(JSONError) {
    var object = try node.object()
    whole = Whole(
      run: try object.required("run").string(),
      number: try object.required("n").int(in: 0...Int.max))
    count = try object.required("of").int(in: 1...4096)
    place = try object.required("part").int(in: 1...count)
    text = try object.required("text").string()
  }
}

extension Entry {
  /// A newer SDK may have formats that are unknown here, of which nobody knows who counts.
  fileprivate var hasKnownFormat: Bool {
    guard sense == .lineAsked, let format = data[.format] else { return true }
    return UnitFormat(rawValue: format) != nil
  }
}

extension RecordingLine {
  /// Of entries, and of milliseconds: nobody records for that long.
  private static let largestNumber = 1_000_000_000_000_000

  /// Reads an object of a recorder, which begins in this line of the file, and in this column of it.
  static func reading(_ bytes: [UInt8], line: Int, column: Int = 1) -> RecordingLine {
    do throws(JSONError) {
      let node = try JSONReader.read(bytes, dialect: .strict, firstLine: line)
      var object = try node.object()
      if object.optional("format") != nil { return header(node) }
      if object.optional("part") != nil { return .part(try RecordingPart(node)) }
      let run = try object.optional("run")?.string()
      _ = try object.optional("n")?.int(in: 1...largestNumber)
      _ = try object.optional("t")?.int(in: 0...largestNumber)
      let sense = try object.optional("sense")?.string()
      let entry = try Entry(reading: node)
      let isUnderstood = sense == nil || entry.sense != nil && entry.hasKnownFormat
      return .entry(entry, run: run, isUnderstood: isUnderstood)
    } catch { return .trouble(.unreadable(error.moved(to: column))) }
  }

  /// The same where a line names no run: that of the pieces that it came in.
  func ofRun(_ run: String) -> RecordingLine {
    guard case .entry(let entry, nil, let isUnderstood) = self else { return self }
    return .entry(entry, run: run, isUnderstood: isUnderstood)
  }

  private static func header(_ node: JSONNode) -> RecordingLine {
    do throws(JournalProblem) { return .header(try JournalHeader(reading: node)) } catch {
      return .trouble(.header(error))
    }
  }
}

extension JSONError {
  /// The same in a text that begins in this column.
  fileprivate func moved(to column: Int) -> JSONError {
    JSONError(
      position: .init(line: position.line, column: position.column + column - 1), problem: problem,
      path: path, known: known)
  }
}
