import Catalogue
import JSON
import Observing
import Playing
import Publishing
import Scenarios
import Simulation

/// Scenarios by name or path.
enum ScenarioStore {
  /// The scenario in a file, or a built-in one. `warn` hears of what can be played, but is hardly
  /// meant; a built-in scenario means all it says. The kind is `any` for what a command line names.
  static func open(
    _ name: String, _ kind: Files.Kind = .regular, warn: (Failure) -> Void = { _ in }
  ) throws(Failure) -> Scenario {
    if name == "-" { return try read(Files.readInput(), "standard input", warn) }
    let isFile = Files.exists(name)
    guard isFile || ScenarioLibrary.content(of: name) != nil else {
      let names = ScenarioLibrary.everything.map(\.name)
      throw name.contains("/") || name.hasSuffix(".json")
        ? .unreadable(path: name, .noSuchFile)
        : .unknownScenario(name, nearest: NearestWord.of(name, in: names))
    }
    return isFile
      ? try read(Files.read(name, kind), name, warn)
      : try read(ScenarioLibrary.content(of: name) ?? [], name) { _ in }
  }

  /// The same for a start of the stage, which looks for no mistakes in a built-in scenario: there are
  /// none, as every other command says of it.
  static func openOnStage(_ name: String) throws(Failure) -> Scenario {
    guard name != "-", !Files.exists(name), let bytes = ScenarioLibrary.content(of: name) else {
      return try open(name, .any)
    }
    var scenario: Scenario
    do { scenario = try Scenario(reading: bytes) } catch { throw .badFile(path: name, error) }
    scenario.files = FilePlaces(beside: name)
    try scenario.embedDocuments(name) { _ in }
    return scenario
  }

  /// Whether there is a built-in scenario or a file of this name, or what looks like a file.
  static func knows(_ name: String) -> Bool {
    name == "-" || name.contains("/") || name.hasSuffix(".json") || Files.exists(name)
      || ScenarioLibrary.content(of: name) != nil
  }

  /// The same with a brand's names and texts.
  static func open(
    _ name: String, _ brand: Brand, _ kind: Files.Kind = .regular
  ) throws(Failure) -> Scenario {
    let scenario = try open(name, kind)
    guard brand.network != nil || brand.icon != nil || !brand.texts.isEmpty else {
      return scenario
    }
    do { return try scenario.branded(brand) } catch { throw .badFile(path: name, error) }
  }

  /// Plays the script in a session that has not been started, up to a place in it.
  @MainActor
  static func play(
    _ session: Session, upTo place: StageOptions.Place, _ name: String
  ) throws(Failure) -> Session {
    let run = ScriptRun.play(session, until: ScriptRun.End(place))
    if let end = run.beyondTheEnd { throw .placeBeyond(path: name, end) }
    return run.session
  }

  /// The scenario in the bytes of a file.
  static func read(
    _ bytes: [UInt8], _ name: String, _ warn: (Failure) -> Void = { _ in }
  ) throws(Failure) -> Scenario {
    let isJournal = bytes.starts(with: #"{"format":"adplay-journal""#.utf8)
    if isJournal, RecordingStart(of: bytes).run == nil {
      throw .unreadable(path: name, .isJournal)
    }
    var scenario: Scenario
    do { scenario = try Scenario(reading: bytes) } catch {
      // A console, or what a recorder wrote itself.
      guard RecordingStart(of: bytes).run == nil else {
        throw .unreadable(path: name, .isRecording(.replay))
      }
      throw .badFile(path: name, error)
    }
    try Failure.naming(name) { () throws(BadScenario) in try ScenarioProblems.checkAll(scenario) }
    scenario.files = FilePlaces(beside: name)
    try scenario.embedDocuments(name, warn: warn)
    for bad in BadConsentString.all(in: scenario) {
      warn(.badConsent(path: name, bad.position, key: bad.key, bad.error))
    }
    return scenario
  }
}

extension ScriptRun.End {
  init(_ place: StageOptions.Place) {
    self =
      switch place {
      case .number(let line): .line(line)
      case .time(let time): .time(Instant.start + time)
      }
  }
}
