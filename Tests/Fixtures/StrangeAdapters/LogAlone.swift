import os

/// A file that imports nothing but the log has Foundation, too.
enum LogAlone {
  static func say(_ sentence: String) {
    let subsystem = Bundle.main.bundleIdentifier ?? "house"
    os_log(
      "%{public}@", log: .init(subsystem: subsystem, category: "adapter"), type: .error, sentence)
  }
}
