import Catalogue
import Playing
import Publishing

extension Command.CheckOptions {
  init(_ words: [String], home: String? = nil) throws(UsageError) {
    var options = Self()
    var reader = CommandLineReader(words, of: "check")
    try reader.read([
      "--adapter": { (reader, name) throws(UsageError) in
        options.adapter = try reader.value(of: name, wanted: .adapterClass)
      },
      "--network": { (reader, name) throws(UsageError) in
        options.network = try reader.value(
          of: name, as: String.self, wanted: .oneOf(SimulatedNetworks.names)
        ) { SimulatedNetworks.names.contains($0) ? $0 : nil }
      },
      "--threads": { (reader, name) throws(UsageError) in
        options.threads = try reader.threads(name)
      },
      "--patience": { (reader, name) throws(UsageError) in
        options.patience = try reader.patience(name)
      },
      "--seed": { (reader, name) throws(UsageError) in options.seed = try reader.seed(name) },
      "--junit": { (reader, name) throws(UsageError) in
        options.junit = try reader.value(of: name, wanted: .file)
      },
      "--sarif": { (reader, name) throws(UsageError) in
        options.sarif = try reader.value(of: name, wanted: .file)
      },
      "--annotations": { (_, _) throws(UsageError) in options.printsAnnotations = true },
      "--json": { (_, _) throws(UsageError) in options.printsJSON = true },
      "--rules": { (_, _) throws(UsageError) in options.listsRules = true },
    ])
    options.scenarios = reader.positionals
    if let home, options.scenarios.isEmpty, options.adapter == nil { options.scenarios = [home] }
    guard !options.scenarios.isEmpty || options.adapter != nil || options.listsRules else {
      throw .missingArgument(command: "check", wanted: .scenarioOrAdapter)
    }
    guard options.network == nil || options.adapter != nil else {
      throw .alone("--network", needs: "--adapter CLASS", command: "check")
    }
    self = options
  }
}
