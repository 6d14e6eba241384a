import PlaygroundCore
import Screen
import StageUI

/// `adplay diff`: two journals side by side.
@MainActor
enum DiffCommand {
  /// 0 when they are the same, 1 when they are not.
  static func run(_ options: Command.DiffOptions) throws(Failure) -> Int32 {
    0
  }
}
