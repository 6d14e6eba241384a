import Catalogue
import CursesTerminal
import Directing
import Glibc
import Observing
import StageUI

/// Recordings of a phone on the stage: `adplay RECORDING`, and `adplay --follow FILE|-`.
@MainActor
enum RecordingCommand {
  static func open(_ options: StageOptions) throws(Failure) -> Never {
    let path = options.scenario
    let isLong = Files.size(of: path) >= longFile && options.place == nil
    if isLong, RecordingFiles.beginsWithRun(path) { try openLong(options) }
    var setup = try TerminalSetup(options)
    let journal = try RecordingReading.read(path)
    let director = JournalDirector(recording: path, isLive: false, try setup.stage(unit: ""))
    director.take(journal)
    try look(options, director)
    director.stage.notice = journal.notice
    try setup.open(director)
  }

  /// A file that takes a while to read is read under its stage.
  private static let longFile = 2 << 20

  private static func openLong(_ options: StageOptions) throws(Failure) -> Never {
    var setup = try TerminalSetup(options)
    let director = JournalDirector(
      recording: options.scenario, isLive: false, try setup.stage(unit: ""))
    try setup.open(director) { host in
      let reading = RecordingReading(isLive: false)
      reading.onProgress = { [weak host] in
        director.take(percentRead: $0)
        host?.draw()
      }
      reading.onJournal = { [weak host] journal in
        director.take(journal)
        director.stage.notice = journal.notice
        host?.draw()
      }
      reading.onTooLong = { [weak host] in say(.recordingIsLong, director, host) }
      reading.onFailure = { [weak host] in say(.trouble($0.sentence), director, host) }
      reading.read(options.scenario)
    }
  }

  /// Selects the place that was asked for.
  private static func look(
    _ options: StageOptions, _ director: JournalDirector
  ) throws(Failure) {
    guard let place = options.place else { return }
    if let beyond = director.select(RecordedJournal.End(place)) {
      throw .placeBeyond(path: options.scenario, beyond)
    }
  }

  /// Shows what comes, while it comes.
  static func follow(_ path: String, _ options: StageOptions) throws(Failure) -> Never {
    guard path != "-" || isatty(STDIN_FILENO) == 0 else {
      throw .unreadable(path: path, .nothingToFollow)
    }
    let input = try RecordingInput(path)
    var setup = try TerminalSetup(options, inputs: [path])
    let director = JournalDirector(
      recording: input.name, isLive: true, try setup.stage(unit: ""))
    try setup.open(director) { host in
      let reading = RecordingReading()
      reading.onJournal = { [weak host] journal in
        director.take(journal)
        host?.draw()
      }
      reading.onTooLong = { [weak host] in say(.recordingIsLong, director, host) }
      input.onNews = { [weak host] in say($0, director, host) }
      input.begin { reading.take($0) }
    }
  }

  private static func say(_ news: News, _ director: JournalDirector, _ host: TerminalHost?) {
    director.stage.notice = Notice(news, .failure)
    host?.draw()
  }
}

extension PhoneJournal {
  /// What is wrong with it, behind where it comes from.
  fileprivate var notice: Notice? {
    let facts = phone.facts.dropFirst()
    return facts.isEmpty ? nil : Notice(.ofRecording(Array(facts)), .failure)
  }
}
