import Catalogue
import Observing

/// What is said of lines that could not be read, and of runs that are not on the stage.
struct RecordingNews {
  let sentences: [String]

  /// How many lines are named one by one.
  private static let most = 5

  init(_ read: Recordings, runs: [String], shown: Int) {
    let lines = read.troubles.prefix(Self.most).map { "line \($0.line): \($0.kind.sentence)" }
    let more = read.badLines - lines.count
    sentences =
      (runs.count > 1 ? [JudgeText.runs(runs, shown: shown)] : []) + lines
      + (more > 0 ? [JudgeText.moreTroubles(more)] : [])
  }
}
