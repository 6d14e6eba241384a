import Playing

/// `adplay replay`: does a journal again and says where the two part.
@MainActor
enum ReplayCommand {
  /// 0 when they are the same, 1 when they are not.
  static func run(_ options: Command.ReplayOptions) throws(Failure) -> Int32 {
    let path = options.stage.scenario
    guard !options.opensStage else { try OpenCommand.replay(options.stage) }
    let replay = try Journals.replay(path, to: options.stage.place)
    guard let difference = replay.difference else {
      Console.print("\(path): \(replay.same) entries, all the same\n")
      return 0
    }
    Console.print(
      "\(path): \(replay.same) entries are the same, then #\(difference.number) differs\n")
    Console.print("  recorded  \(difference.recorded ?? "the journal ends here")\n")
    Console.print("  replayed  \(difference.found ?? "nothing more happens")\n")
    return 1
  }
}
