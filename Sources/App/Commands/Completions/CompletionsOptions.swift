import Catalogue

struct CompletionsOptions: Equatable {
  /// `man` is the manual page; nil for all of them, in files.
  var what: String?
  var installs = false
  var prefix: String?

  static let names = CompletionScript.Shell.allCases.map(\.rawValue) + ["man"]

  static let command = CommandTable(
    HelpPage(
      command: "completions", usage: ["SHELL|man", "--install [--prefix DIR]"],
      about: "print completions or a manual page, or install all",
      description: """
        Prints completions for a shell (bash, zsh or fish), or the manual page. With --install all
        of them are written to where shells and man look for them.
        """, isAside: true),
    CompletionsOptions(),
    options: [
      .init("--install", \.installs, "write the files, and say where"),
      .init(
        "--prefix", "DIR", \.prefix, .folder,
        "the folder that gets them, such as /usr/local (~/.local)", needs: ["--install"]),
    ],
    arguments: .init({ names }) { (options, words) throws(UsageError) in
      options.what = try words.atMost(options.installs ? 0 : 1).first
      guard !options.installs else { return }
      guard let what = options.what else { throw words.missing(.oneOf(names)) }
      guard names.contains(what) else {
        throw .badValue(option: "completions", value: what, wanted: .oneOf(names))
      }
    },
    run: CompletionsCommand.run)
}
