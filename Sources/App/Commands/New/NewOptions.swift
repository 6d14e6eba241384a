import AdServing
import Authoring
import Catalogue

struct NewOptions: Equatable {
  var kind = NewPackage.Kind.adapter
  var name = ""
  /// Nil for all, or for those that existing sources have.
  var formats: [UnitFormat]?
  /// A folder with the sources of an adapter that exists already.
  var sources: String?
  /// Interfaces of modules that the sources import, or folders with them.
  var interfaces: [String] = []
  /// The folder that gets the package.
  var folder = "."
  /// Where the playground's package is: a folder or an address; nil for the one that this program
  /// was built from.
  var playground: String?

  static let command = CommandTable(
    HelpPage(
      command: "new", usage: ["adapter NAME [options]", "app NAME [options]"],
      about: "write a package with an adapter or an app", guide: "WritingAnAdapter",
      description: """
        Writes a package, in a new folder NAME: an adapter with a made-up SDK of its network to
        replace by the real one, or an app with a screen for each format; scenarios, tests, and a
        program with them linked in. In it, swift run opens the stage and swift test passes. A
        folder that has files in it is left alone.
        """,
      ending: "Exit status: 1 when the sources that --from took do not build yet."),
    NewOptions(),
    options: [
      .init(
        "--formats", "LIST", \.formats, .formats,
        "\(formatNames.joined(separator: ", ")), those wanted with commas between them (all)"),
      .init(
        "--from", "DIR", \.sources, .directory,
        """
        take the sources in this folder instead: copy Swift files without @objc, @objcMembers and \
        @objc(Name), keep the names for lines, and begin Objective-C in Swift
        """),
      .init(
        "--sdk", "PATH", each: \.interfaces, .file,
        """
        the interface of an SDK that is imported, a .swiftinterface or the framework around it: a module \
        with all of it is made, and its ads come, are seen, tapped and closed; give it several times for \
        several SDKs
        """, needs: ["--from"]),
      .init("--in", "DIR", \.folder, .folder, "the folder that gets the new one (this one)"),
      .init(
        "--adplay", "SOURCE", \.playground, .text(wantedPlayground, .folders),
        "the folder or the address of adplay's sources (those that it was built from)"),
    ],
    arguments: .init({ kinds }) { (options, words) throws(UsageError) in
      guard let word = words.all.first else { throw words.missing("adapter NAME, or app NAME") }
      guard let kind = NewPackage.Kind.all.first(where: { $0.word == word }) else {
        throw .badValue(option: "new", value: word, wanted: .oneOf(kinds))
      }
      options.kind = kind
      guard words.all.count > 1 else { throw words.missing(wantedName, after: word) }
      guard kind.word == "adapter" || options.sources == nil else {
        throw .badValue(option: "--from", value: word, wanted: "new adapter")
      }
      options.name = try words.atMost(2)[1]
    },
    run: NewCommand.run)

  static let wantedPlayground: Expected = "the folder or the address of adplay's sources"
  static let wantedName: Expected =
    "a name in letters and digits that starts with a capital and is not yet taken, such as House"

  private static let kinds = NewPackage.Kind.all.map(\.word)
  fileprivate static let formatNames = UnitFormat.allCases.map(\.rawValue)
}

extension OptionValue where Value == [UnitFormat] {
  /// A list with commas; the formats are in their usual order, each once.
  fileprivate static let formats = OptionValue(
    "one or more of \(NewOptions.formatNames.joined(separator: ", ")), with commas"
  ) { word in
    let words = word.split(separator: ",", omittingEmptySubsequences: false)
    let formats = words.compactMap { UnitFormat(rawValue: String($0)) }
    guard formats.count == words.count else { return nil }
    return UnitFormat.allCases.filter(formats.contains)
  }
}
