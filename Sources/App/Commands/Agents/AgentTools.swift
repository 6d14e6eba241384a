import ContextProtocol

/// The tools of `adplay mcp`: one row adds one.
enum AgentTools {
  static let all: [AgentTool] = [
    AgentTool(
      name: "check", title: "Find broken rules", page: CheckOptions.command.page,
      subject: .scenarios, leavesOut: ["--rules", "--problems", "--watch"],
      effect: .overwrites),
    AgentTool(
      name: "run", title: "Play scripts and check what they expect", page: RunOptions.command.page,
      subject: .scenarios, leavesOut: ["--repeat", "--threshold"],
      effect: .overwrites),
    AgentTool(
      name: "hunt", title: "Find the shortest way to break an adapter or an app",
      page: HuntOptions.command.page, subject: .scenarios, leavesOut: ["--stats"],
      effect: .overwrites),
    AgentTool(
      name: "discrepancy", title: "Play many times and compare both counts",
      page: RunOptions.discrepancy.page, subject: .scenarios),
    AgentTool(
      name: "validate", title: "Judge how an app lays out its native ads",
      page: ValidateOptions.command.page, subject: .scenarios, effect: .overwrites),
    AgentTool(
      name: "snapshot", title: "See a screen of the stage as text",
      page: SnapshotOptions.command.page, subject: .scenario, form: .text,
      leavesOut: ["--format", "--theme"]),
    AgentTool(
      name: "diff", title: "Compare two journals", page: DiffOptions.command.page,
      subject: .words("journals", meaning: "Two journals, or a scenario with apis", isNeeded: true),
      leavesOut: ["--theme"], effect: .overwrites),
    AgentTool(
      name: "vast", title: "Read, resolve and check video ads", page: VASTOptions.command.page,
      subject: .words("files", meaning: "VAST documents, or folders of them", isNeeded: true),
      leavesOut: ["--stage"]),
    AgentTool(
      name: "judge", title: "Judge what a recorder wrote on a phone",
      page: JudgeOptions.command.page,
      subject: .words(
        "files", meaning: "Recordings, logs that have them, or folders of these", isNeeded: true),
      effect: .overwrites),
    AgentTool(
      name: "extract", title: "Make a scenario of a recording", page: ExtractOptions.command.page,
      subject: .words(
        "files", meaning: "Recordings, logs that have them, or folders of these", isNeeded: true)),
    AgentTool(
      name: "explain", title: "Say why two reports differ", page: ExplainOptions.command.page,
      subject: .words(
        "reports", meaning: "Google's report, and those of networks", isNeeded: true),
      leavesOut: ["--stage"], effect: .overwrites),
    AgentTool(
      name: "capture", title: "Audit the pixels of the video ads in a capture",
      page: CaptureOptions.command.page,
      subject: .word("file", meaning: "A capture, as HAR"),
      leavesOut: ["--stage"], effect: .overwrites),
    AgentTool(
      name: "consent", title: "Decode consent strings", page: ConsentOptions.command.page,
      subject: .words(
        "strings", meaning: "Consent strings, or keys with their values", isNeeded: true)),
    AgentTool(
      name: "scenarios", title: "List the built-in scenarios", page: ListingOptions.command.page,
      leavesOut: ["--schema", "--journal-schema", "--schemas", "--part"]),
    AgentTool(
      name: "scenario_schema", title: "The JSON Schema of a scenario",
      page: ListingOptions.command.page, words: ["--schema"], form: .text,
      leavesOut: ["--schema", "--journal-schema", "--schemas"],
      about: """
        Describes every key and word of a scenario. All of it is long (85 kB): ask for the part "scenario" \
        first, which names the others, and then for those that you need.
        """),
    AgentTool(
      name: "rules", title: "Why a rule matters, and how to keep it",
      page: RulesOptions.command.page,
      subject: .words("rules", meaning: "The ids of rules; all if left out", isNeeded: false)),
    AgentTool(
      name: "new_adapter", title: "Write a package with a new adapter",
      page: NewOptions.command.page, words: ["adapter"],
      subject: .word("name", meaning: "The name of the network, such as House"),
      form: .text, effect: .adds),
  ]

  /// Only where the program is built from a package of its user's, which is named.
  static func build(_ package: String = "") -> AgentTool {
    AgentTool(
      name: "build", title: "Build the package again",
      page: HelpPage(
        command: "build", usage: [], about: "build the package",
        description: """
          Builds the adapters and the apps in this package; the next call plays what was built. If it
          can't be built, the error has the compiler's lines.
          """),
      form: .build(package: package), effect: .adds)
  }
}
