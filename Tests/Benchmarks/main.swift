import JSON
import PlaygroundCore
import Screen
import Simulation
import StageUI

// What a key costs inside the program, and what scenarios, ads and journals cost. Run with
// `swift run -c release Benchmarks`; from outside, Tests/Terminal measures the same program on a
// pseudo-terminal.

guard let bytes = ScenarioLibrary.content(of: "storefront"),
  let scenario = try? Scenario(reading: bytes)
else { fatalError("the storefront comes with the program") }

try measureDrawing(of: scenario)
measureLives(of: scenario)
try measureRuns()
try measureJournals(of: scenario)
