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
      ".SH COMMANDS",
    ]
    return (parts + pages.dropFirst().map(Self.section)).joined(separator: "\n") + "\n"
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
