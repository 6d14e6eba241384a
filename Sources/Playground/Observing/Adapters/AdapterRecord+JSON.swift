package import JSON
import Simulation

extension JSONWriter {
  /// One adapter of a run.
  package mutating func write(_ adapter: AdapterRecord) {
    beginObject()
    writeMember("class", adapter.className)
    writeKey("version")
    writeOrNull(adapter.version)
    writeKey("sdkVersion")
    writeOrNull(adapter.sdkVersion)
    writeMember("state", adapter.stateName)
    writeKey("milliseconds")
    if let time = adapter.setUpTime { write(time.wholeMilliseconds) } else { writeNull() }
    writeKey("error")
    if case .failed(_, let error) = adapter.state { write(error) } else { writeNull() }
    endObject()
  }

  private mutating func writeOrNull(_ text: String?) {
    if let text { write(text) } else { writeNull() }
  }
}

extension AdapterRecord {
  /// Its state for machines.
  fileprivate var stateName: String {
    switch state {
    case .notAsked: "notAsked"
    case .settingUp: "settingUp"
    case .ready: "ready"
    case .failed: "failed"
    case .overdue: "overdue"
    case .notFound: "notFound"
    }
  }
}
