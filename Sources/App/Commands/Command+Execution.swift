import Glibc

extension Command {
  /// Does it, and ends the process.
  @MainActor
  func execute() throws(Failure) -> Never {
    switch self {
    case .stage(let options): try StageCommandLine.run(options)
    case .run(let options): exit(try RunCommand.run(options))
    case .snapshot(let options): try SnapshotCommand.run(options)
    case .listScenarios: Listing.scenarios()
    case .listThemes: Listing.themes()
    case .help(let topic): try Help.show(topic)
    case .version: Console.print("adplay \(Version.current)\n")
    }
    exit(0)
  }
}

/// Which adplay this is.
enum Version {
  static let current = "0.1.0"
}
