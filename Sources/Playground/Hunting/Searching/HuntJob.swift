/// What a process of its own plays of a hunt, and how it says what came of it. Both are values that
/// go through a pipe.
package struct HuntJob: Codable, Sendable {
  package let ground: HuntGround
  package let seed: UInt64
  package let task: Task
  package let hang: Hang

  package enum Task: Codable, Sendable {
    /// Which adapter has which formats, or which buttons a screen has.
    case questions
    /// These runs, with what earlier ones have reached.
    case runs(Range<Int>, after: [JSONTree], known: Set<Int>)
    /// Scenarios, up to the first that breaks this.
    case candidates([JSONTree], breaking: String)
    /// What the file of a find expects.
    case proof(JSONTree, breaking: String)
  }

  /// Whether a hang would be news: nobody waits for one that is known as long as for the first.
  package enum Hang: Codable, Sendable {
    case unforeseen, expected
    /// A hang is expected, and the result of the search will be played once more.
    case tried
  }

  package init(ground: HuntGround, seed: UInt64, task: Task, hang: Hang = .unforeseen) {
    self.ground = ground
    self.seed = seed
    self.task = task
    self.hang = hang
  }
}

/// A line of what a process says about its job.
package enum HuntReport: Codable, Equatable, Sendable {
  /// A run, question or candidate begins; if nothing more comes, it ended the process.
  case began(Int)
  case answered(adapter: Int, format: String, inRealTime: Bool)
  /// All that a screen has shown by now.
  case buttons([String])
  /// The rules that a run broke for the first time, and what else happened.
  case broke(run: Int, [String])
  /// What a run was the first to reach.
  case reached(run: Int, [Int])
  case held(Int)
  case proved(HuntProof)
  /// What ends the process now.
  case troubled(HuntTrouble)
  case done
}
