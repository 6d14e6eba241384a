import JSON
import Observing
import StageUI

/// The result of a comparison, for machines.
enum DiffReport {
  /// One line of JSON: where the journals come from, and what differs.
  static func json(
    _ diff: JournalDiff, left: JournalOrigin, right: JournalOrigin
  ) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.writeKey("left")
    json.write(left)
    json.writeKey("right")
    json.write(right)
    diff.writeMembers(to: &json)
    json.endObject()
    json.endLine()
    return json.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ origin: JournalOrigin) {
    beginObject()
    writeMember("file", origin.file)
    writeMember("scenario", origin.title)
    writeMember("seed", Int(clamping: origin.seed))
    endObject()
  }
}
