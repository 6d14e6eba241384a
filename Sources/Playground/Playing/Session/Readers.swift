import Contract
import Observing
import Scenarios
import Simulation

/// What a session learns from its journal, entry by entry.
///
/// An object of its own, since outside code may still write when the session is gone.
final class Readers {
  /// Judges every entry as it is written: a broken rule has its place in the journal.
  var judge = Judge()
  /// What was asked and not answered, if anybody waits for answers in real time.
  private(set) var questions: OpenQuestions?
  /// The books as far as somebody has looked.
  private var ledgers: Ledgers
  private var entriesRead = 0

  init(_ scenario: Scenario, waitsForAnswers: Bool) {
    ledgers = Ledgers(scenario.adUnits)
    questions = waitsForAnswers ? OpenQuestions() : nil
  }

  func read(_ entry: Entry) {
    judge.handle(entry)
    questions?.handle(entry)
  }

  /// Both books after all of these. They are kept only when somebody looks: most of the lives of a
  /// thousand users pass without.
  func ledgers(after entries: [Entry]) -> Ledgers {
    for place in entriesRead..<entries.count { ledgers.add(entries[place]) }
    entriesRead = entries.count
    return ledgers
  }
}
