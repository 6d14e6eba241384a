import Catalogue

extension Command.VASTOptions {
  init(_ words: [String]) throws(UsageError) {
    var options = Self()
    var reader = CommandLineReader(words, of: "vast")
    try reader.read([
      "--json": { (_, _) throws(UsageError) in options.printsJSON = true },
      "--stage": { (_, _) throws(UsageError) in options.opensStage = true },
      "--lint": { (_, _) throws(UsageError) in options.lints = true },
      "--resolve": { (_, _) throws(UsageError) in options.resolves = true },
      "--catalogue": { (reader, name) throws(UsageError) in
        options.catalogue = try reader.value(of: name, wanted: .catalogue)
      },
      "--wrapper-limit": { (reader, name) throws(UsageError) in
        options.wrapperLimit = try reader.number(name, in: 0...100)
      },
    ])
    options.files = reader.positionals
    guard !options.files.isEmpty else {
      throw .missingArgument(command: "vast", wanted: .vastDocument)
    }
    if options.opensStage { try options.checkStage() }
    guard options.catalogue == nil || options.resolves || options.opensStage else {
      throw .alone("--catalogue", needs: "--resolve", command: "vast")
    }
    guard options.wrapperLimit == nil || options.resolves else {
      throw .alone("--wrapper-limit", needs: "--resolve", command: "vast")
    }
    self = options
  }

  /// The stage shows one document, and prints nothing.
  private func checkStage() throws(UsageError) {
    if printsJSON { throw .together("--stage", "--json") }
    if lints { throw .together("--stage", "--lint") }
    if files.count > 1 { throw .onlyOne("--stage", files[0], files[1]) }
  }
}
