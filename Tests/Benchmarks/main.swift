import Glibc
import JSON
import Scenarios
import Screen
import Simulation
import StageUI

// Measures keys, scenarios, ads and journals inside the program. Run with `swift run -c release
// Benchmarks`. `swift run -c release Benchmarks users 20000` plays that many random users with good
// adapters and exits with 1 if one is accused; `Benchmarks good 1000000` hunts everybody who keeps the
// contract in that many runs, and does the same; `Benchmarks nonsense 5000` plays that many nonsense
// adapters; `Benchmarks monkey 100000` lets somebody who does not look do that many things in each
// room, and exits with 1 where one of them takes over a second; `Benchmarks monkey 100000 16 video stage`
// does so from seed 16 in two rooms. `Benchmarks lives 500` and `Benchmarks frames 500` do just that many
// of them, to count instructions where clocks are not to be trusted; the first says how many a second,
// and exits with 1 if a rule is broken or memory grows. `Benchmarks time` measures only going back and a
// travelling tap, and exits with 1 if that takes too long; `Benchmarks vast` reads a large document
// beside a pass of the system's parser; `Benchmarks recorder` writes calls as on a phone.
// Tests/Terminal measures the same program from outside, on a pseudo-terminal.

let arguments = CommandLine.arguments.dropFirst()

let numbers = arguments.dropFirst().compactMap { UInt64($0) }
let words = arguments.dropFirst().filter { UInt64($0) == nil }
let (count, firstSeed) = (numbers.first ?? 1000, numbers.dropFirst().first ?? 1)

switch arguments.first {
case "users": exit(RandomUsers(count: count, firstSeed: firstSeed).play())
case "good":
  var parties = try GoodParties(count: count, firstSeed: firstSeed)
  exit(parties.play())
case "nonsense": exit(NonsenseUsers(count: count, firstSeed: firstSeed).play())
default: break
}

guard let bytes = ScenarioLibrary.content(of: "storefront"),
  let scenario = try? Scenario(reading: bytes)
else { fatalError("the storefront comes with the program") }

switch arguments.first {
case "lives": exit(Lives(count: Int(count)).play(scenario))
case "frames": exit(drawFrames(count, of: scenario))
case "monkey": exit(try letMonkeysPlay(count, seed: firstSeed, in: words))
case "time": exit(measureTime(of: scenario))
case "vast":
  measureVAST()
  exit(0)
case "recorder":
  measureRecorder()
  exit(0)
default: break
}

try measureDrawing(of: scenario)
measureLives(of: scenario)
let status = measureTime(of: scenario)
try measureRuns()
try measureJournals(of: scenario)
measureVAST()
measureRecorder()
exit(status)
