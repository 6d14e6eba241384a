import JSON
import Observing
import Screen
import Simulation
import StageUI

/// A screen and the moment it shows, as one line of JSON.
enum SnapshotJSON {
  static func bytes(_ canvas: Canvas, of screen: String, _ state: StageState) -> [UInt8] {
    JSONWriter.line { json in
      json.writeMember("scenario", state.title)
      json.writeMember("seed", Int(clamping: state.seed))
      json.writeMember("milliseconds", state.now.milliseconds)
      json.writeMember("entries", state.moment.entries)
      json.writeMember("screen", screen)
      json.writeMember("width", canvas.width)
      json.writeMember("height", canvas.height)
      json.array("rows") { json in
        // Its last line ends, too.
        for row in Export.text(canvas).split(separator: "\n", omittingEmptySubsequences: false)
          .dropLast()
        {
          json.write(String(row))
        }
      }
    }
  }
}
