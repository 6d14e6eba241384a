import AdServing
import Authoring
import Catalogue

extension Command.NewOptions {
  init(_ words: [String]) throws(UsageError) {
    var formats: [UnitFormat]?
    var sources: String?
    var folder = "."
    var playground: String?
    var reader = CommandLineReader(words, of: "new")
    try reader.read([
      "--formats": { (reader, name) throws(UsageError) in formats = try reader.formats(name) },
      "--from": { (reader, name) throws(UsageError) in
        sources = try reader.value(of: name, wanted: .directory)
      },
      "--in": { (reader, name) throws(UsageError) in
        folder = try reader.folder(name)
      },
      "--adplay": { (reader, name) throws(UsageError) in
        playground = try reader.value(of: name, wanted: .playground)
      },
    ])
    guard let kind = reader.positionals.first else {
      throw .missingArgument(command: "new", wanted: .newAdapter)
    }
    guard kind == "adapter" else {
      throw .badValue(option: "new", value: kind, wanted: .oneOf(["adapter"]))
    }
    guard reader.positionals.count > 1 else {
      throw .missingArgument(command: "new adapter", wanted: .adapterName)
    }
    guard reader.positionals.count == 2 else {
      throw reader.unexpected(reader.positionals[2])
    }
    guard let name = AdapterName(reader.positionals[1]) else {
      throw .badValue(
        option: "new adapter", value: reader.positionals[1], wanted: .adapterName)
    }
    self.init(
      name: name, formats: formats, sources: sources, folder: folder, playground: playground)
  }
}

extension CommandLineReader {
  /// A list with commas; the formats are in their usual order, each once.
  fileprivate mutating func formats(_ name: String) throws(UsageError) -> [UnitFormat] {
    let wanted = Expected.someOf(UnitFormat.allCases.map(\.rawValue))
    return try value(of: name, as: [UnitFormat].self, wanted: wanted) { text in
      let words = text.split(separator: ",", omittingEmptySubsequences: false)
      let formats = words.compactMap { UnitFormat(rawValue: String($0)) }
      guard formats.count == words.count else { return nil }
      return UnitFormat.allCases.filter(formats.contains)
    }
  }
}
