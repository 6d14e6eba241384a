import Catalogue
import Playing

/// The journals of a run: one file for one scenario, a folder of files for several.
@MainActor
struct RunJournals {
  private let path: String
  private let isFolder: Bool
  private var taken: Set<String> = []
  private var files: [JournalFile] = []

  init(_ path: String, scenarios: [String]) throws(Failure) {
    self.path = path
    isFolder = path.hasSuffix("/") || Files.isFolder(path)
    guard isFolder || scenarios.count == 1 else {
      throw .usage(
        .badValue(
          option: "--journal", value: path,
          wanted: "a folder, such as \(path)/, for the journals of \(scenarios.count) scenarios"))
    }
    if isFolder, let reason = Files.makeFolder(path) {
      throw .unreadable(path: path, .system(reason))
    }
  }

  /// Whether every journal was written completely.
  var areWhole: Bool { files.allSatisfy(\.isWhole) }

  /// Begins the journal of a session that has not been started.
  mutating func open(for name: String, _ session: Session) -> JournalFile {
    let file = JournalFile(isFolder ? place(for: name) : path, onFailure: Console.complain)
    files.append(file)
    file.follow(session)
    return file
  }

  /// Leaves the journal of a scenario as an earlier start has left it.
  mutating func skip(_ name: String) { if isFolder { _ = place(for: name) } }

  /// Scenarios with the same name in different folders get different files.
  private mutating func place(for name: String) -> String {
    let base = name.split(separator: "/").last.map(String.init) ?? name
    let stem = base.hasSuffix(".json") ? String(base.dropLast(5)) : base
    var candidate = stem
    var number = 1
    while !taken.insert(candidate).inserted {
      number += 1
      candidate = "\(stem)-\(number)"
    }
    return "\(path.hasSuffix("/") ? path : path + "/")\(candidate).jsonl"
  }
}
