import Catalogue
import Contract
import JSON
import Simulation

struct RulesOptions: Equatable {
  /// The ids of rules; all if empty.
  var rules: [String] = []
  var printsJSON = false

  static let command = CommandTable(
    HelpPage(
      command: "rules", usage: ["[RULE...] [options]"],
      about: "list the rules, or explain some", guide: "Findings",
      description: """
        Lists every rule of the contract, or says of those that are named what breaks them, why it
        matters, and how to keep them.
        """),
    RulesOptions(),
    options: [.json(\.printsJSON, "one JSON line per rule")],
    arguments: .init({ Rulebook.all.map(\.id) }) { (options, words) throws(UsageError) in
      options.rules = words.all
    },
    run: RulesCommand.run)
}

/// `adplay rules`: what the contract demands.
@MainActor
enum RulesCommand {
  static func run(_ options: RulesOptions) throws(Failure) -> Int32 {
    let rules = try options.rules.map { (id) throws(Failure) in try rule(id) }
    if options.printsJSON {
      for rule in rules.isEmpty ? Rulebook.all : rules {
        Console.print(json: RulesReport.line(rule))
      }
    } else if rules.isEmpty {
      CheckReport.printRules()
    } else {
      Console.print(rules.map(RulesReport.text).joined(separator: "\n"))
    }
    return 0
  }

  private static func rule(_ id: String) throws(Failure) -> Rule {
    guard let rule = Rulebook.rule(id) else {
      throw .usage(.unknownRule(id, nearest: NearestWord.of(id, in: Rulebook.all.map(\.id))))
    }
    return rule
  }
}

/// A rule, for people and for programs.
enum RulesReport {
  static func text(_ rule: Rule) -> String {
    let role = rule.party.role
    let keeper = role == .google ? CountsText.google : "the \(role.rawValue)"
    let head = "\(rule.id)  \(rule.severity.rawValue), kept by \(keeper)"
    let rows = [rule.sentence, "why   \(rule.why)", "fix   \(rule.fix)"]
    let code = rule.code.map { ["      \($0)"] } ?? []
    return ([head] + (rows + code + ["from  \(rule.source)"]).map { "  \($0)" })
      .joined(separator: "\n") + "\n"
  }

  static func line(_ rule: Rule) -> [UInt8] {
    JSONWriter.line { json in
      json.writeMember("rule", rule.id)
      json.writeMember("severity", rule.severity.rawValue)
      json.writeMember("party", rule.party.role.rawValue)
      json.writeMember("sentence", rule.sentence)
      json.writeMember("why", rule.why)
      json.writeMember("fix", rule.fix)
      if let code = rule.code { json.writeMember("code", code) }
      json.writeMember("source", rule.source)
    }
  }
}
