import Catalogue
import Contract
import Observing
import Playing
import Scenarios
import Simulation

/// `adplay validate`: how native ads are laid out.
@MainActor
enum ValidateCommand {
  /// 0 if native ads were shown and none has a fault, 2 if a report could not be written, otherwise 1.
  static func run(_ options: ValidateOptions) throws(Failure) -> Int32 {
    let files = try ScenarioFiles.expand(options.scenarios)
    let inputs = files + [options.layout].compactMap(\.self)
    try Overwriting.refuse([("--sarif", options.sarif)], of: inputs)
    var scenarios: [(name: String, scenario: Scenario)] = []
    if let path = options.layout { scenarios.append((path, try LayoutFile.scenario(of: path))) }
    for name in files { scenarios.append((name, try ScenarioFiles.open(name))) }
    var isFaultless = true
    var sarif = SARIFReport()
    for (name, scenario) in scenarios {
      let check = ScenarioCheck.play(scenario, seed: options.seed)
      let verdict = LayoutVerdict(check.session.journal.entries)
      isFaultless = isFaultless && !verdict.shown.isEmpty && verdict.faults.isEmpty
      if options.printsJSON {
        Console.print(json: verdict.json(of: name))
      } else {
        Console.print(verdict.report(of: name))
      }
      let rules = Set(verdict.faults.map(\.rule.id))
      sarif.add(check, name, only: rules, isScenario: name != options.layout)
    }
    if let path = options.sarif, let reason = Files.write(sarif.bytes, to: path) {
      Console.complain(OutputTrouble.notWritten(path: path, reason: reason).sentence)
      return 2
    }
    return isFaultless ? 0 : 1
  }
}
