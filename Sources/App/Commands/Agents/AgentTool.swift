/// A tool for agents: a command of the program, with what an agent says about it.
struct AgentTool: Sendable {
  let name: String
  /// What it does, in a few words.
  let title: String
  let page: HelpPage
  /// The words that come first, behind the command.
  var words: [String] = []
  var subject = Subject.nothing
  var form = Form.lines
  /// Options that are not for agents, besides those that no agent needs.
  var leavesOut: Set<String> = []
  /// Whether it leaves every file as it is, unless an option names one to be written.
  var isReadOnly = true

  /// What it is about: the command's arguments.
  enum Subject: Equatable, Sendable {
    case nothing
    /// Scenarios by name or file, or one as it is.
    case scenarios
    /// The same, but only one.
    case scenario
    /// Files, or other words, under this name.
    case words(String, meaning: String, isNeeded: Bool)
  }

  /// What the command prints.
  enum Form: Sendable {
    /// A line of JSON for each result, with this option.
    case lines
    case text
  }
}

extension AgentTool {
  /// All that an agent may say of it, besides what it is about.
  var options: [OptionFacts] {
    page.options.filter {
      !$0.isOfStage && !leavesOut.contains($0.name) && !Self.own.contains($0.name)
    }
  }

  /// The server says these itself, or they are for people.
  private static let own: Set<String> = [
    "--json", "--progress", "--annotations", "--csv", "--width",
  ]

  /// The member of a call's arguments that stands for an option.
  static func key(of option: OptionFacts) -> String {
    String(option.name.drop { $0 == "-" }).replacing("-", with: "_")
  }
}
