import Glibc
import Properties

// Plays at full length what the tests play a little of. Run with `swift run -c release Checks`, or
// `swift run -c release Checks replays` for those with this word in their names, or with `1/2` and `2/2`
// for both halves at once. `0..<10000` plays these numbers in place of the usual ones. It prints a line for
// each, with its count and its time, and exits with 1 if one fails, with the smallest proof.

/// Neighbours take about as long as each other.
let properties: [Property] = [
  .walk, .survival(runs: 100), .nonsense, .survivalOfScreens(runs: 100), .innocence, .replay,
  .arbitration, .shows, .huntedReplay,
  .judgedRecordings, .transparencyOfLibrary, .rounds, .transparency,
  .scenarioReplay, .reach(runs: 50), .ledgers, .fairRecordings,
  .sufficientRecordings, .harmedRecordings, .usualGaps, .causesFound, .mixedCausesFound,
  .schemaAgreement,
]

var status: Int32 = 0

@MainActor
func fail(_ sentence: String) {
  print("FAILED", sentence)
  status = 1
}

/// Whether a person looks on, who is then shown each number as it is played: nothing else names a number
/// that traps.
let isWatched = isatty(STDERR_FILENO) == 1
let halves = ["1/2": 0, "2/2": 1]
let half = CommandLine.arguments.dropFirst().compactMap { halves[$0] }.first
let ranges = CommandLine.arguments.dropFirst().compactMap(Range<UInt64>.init)
let words = CommandLine.arguments.dropFirst().filter {
  halves[$0] == nil && Range<UInt64>($0) == nil
}
for (place, property) in properties.enumerated()
where words.allSatisfy(property.name.contains) && (half == nil || half == place % 2) {
  var verdict = Property.Verdict.holds(times: 0)
  let time = ContinuousClock().measure {
    verdict = property.verdict(on: ranges.first ?? property.numbers) { number in
      guard isWatched else { return }
      let text = "\r\(number) "
      _ = write(STDERR_FILENO, text, text.utf8.count)
    }
  }
  switch verdict {
  case .holds(let times) where times > 0: print(time.inSeconds, property.name, "(\(times) times)")
  case .holds: fail("\(property.name): nothing was tested")
  case .fails(let proof): fail("\(property.name): \(proof)")
  }
  fflush(nil)
}
exit(status)

extension Range<UInt64> {
  fileprivate init?(_ text: String) {
    let ends = text.split(separator: "..<").map { UInt64($0) }
    guard ends.count == 2, let first = ends[0], let last = ends[1], first < last else { return nil }
    self = first..<last
  }
}

extension Duration {
  fileprivate var inSeconds: String {
    let tenths = Int(self / .milliseconds(100))
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
