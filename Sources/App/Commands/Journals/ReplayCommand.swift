import Catalogue
import Playing

/// `adplay replay`: repeats a journal and reports the first difference.
@MainActor
enum ReplayCommand {
  /// 0 if they are the same, 1 if they are not.
  static func run(_ options: ReplayOptions) throws(Failure) -> Int32 {
    let path = options.stage.scenario
    guard !options.opensStage else { try OpenCommand.replay(options.stage) }
    let replay = try Journals.replay(
      path, to: options.stage.place, prepare: LastCall.follow)
    guard let difference = replay.difference else {
      Console.print(ReplayText.allSame(path, entries: replay.same) + "\n")
      return 0
    }
    Console.print(
      ReplayText.differs(path, same: replay.same, entry: difference.number) + "\n")
    for side in ReplayText.sides(recorded: difference.recorded, replayed: difference.found) {
      Console.print("  \(side)\n")
    }
    if replay.isOfRealTime { Console.print("  \(ReplayText.realTime)\n") }
    return 1
  }
}
