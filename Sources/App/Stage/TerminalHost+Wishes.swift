import Catalogue
import CursesTerminal
import Directing
import Glibc
import Observing
import Playing
import Scenarios
import Screen
import Simulation
import StageUI

// What the stage asks for and cannot do itself.
extension TerminalHost {
  func obey(_ wish: StageWish) {
    switch wish {
    case .useMouse(let isOn): terminal.setMouse(on: isOn)
    case .snapshot: keepPicture()
    case .copy(let copy):
      let isCopied = terminal.copy(copy.text)
      director.stage.notice =
        isCopied ? Notice(.copied(copy.subject)) : Notice(.tooLongToCopy, .failure)
    case .keepJournal: keepJournal()
    case .keepEvidence: keepEvidence()
    case .find(let filter): onFind(filter)
    case .measureDiscrepancy(let unit): measure(unit)
    case .stopMeasuring:
      measuring?.stop()
      measuring = nil
    case .hunt(let unit): hunt(unit)
    case .stopHunting:
      hunting?.stop()
      hunting = nil
    case .export(let discrepancy, let form): export(discrepancy, form)
    case .restart, .open, .tell, .branch: replace(wish)
    case .showRun(let place): onRun(place)
    case .endStory: onEndOfStory()
    case .keep(let learned): LessonProgress.keep(learned)
    case .quit: quit()
    }
  }

  /// Writes the screen to a new file, without what is only temporary: the list of commands it was
  /// chosen from, or the notice about the last picture.
  private func keepPicture() {
    let theme = themes.theme(director.stage.theme)
    let frame = StageRenderer.render(
      director.stage, director.state, theme: theme, keyMap: director.keyMap)
    let picture = ScreenExport.bytes(frame.canvas, .svg, theme)
    let name = FileName.from(director.state.unit)
    keep(picture, "adplay-\(name)", ".svg") { .screenSaved(path: $0) }
  }

  /// Writes the journal of the world on the stage to a new file.
  private func keepJournal() {
    guard let session = (director as? SessionDirector)?.session else { return }
    let name = FileName.from(session.scenario.title)
    keep(session.journalBytes, "adplay-\(name)", ".jsonl") { .journalSaved(path: $0) }
  }

  /// Writes the page of the journal on the stage to a new file: of one that is viewed, or of the
  /// world's own, which is written beside it.
  private func keepEvidence() {
    guard evidence == nil, let journal = journalOfEvidence() else { return }
    let page = Files.createNew(FileName.stem(journal), ".html")
    guard page.number >= 0 else { return tell(notWritten: page.path, Files.reason) }
    close(page.number)
    director.stage.notice = Notice(.writingEvidence)
    evidence = EvidenceRun(of: journal, to: page.path) { [weak self] in
      self?.hasEvidence(page.path, $0)
    }
    if evidence == nil { hasEvidence(page.path, .noProcess) }
  }

  private func hasEvidence(_ page: String, _ trouble: EvidenceTrouble?) {
    evidence = nil
    if let trouble {
      unlink(page)
      tell(trouble.sentence)
    } else {
      Log.add(LogText.written(page))
      director.stage.notice = Notice(.evidenceSaved(path: page))
    }
    draw()
  }

  /// Nil if it cannot be written.
  private func journalOfEvidence() -> String? {
    guard let session = (director as? SessionDirector)?.session else {
      return director.state.recording?.name
    }
    let stem = "adplay-\(FileName.from(session.scenario.title))"
    return write(session.journalBytes, stem, ".jsonl")
  }

  /// Writes what was measured as `adplay discrepancy` prints it.
  private func export(_ discrepancy: Discrepancy, _ form: DiscrepancyForm) {
    let title = director.stage.scenario ?? director.state.title
    let seed = onMeasure(director.stage.unit)?.seed ?? 1
    let stem = "adplay-\(FileName.from(director.stage.unit))-discrepancy"
    switch form {
    case .csv:
      let rows = DiscrepancyCSV.rows(discrepancy, title: title, seed: seed)
      let table = Console.safe(table: DiscrepancyCSV.head + rows)
      keep(Array(table.utf8), stem, ".csv") { .discrepancySaved(path: $0) }
    case .json:
      keep(discrepancy.summary(title: title, seed: seed), stem, ".json") {
        .discrepancySaved(path: $0)
      }
    }
  }

  private func keep(
    _ bytes: [UInt8], _ stem: String, _ ending: String, _ news: (String) -> News
  ) {
    guard let path = write(bytes, stem, ending) else { return }
    director.stage.notice = Notice(news(path))
  }

  /// Writes a new file; nil if that is not possible, which is said.
  private func write(_ bytes: [UInt8], _ stem: String, _ ending: String) -> String? {
    let (path, failure) = Files.writeNew(bytes, stem, ending, from: 1)
    if let failure {
      tell(notWritten: path, failure)
    } else {
      Log.add(LogText.written(path))
    }
    return failure == nil ? path : nil
  }

  private func tell(notWritten path: String, _ reason: String) {
    tell(OutputTrouble.notWritten(path: path, reason: reason).sentence)
  }

  private func tell(_ sentence: String) {
    Log.add(LogText.trouble(sentence))
    director.stage.notice = Notice(.trouble(sentence), .failure)
  }

  /// Hunts the adapter whose ad it is, or that of the unit's first line.
  private func hunt(_ unit: String) {
    hunting?.stop()
    let scenario = (director as? SessionDirector)?.session.scenario
    guard let (bytes, _) = onMeasure(unit), let lines = scenario?.unit(unit)?.lines else {
      director.stage.hunt?.failure = .madeInCode
      return
    }
    let state = director.state
    let place = state.ledgers.newest(of: unit).flatMap { state.placeOfLine(of: $0) }
    let line = place.flatMap { lines.indices.contains($0) ? lines[$0] : nil } ?? lines.first
    hunting = line.flatMap { line in
      HuntingRun(scenario: bytes, adapter: line.className) { [weak self] progress in
        self?.director.stage.hunt = progress
        self?.draw()
      }
    }
    if hunting == nil { director.stage.hunt?.failure = line == nil ? .madeInCode : .noProcess }
  }

  private func measure(_ unit: String) {
    measuring?.stop()
    guard let (scenario, seed) = onMeasure(unit) else {
      director.stage.discrepancy?.outcome = .failed(.madeInCode)
      return
    }
    measuring = DiscrepancyRun(scenario: scenario, seed: seed) { [weak self] progress in
      self?.director.stage.discrepancy = progress
      self?.draw()
    }
    if measuring == nil {
      director.stage.discrepancy?.outcome = .failed(.noProcess)
    }
  }
}
