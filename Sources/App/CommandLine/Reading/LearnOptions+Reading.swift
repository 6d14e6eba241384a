import Catalogue

extension Command.LearnOptions {
  init(_ words: [String]) throws(UsageError) {
    var options = Self()
    var stage = options.stage
    stage.scenario = ""
    var reader = CommandLineReader(words, of: "learn")
    try stage.read(
      &reader,
      adding: [
        "--list": { (_, _) throws(UsageError) in options.listsLessons = true },
        "--reset": { (_, _) throws(UsageError) in options.resets = true },
      ])
    // A lesson begins at its beginning.
    options.stage = stage
    if stage.place != nil { throw reader.unknown("--at") }
    self = options
  }
}
