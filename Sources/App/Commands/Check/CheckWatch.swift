import Catalogue
import Foundation

/// `adplay check --watch`: checks again whenever a scenario, a document of one or a source was saved.
///
/// Each round is a process of its own, so that it is always the program as it was built last, and an
/// adapter that crashes ends no more than its round. Between two lines that editors wait for stand the
/// problems, those of the compiler among them.
@MainActor
final class CheckWatch {
  private let words: [String]
  private let program = WatchCommand.ownPath
  /// The package that the program is built from.
  private let package: BuildPlace?
  /// Files that a round writes.
  private let outputs: [String]
  private var folders: FolderWatch?
  private var isOutdated = true
  private var isToBuild = false

  init(_ options: CheckOptions) throws(Failure) {
    words = Arguments.words.filter { !["--watch", "--problems"].contains($0) } + ["--problems"]
    package = BuildPlace.own(home: options.home)
    outputs = [options.junit, options.sarif, options.markdown, options.journal]
      .compactMap { $0.map(Self.real) }
    let paths = options.scenarios.filter(Files.exists)
    for name in options.scenarios where name.contains("/") || name.hasSuffix(".json") {
      guard Files.exists(name) else { throw .unreadable(path: name, .noSuchFile) }
    }
    let own = package.map { [$0.package] } ?? []
    let tops = paths.filter { !Files.isFolder($0) }.map(Files.folder) + own
    let trees = paths.filter(Files.isFolder) + own.map { "\($0)/Sources" }
    folders = FolderWatch(Set(tops).sorted(), trees: trees) { [weak self] in self?.saved($0) }
    guard folders != nil, !options.scenarios.contains("-") else {
      let wanted: Expected = "a scenario in a file, or a folder of them"
      throw .usage(.missingArgument(command: "check --watch", wanted: wanted))
    }
  }

  func run() -> Never {
    while true {
      while isOutdated { round() }
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
  }

  private func saved(_ files: [String]) {
    let sources = files.filter { package?.isSource($0) == true }
    isToBuild = isToBuild || !sources.isEmpty
    isOutdated = isOutdated || !sources.isEmpty || files.contains(where: isInput)
  }

  /// Not what a round writes, or an editor beside a file.
  private func isInput(_ path: String) -> Bool {
    guard let name = path.split(separator: "/").last, package.map({ path != $0.package }) ?? true
    else { return false }
    let real = Self.real(path)
    let isOutput = outputs.contains { real == $0 || real.hasPrefix("\($0)/") }
    return !isOutput && Self.endings.contains { name.hasSuffix($0) } && !name.hasPrefix(".")
  }

  /// The file may not be there yet, or any more.
  private static func real(_ path: String) -> String {
    let parts = path.split(separator: "/")
    let folder = Files.folder(of: path)
    return "\(Files.resolved(folder) ?? folder)/\(parts.last ?? "")"
  }

  private static let endings = [".json", ".jsonc", ".xml", ".png", ".jpg", ".jpeg"]

  private func round() {
    isOutdated = false
    Console.print(CheckText.begins(words.dropFirst().joined(separator: " ")))
    if isToBuild, let package {
      guard ChildProcess.run("/usr/bin/env", ["swift"] + package.words) == .exited(0) else {
        return Console.print(CheckText.doesNotBuild)
      }
      isToBuild = false
    }
    switch ChildProcess.run(program, words) {
    case .exited(let status)?: Console.print(CheckText.ends(status))
    case .killed?, nil: Console.print(CheckText.ends(2))
    }
  }
}
