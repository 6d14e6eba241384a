import Catalogue

extension Command.VASTOptions {
  init(_ words: [String]) throws(UsageError) {
    var options = Self()
    var reader = CommandLineReader(words)
    try reader.read([
      "--json": { (_, _) throws(UsageError) in options.printsJSON = true },
      "--lint": { (_, _) throws(UsageError) in options.lints = true },
      "--resolve": { (_, _) throws(UsageError) in options.resolves = true },
      "--catalogue": { (reader, name) throws(UsageError) in
        options.catalogue = try reader.value(of: name, wanted: .catalogue)
      },
    ])
    options.files = reader.positionals
    guard !options.files.isEmpty else {
      throw .missingArgument(command: "vast", wanted: .vastDocument)
    }
    guard options.catalogue == nil || options.resolves else {
      throw .alone("--catalogue", needs: "--resolve", command: "vast")
    }
    self = options
  }
}
