import Handouts
import JSON
import Observing
import StageUI

/// The result of a comparison, for machines.
enum DiffReport {
  /// One line of JSON: where the journals come from, and what differs.
  static func json(
    _ diff: JournalDiff, left: JournalOrigin, right: JournalOrigin
  ) -> [UInt8] {
    JSONWriter.line { json in
      json.writeKey("left")
      json.write(left)
      json.writeKey("right")
      json.write(right)
      diff.writeMembers(to: &json)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ origin: JournalOrigin) {
    object { json in
      json.writeMember("file", origin.file)
      json.writeMember("scenario", origin.title)
      json.writeMember("seed", Int(clamping: origin.seed))
    }
  }
}
