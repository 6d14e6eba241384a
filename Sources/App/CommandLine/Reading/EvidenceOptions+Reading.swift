import Catalogue

extension Command.EvidenceOptions {
  init(_ words: [String]) throws(UsageError) {
    var output: String?
    var reader = CommandLineReader(words, of: "evidence")
    try reader.read([
      "--output": { (reader, name) throws(UsageError) in
        output = try reader.value(of: name, wanted: .file)
      }
    ])
    guard let journal = try reader.onePositional() else {
      throw .missingArgument(command: "evidence", wanted: .journal)
    }
    self.init(journal: journal, output: output)
  }
}
