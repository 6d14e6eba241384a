import Foundation

/// The processes that this one has started and that have not ended, as `/proc` tells.
func children(of pid: String) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { entry in
    // "number (name) state parent …"; a name may have spaces and parentheses.
    guard Int(entry) != nil,
      let line = try? String(contentsOfFile: "/proc/\(entry)/stat", encoding: .utf8),
      let end = line.lastIndex(of: ")")
    else { return false }
    return line[end...].split(separator: " ").dropFirst(2).first.map(String.init) == pid
  }
}
