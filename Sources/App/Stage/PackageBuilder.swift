import Catalogue
import CursesTerminal
import Directing
import Foundation
import Glibc
import Observing
import StageUI

/// Builds the package of an adapter whenever one of its sources is saved, and puts the new program in
/// the place of this one. Until that runs, this one stays as it is.
@MainActor
final class PackageBuilder {
  private let place: BuildPlace
  private let director: SessionDirector
  private weak var host: TerminalHost?
  private var build = Build()
  private var watch: FolderWatch?
  /// The process under way: first a build, then a trial of the new program.
  private var child: ChildReading?
  private var trial: ReportingChild?
  /// The program that runs.
  private let present: Files.Stamp?

  init(_ place: BuildPlace, _ director: SessionDirector, on host: TerminalHost) {
    self.place = place
    self.director = director
    self.host = host
    present = Files.stamp(of: place.program)
    // The top has the manifest, and folders that are no sources.
    watch = FolderWatch([place.package], trees: ["\(place.package)/Sources"]) { [weak self] in
      self?.saved($0)
    }
    director.stage.build = BuildReport()
    if isOutdated { handle(.saved) }
  }

  /// Whether a source was saved since the program was built: while this one took over, nobody watched.
  private var isOutdated: Bool {
    guard let present else { return false }
    let sources = "\(place.package)/Sources"
    let paths = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
    return paths.contains { path in
      let file = "\(sources)/\(path)"
      return place.isSource(file)
        && Files.stamp(of: file).map { $0.isNewer(than: present) } ?? false
    }
  }

  /// Ends what is under way.
  func stop() {
    child?.stop()
    trial?.stop()
  }

  private func saved(_ files: [String]) {
    guard files.contains(where: place.isSource) else { return }
    handle(.saved)
  }

  private func handle(_ event: Build.Event) {
    let effects = build.handle(event, at: TerminalHost.clock)
    guard !effects.isEmpty else { return }
    for effect in effects { obey(effect) }
    host?.draw()
  }

  private func obey(_ effect: Build.Effect) {
    switch effect {
    case .build: startBuild()
    case .tryOut: tryOut()
    case .say(let troubles): say(troubles)
    case .sayNothingNew(let took):
      calm()
      director.stage.notice = Notice(.builtNothingNew(took))
    case .becomeIt(let took): become(took)
    }
  }

  private func startBuild() {
    director.stage.build?.isUnderWay = true
    director.stage.notice = Notice(.building(place.product))
    guard
      let process = ChildProcess("/usr/bin/env", arguments: ["swift"] + place.words, input: [])
    else { return handle(.notBuilt([BuildTrouble(sentence: BuildText.noProcess)])) }
    child = ChildReading(process, .build) { [weak self] in self?.built($0, $1) }
  }

  private func built(_ output: [UInt8]?, _ end: ChildProcess.End) {
    guard let output else {
      return handle(.notBuilt([BuildTrouble(sentence: ChildTrouble.tooMuch.sentence)]))
    }
    guard end == .exited(0) else {
      let text = String(decoding: output, as: UTF8.self)
      return handle(.notBuilt(BuildTrouble.all(in: text, package: place.package)))
    }
    handle(.built(isNew: Files.stamp(of: place.program) != present))
  }

  /// The new program plays the session again, somewhere else: it must not trap, and must have the
  /// adapters.
  private func tryOut() {
    let journal = writeJournal()
    let words = journal.map { ["replay", $0] } ?? ["--version"]
    trial = ReportingChild(words, of: place.program, results: 0...1) { [weak self] in
      self?.tried($0)
    }
    if trial == nil { tried(.ended) }
  }

  private func tried(_ trouble: ChildTrouble?) {
    guard let trouble else { return handle(.works) }
    let sentence = trouble == .ended ? BuildText.doesNotStart : trouble.sentence
    handle(.doesNotWork([BuildTrouble(sentence: sentence)]))
  }

  /// Nil if there is no place for it.
  private func writeJournal() -> String? {
    guard let folder = StateFolder.make() else { return nil }
    let path = "\(folder)/next-\(getpid()).jsonl"
    return Files.write(director.session.journalBytes, to: path) == nil ? path : nil
  }

  private func say(_ troubles: [BuildTrouble]) {
    director.stage.build = BuildReport(troubles.map { BuildReport.Trouble($0) })
    director.stage.open(room: BuildRoom.card.name, director.state)
    director.stage.notice = Notice(.notBuilt(errors: troubles.count), .failure)
  }

  private func calm() {
    director.stage.build = BuildReport()
    guard director.stage.room.card.name == BuildRoom.card.name else { return }
    director.stage.open(room: director.stage.roomBefore, director.state)
  }

  private func become(_ took: Duration) {
    var comeback = StageComeback(journal: writeJournal(), place: place)
    comeback.view = StageView(director.stage)
    comeback.buildTime = took
    host?.measuring?.stop()
    host?.terminal.close()
    let words = Arguments.words
    let reason = Comeback(stage: comeback).become(place.program, words)
    Console.complain(OutputTrouble.notWritten(path: place.program, reason: reason).sentence)
    exit(2)
  }
}

extension BuildReport.Trouble {
  fileprivate init(_ trouble: BuildTrouble) {
    self.init(
      place: trouble.place.map { "\($0.file):\($0.line):\($0.column)" },
      sentence: trouble.sentence)
  }
}
