/// What an option or an argument must be.
package enum Expected: Equatable, Sendable {
  case file, theme, language, screen, place, size, seed
  case number(ClosedRange<Int>)
  case speed, percentage, patience
  case oneOf([String]), someOf([String])
  case directory, newAdapter, adapterName, playground, playgroundOption
  case scenario, scenarioOrAdapter, journal, twoJournals, sources
  case adapterClass, linkedAdapter, product
  case rules, lengthOfHunt
  case vastDocument, catalogue
  /// A folder, since there is more than one journal.
  case folder(path: String, journals: Int)
}

extension Expected {
  package var words: String {
    switch self {
    case .file: "a file"
    case .theme: "the name or the file of a theme"
    case .language: "the code or the file of a language"
    case .screen: "the name of a screen"
    case .place: "the number of a line or an entry, or a time such as 1.5s"
    case .size: "COLUMNSxROWS up to 1000x1000, such as 100x30"
    case .seed: "a whole number up to \(Int.max)"
    case .number(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
    case .percentage: "a percentage such as 5% or 2.5%"
    case .patience: "a time from 0s to 600s, such as 5s"
    case .speed: "a number from 0.01 to 1000"
    case .oneOf(let words): words.joined(separator: ", ")
    case .someOf(let words): "one or more of \(words.joined(separator: ", ")), with commas"
    case .directory: "a folder"
    case .newAdapter: "adapter NAME"
    case .adapterName:
      "a name in letters and digits that starts with a capital and is not yet taken, such as House"
    case .playground: "the folder or the address of adplay's sources"
    case .playgroundOption: "--adplay with the folder or the address of its sources"
    case .scenario: "a scenario"
    case .scenarioOrAdapter: "a scenario, or --adapter"
    case .journal: "a journal"
    case .twoJournals: "two journals"
    case .rules: "the ids of rules, with commas; adplay check --rules lists them"
    case .lengthOfHunt: "a time such as 10s or 2min"
    case .vastDocument: "a VAST document, or - for standard input"
    case .catalogue: "a folder, or a JSON file with a path for each URL"
    case .sources: "the sources of a custom event: files or folders"
    case .adapterClass: "a class, such as Module.Class"
    case .linkedAdapter: "an adapter that is linked into this program, such as Module.Class"
    case .product: "the name of a program in this package"
    case .folder(let path, let journals):
      "a folder, such as \(path)/, for the journals of \(journals) scenarios"
    }
  }
}
