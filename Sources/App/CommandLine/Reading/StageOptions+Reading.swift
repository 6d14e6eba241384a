import Catalogue

extension Command.StageOptions {
  init(_ words: [String], home: String? = nil) throws(UsageError) {
    var options = Self()
    if let home { options.scenario = home }
    var reader = CommandLineReader(words, of: nil)
    try options.read(&reader)
    self = options
  }

  /// Reads the arguments of `adplay`, and those that another command adds.
  mutating func read(
    _ reader: inout CommandLineReader, adding more: [String: CommandLineReader.Option] = [:]
  ) throws(UsageError) {
    var options = self
    let own: [String: CommandLineReader.Option] = [
      "--seed": { (reader, name) throws(UsageError) in options.seed = try reader.seed(name) },
      "--at": { (reader, name) throws(UsageError) in options.place = try reader.place(name) },
      "--speed": { (reader, name) throws(UsageError) in
        options.speed = try reader.value(of: name, as: Double.self, wanted: .speed) {
          Double($0).flatMap { Command.speeds.contains($0) ? $0 : nil }
        }
      },
      "--journal": { (reader, name) throws(UsageError) in
        options.journal = try reader.value(of: name, wanted: .file)
      },
      "--log": { (reader, name) throws(UsageError) in
        options.log = try reader.value(of: name, wanted: .file)
      },
      "--record": { (reader, name) throws(UsageError) in
        options.recording = try reader.value(of: name, wanted: .file)
      },
      "--theme": { (reader, name) throws(UsageError) in options.theme = try reader.theme(name) },
      "--motion": { (reader, name) throws(UsageError) in
        options.motion = try reader.word(name, of: Command.Motion.self)
      },
      "--threads": { (reader, name) throws(UsageError) in
        options.threads = try reader.threads(name)
      },
      "--accessible": { (_, _) throws(UsageError) in options.isAccessible = true },
      "--no-last": { (_, _) throws(UsageError) in options.keepsLast = false },
      "--no-mouse": { (_, _) throws(UsageError) in options.usesMouse = false },
      "--ascii": { (_, _) throws(UsageError) in options.glyphs = .ascii },
      "--lang": { (reader, name) throws(UsageError) in
        options.language = try reader.value(of: name, wanted: .language)
      },
      "--config": { (reader, name) throws(UsageError) in
        options.configuration = try reader.value(of: name, wanted: .file)
      },
      "--print-config": { (_, _) throws(UsageError) in options.printsConfiguration = true },
    ]
    try reader.read(own.merging(more) { own, _ in own })
    if let scenario = try reader.onePositional() { options.scenario = scenario }
    self = options
  }
}

extension Command.ReplayOptions {
  init(_ words: [String]) throws(UsageError) {
    var options = Self()
    options.stage.scenario = ""
    var opensStage = false
    var reader = CommandLineReader(words, of: "replay")
    try options.stage.read(
      &reader,
      adding: ["--stage": { (_, _) throws(UsageError) in opensStage = true }])
    options.opensStage = opensStage
    guard !options.stage.scenario.isEmpty else {
      throw .missingArgument(command: "replay", wanted: .journal)
    }
    self = options
  }
}
