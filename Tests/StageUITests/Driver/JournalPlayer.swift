import Directing
import JSON
import Observing
import Playing
import Properties
import Scenarios
import Screen
import Simulation
import StageUI
import Testing
import Themes
import Theming

/// A stage with a recorded journal. Results of reading in the background arrive when a test says
/// so.
@MainActor
final class JournalPlayer: Onlooker {
  let journal: RecordedJournal
  private let director: JournalDirector
  private(set) var wishes: [StageWish] = []
  private var typist = Typist()

  /// Opens the journal of a library scenario after its script.
  convenience init(
    _ scenario: String = "lost-on-the-way", width: Int = 100, height: Int = 30
  ) throws {
    self.init(
      try RecordedJournal(playing: scenario), name: "\(scenario).jsonl", width: width,
      height: height)
  }

  init(_ journal: RecordedJournal, name: String, width: Int = 100, height: Int = 30) {
    self.journal = journal
    director = JournalDirector(
      journal, name: name,
      Stage(
        unit: "", themes: .builtIn,
        theme: Theme.mono.name, size: Size(width: width, height: height)))
    director.onWish = { [weak self] in self?.wishes.append($0) }
    director.open()
  }

  var stage: Stage {
    get { director.stage }
    set { director.stage = newValue }
  }
  var state: StageState { director.state }

  /// The number of the entry shown in full.
  var shown: Int? {
    lines(of: .device).first.flatMap { $0.split(separator: " ").first }
      .flatMap { Int($0.dropFirst()) }
  }

  /// The first finding for a rule.
  func finding(_ rule: String) throws -> Entry {
    let finding = try journal.entries().first { entry in
      guard case .finding(let broken, _, _) = entry.kind else { return false }
      return broken == rule
    }
    return try #require(finding)
  }

  func press(_ key: Key) { `do`(.key(key)) }
  func press(_ character: Character) { press(Key(character)) }
  func press(_ code: Key.Code) { press(Key(code)) }
  func paste(_ text: String) { `do`(.paste(text)) }
  func type(_ text: String) { receive(typist.type(text)) }

  /// Does what a user can do: what no terminal sends is a fault of the test.
  private func `do`(_ event: InputEvent) {
    let events = typist.do(event)
    if events != [event] { Issue.record("no terminal sends \(event)") }
    receive(events)
  }

  private func receive(_ events: [InputEvent]) {
    var rest = events[...]
    while let event = rest.next(joiningLetters: stage.isTyping) {
      director.handle(event, hitting: nil)
    }
  }

  /// Provides the ledgers and the moments up to a part of the journal.
  func read(percent: Int) throws {
    var ledgers = Ledgers()
    var past = JournalPast(ledgers)
    for entry in try journal.entries().prefix(journal.count * percent / 100) {
      ledgers.add(entry)
      past.add(entry, ledgers)
    }
    director.take(ledgers, past, percentRead: percent)
  }

  /// The indices of the matching rows.
  func places(for filter: String) throws -> [Int] {
    try journal.entries().filter(TraceFilter(filter).fits).map { $0.number - 1 }
  }

  /// Provides these matches.
  func find(_ filter: String, _ places: [Int]) {
    director.take(StageState.Matches(filter: filter, places: places))
  }
}

extension RecordedJournal {
  /// The journal of a library scenario after its script.
  @MainActor
  convenience init(playing name: String) throws {
    let content = try #require(ScenarioLibrary.content(of: name))
    let session = Session(try Scenario(reading: content))
    var json = JSONWriter()
    session.writeJournalHeader(to: &json)
    let run = ScriptRun.play(session)
    for entry in run.session.journal.entries { entry.write(to: &json) }
    try self.init(reading: json.bytes)
  }
}
