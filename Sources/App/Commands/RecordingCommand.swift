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
    let reading = RecordingReading(isLive: false, run: options.run.map(RunChoice.word))
    let journal = try reading.readNow(path)
    let director = JournalDirector(recording: path, isLive: false, try setup.stage(unit: ""))
    director.take(journal)
    try look(at: options.place, director, path)
    director.stage.notice = journal.notice
    try setup.open(director) { show(reading, director, on: $0) }
  }

  /// Shows what is read, as soon as it is, and the run that is chosen.
  private static func show(
    _ reading: RecordingReading, _ director: JournalDirector, on host: TerminalHost
  ) {
    reading.onJournal = { [weak host] journal in
      director.take(journal)
      if journal.phone.isLive != true { director.stage.notice = journal.notice }
      host?.draw()
    }
    reading.onTooLong = { [weak host] in say(.recordingIsLong, director, host) }
    host.onRun = {
      director.beginAgain()
      reading.show(.place($0))
    }
  }

  /// A file that takes a while to read is read under its stage.
  private static let longFile = 2 << 20

  private static func openLong(_ options: StageOptions) throws(Failure) -> Never {
    var setup = try TerminalSetup(options)
    let director = JournalDirector(
      recording: options.scenario, isLive: false, try setup.stage(unit: ""))
    try setup.open(director) { host in
      let reading = RecordingReading(isLive: false, run: options.run.map(RunChoice.word))
      show(reading, director, on: host)
      reading.onProgress = { [weak host] in
        director.take(percentRead: $0)
        host?.draw()
      }
      reading.onFailure = { [weak host] in say(.trouble($0.sentence), director, host) }
      reading.read(options.scenario)
    }
  }

  /// A recording on a stage that nobody draws.
  static func director(
    _ path: String, run: String?, at place: StageOptions.Place?, on stage: Stage
  ) throws(Failure) -> JournalDirector {
    let reading = RecordingReading(isLive: false, run: run.map(RunChoice.word))
    let director = JournalDirector(recording: path, isLive: false, stage)
    director.take(try reading.readNow(path))
    director.open()
    try look(at: place, director, path)
    return director
  }

  /// Selects the place that was asked for.
  private static func look(
    at place: StageOptions.Place?, _ director: JournalDirector, _ path: String
  ) throws(Failure) {
    guard let place else { return }
    if let beyond = director.select(RecordedJournal.End(place)) {
      throw .placeBeyond(path: path, beyond)
    }
  }

  /// Shows what comes, while it comes.
  static func follow(_ path: String, _ options: StageOptions) throws(Failure) -> Never {
    let input = try RecordingInput(path)
    var setup = try TerminalSetup(options, inputs: [path])
    let director = JournalDirector(
      recording: input.name, isLive: true, try setup.stage(unit: ""))
    try setup.open(director) { host in
      let reading = RecordingReading()
      show(reading, director, on: host)
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
