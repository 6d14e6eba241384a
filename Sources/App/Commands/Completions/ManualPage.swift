/// The manual page, in the language of `man`.
struct ManualPage {
  /// First that of the stage.
  let pages: [HelpPage]
  let version: String

  var text: String {
    let stage = pages[0]
    let parts = [
      ".TH ADPLAY 1 \"\" \"adplay \(Self.plain(version))\" \"User Commands\"",
      ".SH NAME\nadplay \\- \(Self.plain(Overview.motto))",
      ".SH SYNOPSIS\n.nf\n\(stage.usageLines.map(Self.plain).joined(separator: "\n"))\n.fi",
      ".SH DESCRIPTION\n" + Self.paragraphs(stage.paragraphs + stage.closing),
      ".SH OPTIONS\n" + Self.list(stage.own),
      ".SH EXAMPLES\n" + Self.examples.map(Self.entry).joined(separator: "\n"),
      ".SH COMMANDS",
    ]
    return (parts + pages.dropFirst().map(Self.section)).joined(separator: "\n") + "\n"
  }

  /// Command lines, and what each is for.
  static let examples: [(line: String, use: String)] = [
    ("adplay", "Opens the stage with the first scenario; ? shows all keys, q quits."),
    (
      "adplay demo who-counted --auto",
      "Tells a story by itself: who counts an impression, and why."
    ),
    (
      "adplay run waterfall --json",
      "Plays a script without a screen, and prints what each side counted."
    ),
    (
      "adplay check Scenarios --annotations",
      "Lists the broken rules of all scenarios in a folder, where a forge shows them beside the code."
    ),
    (
      "adplay check Scenarios --watch",
      "Checks again whenever one is saved, with problems in the form that editors mark."
    ),
    (
      "adplay hunt --adapter SampleAdapter.SampleCustomEvent --runs 2000",
      "Searches for the shortest script that breaks an adapter."
    ),
    ("adplay snapshot storefront --format svg", "Prints a picture of the stage."),
    ("adplay new adapter House", "Writes a package with an adapter, to be built and run."),
    ("adplay completions --install", "Installs completions for bash, zsh and fish, and this page."),
  ]

  private static func entry(_ example: (line: String, use: String)) -> String {
    ".TP\n\\fB\(plain(example.line))\\fR\n\(plain(example.use))"
  }

  private static func section(_ page: HelpPage) -> String {
    let usage = page.usageLines.map(plain).joined(separator: "\n")
    let texts = page.paragraphs + page.closing + [page.others].compactMap(\.self)
    return ".SS \(plain(page.name))\n.nf\n\(usage)\n.fi\n.PP\n"
      + paragraphs(texts) + "\n" + list(page.own)
  }

  private static func paragraphs(_ texts: [String]) -> String {
    texts.map(plain).joined(separator: "\n.PP\n")
  }

  private static func list(_ options: [OptionFacts]) -> String {
    options.map { option in
      let value = option.placeholder.map { " \\fI\(plain($0))\\fR" } ?? ""
      return ".TP\n\\fB\(plain(option.name))\\fR\(value)\n\(plain(option.about))"
    }.joined(separator: "\n")
  }

  /// Without what would be a command of the language.
  private static func plain(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return [".", "'"].contains(where: escaped.hasPrefix) ? "\\&" + escaped : escaped
  }
}
