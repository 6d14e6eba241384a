import Catalogue
import Observing

/// The recordings that command-line arguments refer to.
enum RecordingFiles {
  /// How recorders, systems and people name what they save.
  private static let endings = [".jsonl", ".ndjson", ".json", ".log", ".txt"]

  /// Whether a file is what a recorder wrote, and no scenario or journal; or a log that may have it.
  static func isRecording(_ path: String) -> Bool {
    guard Files.place(of: path) != nil else { return false }
    return [".log", ".txt", ".ndjson"].contains { path.hasSuffix($0) } || beginsWithRun(path)
  }

  /// Whether a recorder wrote something at its beginning.
  static func beginsWithRun(_ path: String) -> Bool {
    let beginning = (try? Files.beginning(of: path, bytes: 1 << 18)) ?? []
    let start = RecordingStart(of: beginning)
    return start.run != nil || start.isHeadless
  }

  /// A folder means everything in it that has the ending of a log. The files of one run come in the order
  /// in which they were recorded.
  static func expand(_ names: [String]) throws(Failure) -> [String] {
    var files: [String] = []
    for name in names {
      files += Files.isFolder(name) ? try list(in: name) : [name]
    }
    return try inOrder(files)
  }

  private static func list(in folder: String) throws(Failure) -> [String] {
    let files = try FolderList.files(in: folder) { file in
      endings.contains { file.hasSuffix($0) }
    }
    guard !files.isEmpty else { throw .unreadable(path: folder, .noRecordingInFolder) }
    return files
  }

  /// Only files can be looked into beforehand.
  private static func inOrder(_ files: [String]) throws(Failure) -> [String] {
    guard files.count > 1, files.allSatisfy({ Files.place(of: $0) != nil }) else { return files }
    var starts: [(file: String, start: RecordingStart)] = []
    for file in files {
      starts.append((file, RecordingStart(of: try Files.beginning(of: file, bytes: 1 << 18))))
    }
    let runs = starts.map(\.start.run)
    let sorted = starts.enumerated().sorted { one, other in
      let (left, right) = (one.element.start, other.element.start)
      guard left.run == right.run else {
        return runs.firstIndex(of: left.run) ?? 0 < runs.firstIndex(of: right.run) ?? 0
      }
      return (left.number, one.offset) < (right.number, other.offset)
    }
    return sorted.map(\.element.file)
  }
}
