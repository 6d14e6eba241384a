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
    let inputs = [options.layout].compactMap(\.self) + files
    try Overwriting.refuse([("--sarif", options.sarif)], of: inputs)
    var scenarios: [Input] = []
    for name in inputs { scenarios.append(try open(name, isLayout: name == options.layout)) }
    var isFaultless = true
    var sarif = SARIFReport()
    for (name, scenario, isLayout) in scenarios {
      let check = ScenarioCheck.play(scenario, seed: options.seed)
      let verdict = LayoutVerdict(check.session.journal.entries)
      isFaultless = isFaultless && !verdict.shown.isEmpty && verdict.faults.isEmpty
      if options.printsJSON {
        Console.print(json: verdict.json(of: name))
      } else {
        Console.print(verdict.report(of: name))
      }
      sarif.add(verdict.faults, of: check, name, isScenario: !isLayout)
    }
    if let path = options.sarif, let reason = Files.write(sarif.bytes, to: path) {
      Console.complain(OutputTrouble.notWritten(path: path, reason: reason).sentence)
      return 2
    }
    return isFaultless ? 0 : 1
  }

  private typealias Input = (name: String, scenario: Scenario, isLayout: Bool)

  /// A file that has views and no ad units is a layout, with or without `--layout`.
  private static func open(_ name: String, isLayout: Bool) throws(Failure) -> Input {
    guard isLayout || LayoutFile.isLayout(name) else {
      return (name, try ScenarioFiles.open(name), false)
    }
    return (name, try LayoutFile.scenario(of: name), true)
  }
}
