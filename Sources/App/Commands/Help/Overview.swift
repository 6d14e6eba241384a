/// `adplay --help`: all commands, on a screen of 24 rows and 80 columns.
enum Overview {
  static let motto = "a terminal playground for mobile-ad mediation: who counted?"

  static var text: String { screen(of: Commands.named.filter { !$0.description.isEmpty }) }

  /// The last row of the screen has the prompt.
  private static let rows = 23
  private static let title = "adplay - \(motto)"
  private static var usage: [String] {
    let stage = StageOptions.command.page
    let lines = stage.usageLines.map { "       \($0)" }
    return ["usage: \(stage.usageLines[0])   \(stage.about)"] + lines.dropFirst()
  }
  private static let topics =
    #"Options: "adplay help COMMAND", or "stage". Articles: "adplay help articles"."#
  private static let status =
    "Exit status: 0; 1 if a check failed; 2 if a file or an argument can't be used."

  /// Where the screen is too small for everything, lines that are not about a command are left out.
  static func screen(of pages: [HelpPage]) -> String {
    let aside = pages.filter(\.isAside).map(\.topic).joined(separator: " ")
    let pages = pages.filter { !$0.isAside }
    let width = pages.map(\.synopsis.count).max() ?? 0
    let list =
      pages.map { page in
        let gap = String(repeating: " ", count: width - page.synopsis.count)
        return "  \(page.synopsis)\(gap)  \(page.about)"
      } + (aside.isEmpty ? [] : ["also: \(aside)"])
    let layouts = [
      [title] + usage + [""] + list + [topics, status], [title] + usage + list + [topics, status],
      [title] + usage + list + [topics],
    ]
    let fitting = layouts.first { $0.count <= rows } ?? usage + list + [topics]
    return fitting.joined(separator: "\n") + "\n"
  }
}
