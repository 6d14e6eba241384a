import AdplayRecorder
import Foundation

/// What a call costs whoever makes it: the lines are written on another queue.
@MainActor
func measureRecorder() {
  var options = Recorder.Options()
  options.folder = FileManager.default.temporaryDirectory
  options.log = nil
  Recorder.shared.start(options)
  measure("a call that the recorder writes", rounds: 2000) { Recorder.shared.network(.opened) }
  Recorder.shared.flush().map { try? FileManager.default.removeItem(at: $0) }
  Recorder.shared.isOn = false
  measure("the same, switched off", rounds: 2000) { Recorder.shared.network(.opened) }
}
