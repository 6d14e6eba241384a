import Catalogue

extension Command.WatchOptions {
  init(_ words: [String], home: String? = nil) throws(UsageError) {
    var options = Self()
    if let home { options.stage.scenario = home }
    var stage = options.stage
    var reader = CommandLineReader(words, of: "watch")
    try stage.read(
      &reader,
      adding: [
        "--product": { (reader, name) throws(UsageError) in
          options.product = try reader.value(of: name, wanted: .product)
        }
      ])
    // A stage that comes back would begin the recording again.
    if stage.recording != nil { throw reader.unknown("--record") }
    options.stage = stage
    self = options
  }
}
