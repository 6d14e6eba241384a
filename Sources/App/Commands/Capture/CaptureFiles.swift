import Auditing
import Catalogue
import HAR
import Observing

/// Captures by path, read entry by entry.
enum CaptureFiles {
  static func read(_ path: String) throws(Failure) -> Capture {
    var reader = Capture.Reader(keeping: CaptureAudit.needs)
    var progress = ReadingProgress(path)
    defer { progress.clear() }
    try Files.stream(path, limit: ReadingLimits.capture.bytes) { (piece, done) throws(Failure) in
      progress.show(done)
      do throws(CaptureTrouble) {
        try reader.take(piece)
      } catch {
        throw .badCapture(path: path, error)
      }
    }
    do throws(CaptureTrouble) {
      return try reader.finish()
    } catch {
      throw .badCapture(path: path, error)
    }
  }
}
