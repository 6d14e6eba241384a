import Screen

/// A command as the help, completions and the manual page describe it.
struct HelpPage: Sendable {
  /// Nil for the program itself, which opens the stage.
  let command: String?
  /// The words that can come after the name, a line for each way to use it.
  let usage: [String]
  /// The command in a list of all.
  let about: String
  /// The article that tells more.
  var guide: String?
  /// Paragraphs above and below the options, with blank lines between them. A command that is not
  /// described has no page, and is not in the overview.
  var description = ""
  var ending = ""
  /// A command that only the program itself gives is in no list.
  var isHidden = false
  /// One that few need often: the first help only has its name.
  var isAside = false

  var options: [OptionFacts] = []
  /// The options of the stage that it does not have; nil if it has none of them.
  var lacking: [String]?
  /// The words that its arguments can be, besides files.
  var words: @Sendable () -> [String] = { [] }
}

extension HelpPage {
  /// The word after `adplay help`.
  var topic: String { command ?? "stage" }
  /// How the command is typed.
  var name: String { ["adplay", command].compactMap(\.self).joined(separator: " ") }
  /// The options that this page has to explain.
  var own: [OptionFacts] {
    options.filter { !$0.isOfStage } + (command == nil ? OptionFacts.questions : [])
  }
  /// All that a shell can complete.
  var offered: [OptionFacts] { options + OptionFacts.questions }
  /// Paragraphs on one line each.
  var paragraphs: [String] { Self.paragraphs(description) }
  var closing: [String] { Self.paragraphs(ending) }
  /// The command with its usual arguments.
  var synopsis: String {
    let words = usage.first?.split(separator: " ").filter { $0 != "[options]" } ?? []
    return ([command].compactMap(\.self) + words.map(String.init)).joined(separator: " ")
  }
  var usageLines: [String] { usage.map { "\(name) \($0)" } }

  /// Where its other options are explained.
  var others: String? {
    lacking.map { names in
      let exception = names.isEmpty ? "" : ", except \(names.joined(separator: " and "))"
      return "other options are those of the stage\(exception)"
    }
  }

  // MARK: The page

  private static let columns = 80
  private static let indent = 19

  /// The page, on a screen of 80 columns.
  var text: String {
    let usage = "usage: " + usageLines.joined(separator: "\n       ")
    let rows = own.map(Self.row) + [others.map { "  \($0)" }].compactMap(\.self)
    let parts =
      [usage] + paragraphs.map { Self.wrapped($0) } + [rows.joined(separator: "\n")]
      + closing.map { Self.wrapped($0) }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private static func paragraphs(_ text: String) -> [String] {
    text.split(separator: "\n\n").map { String($0).replacing("\n", with: " ") }
  }

  private static func wrapped(_ text: String, _ indent: Int = 0) -> String {
    Text.wrapped(text, width: columns - indent).joined(separator: "\n" + blanks(indent))
  }

  private static func row(_ option: OptionFacts) -> String {
    let head = "  \(option.head)"
    let gap = head.count < indent ? blanks(indent - head.count) : "\n" + blanks(indent)
    return head + gap + wrapped(option.about, indent)
  }

  private static func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }
}
