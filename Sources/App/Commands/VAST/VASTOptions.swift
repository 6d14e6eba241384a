import Catalogue

struct VASTOptions: Equatable {
  /// Files and folders; `-` is standard input.
  var files: [String] = []
  var printsJSON = false
  /// Whether wrappers are followed.
  var resolves = false
  /// A folder or a file with the documents that wrappers lead to.
  var catalogue: String?
  /// How many wrappers may be around an ad, if not as many as usual.
  var wrapperLimit: Int?
  var lints = false
  var opensStage = false

  static let command = CommandTable(
    HelpPage(
      command: "vast", usage: ["FILE... [options]"],
      about: "read VAST documents and follow their wrappers", guide: "VAST",
      description: """
        Reads VAST documents (2.0 to 4.3) and says what they hold; what can't be used is a finding
        with line and column. - is standard input, and a folder means every .xml and .vast file in
        it. Nothing is fetched.
        """,
      ending: """
        Exit status: 2 when a document is refused, such as one that is no XML; its VAST error code,
        line and column go to stderr. Findings alone end with 0.
        """),
    VASTOptions(),
    options: [
      .init(
        "--resolve", \.resolves,
        """
        follow the wrappers, and say what a player that takes one ad shows and calls, and what the \
        app finds in adMetadata
        """),
      // The stage shows one document, and prints nothing.
      .init(
        "--stage", \.opensStage,
        "play it on the phone: a rewarded ad made of it, with its wrappers and pixels",
        notWith: ["--json", "--lint"]),
      .init(
        "--catalogue", "MAP", \.catalogue, .catalogue,
        """
        where wrappers lead; a file such as {"https://...": "a.xml"}, with paths beside it, or a \
        folder, where the URL's last part names the file
        """, needs: ["--resolve", "--stage"]),
      .init(
        "--wrapper-limit", "N", \.wrapperLimit, .number(0...100),
        "how many wrappers may be around an ad; 5 when left out", needs: ["--resolve"]),
      .init(
        "--lint", \.lints,
        """
        check against the specification, and for what makes ads fail on phones; with --resolve \
        also the documents that wrappers lead to
        """),
      .json(\.printsJSON, "one JSON line per document"),
    ],
    arguments: .init { (options, words) throws(UsageError) in
      options.files = words.all
      guard let first = words.all.first else {
        throw words.missing("a VAST document, or - for standard input")
      }
      guard !options.opensStage || words.all.count == 1 else {
        throw .onlyOne("--stage", first, words.all[1])
      }
    },
    run: VASTCommand.run)
}

extension OptionValue where Value == String {
  fileprivate static let catalogue = text(
    "a folder, or a JSON file with a path for each URL", .files)
}
