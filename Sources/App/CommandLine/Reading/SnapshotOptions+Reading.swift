import Catalogue

extension Command.SnapshotOptions {
  init(_ words: [String], home: String? = nil) throws(UsageError) {
    var options = Self()
    if let home { options.scenario = home }
    var reader = CommandLineReader(words, of: "snapshot")
    try reader.read([
      "--seed": { (reader, name) throws(UsageError) in options.seed = try reader.seed(name) },
      "--at": { (reader, name) throws(UsageError) in options.place = try reader.place(name) },
      "--screen": { (reader, name) throws(UsageError) in
        options.screen = try reader.value(of: name, wanted: .screen)
      },
      "--size": { (reader, name) throws(UsageError) in
        (options.width, options.height) = try reader.value(
          of: name, as: (Int, Int).self, wanted: .size, Self.size)
      },
      "--theme": { (reader, name) throws(UsageError) in options.theme = try reader.theme(name) },
      "--lang": { (reader, name) throws(UsageError) in
        options.language = try reader.value(of: name, wanted: .language)
      },
      "--format": { (reader, name) throws(UsageError) in
        options.format = try reader.word(name, of: Format.self)
      },
      "--json": { (_, _) throws(UsageError) in options.printsJSON = true },
    ])
    if let scenario = try reader.onePositional() { options.scenario = scenario }
    self = options
  }

  private static func size(_ text: String) -> (Int, Int)? {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      (1...1000).contains(width), (1...1000).contains(height)
    else { return nil }
    return (width, height)
  }
}
