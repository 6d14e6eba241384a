import Catalogue

extension Command.MigrateOptions {
  init(_ words: [String]) throws(UsageError) {
    var options = Self()
    var reader = CommandLineReader(words, of: "migrate")
    try reader.read([
      "--json": { (_, _) throws(UsageError) in options.printsJSON = true }
    ])
    guard !reader.positionals.isEmpty else {
      throw .missingArgument(command: "migrate", wanted: .sources)
    }
    options.paths = reader.positionals
    self = options
  }
}
