package import JSON
import Simulation

extension JSONWriter {
  /// One adapter of a run.
  package mutating func write(_ adapter: AdapterRecord) {
    object { json in
      json.writeMember("class", adapter.className)
      json.writeMember("version", adapter.version)
      json.writeMember("sdkVersion", adapter.sdkVersion)
      json.writeMember("state", adapter.stateName)
      json.writeMember("milliseconds", adapter.setUpTime?.wholeMilliseconds)
      json.writeMember("error", adapter.error)
    }
  }
}

extension AdapterRecord {
  fileprivate var error: String? { if case .failed(_, let error) = state { error } else { nil } }

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
