import ContextProtocol

/// A tool for agents: a command of the program, and how a call fills its command line.
struct AgentTool: Sendable {
  let name: String
  /// A few words that clients show in place of the name.
  let title: String
  let page: HelpPage
  /// The words that come first, behind the command.
  var words: [String] = []
  var subject = Subject.nothing
  var form = Form.lines
  /// Options that are not for agents, besides those that no agent needs.
  var leavesOut: Set<String> = []
  /// What a call may do to files.
  var effect = ToolCard.Effect.reads
  /// What it does, where that is not what the command does as a whole.
  var about: String?

  /// The command's arguments, as a call gives them.
  enum Subject: Equatable, Sendable {
    case nothing
    /// Scenarios by name or file, or one as it is.
    case scenarios
    /// The same, but only one.
    case scenario
    /// One word under this name.
    case word(String, meaning: String)
    /// Files, or other words, under this name.
    case words(String, meaning: String, isNeeded: Bool)
  }

  /// The output of the command.
  enum Form: Equatable, Sendable {
    /// A line of JSON for each result, with this option.
    case lines
    case text
    /// What a build of this package says; one that fails is an error.
    case build(package: String)
  }
}

extension AgentTool {
  /// The options that an agent may give, besides the arguments.
  var options: [OptionFacts] {
    page.options.filter {
      !$0.isOfStage && !leavesOut.contains($0.name) && !Self.own.contains($0.name)
    }
  }

  /// The server gives these itself, or they are for people.
  private static let own: Set<String> = [
    "--json", "--progress", "--annotations", "--csv", "--width",
  ]

  /// The member of a call's arguments that stands for an option.
  static func key(of option: OptionFacts) -> String {
    String(option.name.drop { $0 == "-" }).replacing("-", with: "_")
  }
}
