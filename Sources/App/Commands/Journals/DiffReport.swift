import Catalogue
import Handouts
import JSON
import Observing
import Screen
import Theming

/// The result of a comparison, for machines.
enum DiffReport {
  private static let columns = 120

  /// The sheet folded below its sum.
  static func markdown(
    _ diff: JournalDiff, left: JournalOrigin, right: JournalOrigin
  ) -> String {
    let head = "### adplay diff: \(DiffWords.summary(diff))\n"
    guard !diff.isEmpty else { return head }
    let sheet = DiffSheet(diff, left: left, right: right).canvas(width: columns, theme: .mono)
    let rows = Export.text(sheet).replacing("```", with: "'''")
    return "\(head)\n<details><summary>what differs</summary>\n\n```\n\(rows)```\n</details>\n"
  }

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
