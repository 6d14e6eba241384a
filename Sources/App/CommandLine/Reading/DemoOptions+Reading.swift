import Catalogue

extension Command.DemoOptions {
  init(_ words: [String]) throws(UsageError) {
    var options = Self()
    var stage = options.stage
    (stage.scenario, stage.readsOwnConfiguration) = ("", false)
    var reader = CommandLineReader(words, of: "demo")
    try stage.read(
      &reader,
      adding: [
        "--list": { (_, _) throws(UsageError) in options.listsTours = true },
        "--auto": { (_, _) throws(UsageError) in options.isAutomatic = true },
        "--loop": { (_, _) throws(UsageError) in options.isLoop = true },
        "--lock": { (_, _) throws(UsageError) in options.isLocked = true },
        "--script": { (_, _) throws(UsageError) in options.printsScript = true },
        "--brand": { (reader, name) throws(UsageError) in
          options.brand = try reader.value(of: name, wanted: .file)
        },
      ])
    options.stage = stage
    // A story is told from its beginning.
    if stage.place != nil { throw reader.unknown("--at") }
    try options.check()
    self = options
  }

  private func check() throws(UsageError) {
    guard isLoop else { return }
    // What never ends must not fill a disk.
    if stage.journal != nil { throw .together("--loop", "--journal") }
    if stage.recording != nil { throw .together("--loop", "--record") }
  }
}
