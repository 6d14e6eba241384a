import JSON
import PlaygroundCore

/// Scenarios by name or file.
enum Scenarios {
  /// The scenario of a file, or one that comes with the program.
  static func open(_ name: String) throws(Failure) -> Scenario {
    if name == "-" { return try read(Files.read("/dev/stdin"), "standard input") }
    let isFile = Files.exists(name)
    guard isFile || ScenarioLibrary.content(of: name) != nil else {
      let names = (ScenarioLibrary.all + ScenarioLibrary.zoo).map(\.name)
      throw name.contains("/") || name.hasSuffix(".json")
        ? .unreadable(path: name, reason: "No such file or directory")
        : .unknownScenario(name, nearest: NearestWord.of(name, in: names))
    }
    return try read(isFile ? Files.read(name) : ScenarioLibrary.content(of: name) ?? [], name)
  }

  private static func read(_ bytes: [UInt8], _ name: String) throws(Failure) -> Scenario {
    if bytes.starts(with: #"{"format":"adplay-journal""#.utf8) {
      throw .unreadable(path: name, reason: "this is a journal; adplay replay does it again")
    }
    let scenario: Scenario
    do { scenario = try Scenario(reading: bytes) } catch { throw .badFile(path: name, error) }
    try AdapterClasses.check(scenario, name)
    return scenario
  }
}
