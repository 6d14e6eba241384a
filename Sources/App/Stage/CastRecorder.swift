import Catalogue
import Glibc
import JSON
import Screen

/// Records the stage as an asciinema file, version 2: a header, and a line for every change on the
/// screen.
@MainActor
final class CastRecorder: ScreenRecorder {
  private let path: String
  private let onFailure: (String) -> Void
  private var file: Int32
  private var last: Canvas?

  init(_ path: String, onFailure: @escaping (String) -> Void) {
    self.path = path
    self.onFailure = onFailure
    file = Glibc.open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    if file < 0 { onFailure(OutputTrouble.notRecorded(path: path, reason: Files.reason).sentence) }
  }

  func add(_ canvas: Canvas, at time: Duration, isWhole: Bool) {
    guard file >= 0, canvas != last else { return }
    if last == nil { write(Self.header(canvas.size)) }
    if let last, last.size != canvas.size {
      write(Self.event(time, "r", Array("\(canvas.width)x\(canvas.height)".utf8)))
    }
    write(Self.event(time, "o", Export.changes(from: last, to: canvas)))
    last = canvas
  }

  func end(at time: Duration) {}

  private static func header(_ size: Size) -> [UInt8] {
    JSONWriter.line { json in
      json.writeMember("version", 2)
      json.writeMember("width", size.width)
      json.writeMember("height", size.height)
      json.writeMember("title", "adplay")
    }
  }

  private static func event(_ time: Duration, _ kind: String, _ data: [UInt8]) -> [UInt8] {
    var json = JSONWriter()
    json.array { json in
      json.writeMicros(Int(time / .microseconds(1)))
      json.write(kind)
      json.write(String(decoding: data, as: UTF8.self))
    }
    json.endLine()
    return json.bytes
  }

  private func write(_ line: [UInt8]) {
    guard file >= 0, let reason = Console.write(line, to: file) else { return }
    close(file)
    file = -1
    // Without a first screen there is nothing to play.
    if last == nil, Files.place(of: path) != nil { unlink(path) }
    onFailure(OutputTrouble.recordingEnded(path: path, reason: reason).sentence)
  }
}
