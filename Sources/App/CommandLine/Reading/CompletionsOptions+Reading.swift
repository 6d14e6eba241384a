import Catalogue

extension Command.CompletionsOptions {
  init(_ words: [String]) throws(UsageError) {
    var options = Self()
    var installs = false
    var reader = CommandLineReader(words, of: "completions")
    try reader.read([
      "--install": { (_, _) throws(UsageError) in installs = true },
      "--prefix": { (reader, name) throws(UsageError) in
        options.prefix = try reader.folder(name)
      },
    ])
    let what = try reader.onePositional()
    switch (what, installs) {
    case (nil, true): break
    case (let word?, true): throw reader.unexpected(word)
    case (let word?, false) where Self.names.contains(word) && options.prefix == nil:
      options.what = word
    case (let word?, false):
      throw .badValue(option: "completions", value: word, wanted: .oneOf(Self.names))
    case (nil, false):
      throw .missingArgument(command: "completions", wanted: .oneOf(Self.names))
    }
    self = options
  }
}
