import Catalogue
import Directing
import Handouts
import Observing
import Playing
import Scenarios
import Theming

/// `adplay evidence`: a page that shows others what a journal proves.
@MainActor
enum EvidenceCommand {
  /// 0, or 2 if the page could not be written.
  static func run(_ options: EvidenceOptions) throws(Failure) -> Int32 {
    try Overwriting.refuse([("--output", options.output)], of: [options.journal])
    let journal = try Journals.open(options.journal, for: .evidence)
    let evidence = try evidence(of: journal, options.journal)
    let bytes = page(evidence).bytes
    let (path, failure) = write(bytes, options)
    if let failure {
      Console.complain(OutputTrouble.notWritten(path: path, reason: failure).sentence)
      return 2
    }
    let report = EvidenceReport.written(
      path, entries: journal.count, moments: evidence.momentsShown, rules: evidence.rulesBroken)
    if options.output == "-" { Console.note(report) } else { Console.print(report + "\n") }
    return 0
  }

  private static func evidence(
    of journal: RecordedJournal, _ path: String
  ) throws(Failure) -> Evidence {
    let moments = EvidenceMoments(EntryList(journal))
    let themes = themes
    let camera = StageCamera(moments.chosen, dark: themes.dark, light: themes.light)
    let replay = try Journals.replay(journal, path, patience: .usualPatience) { session in
      LastCall.follow(session)
      camera.follow(session)
    }
    let difference = replay.difference.flatMap { $0.recorded == nil ? nil : $0.number }
    if let difference {
      Console.complain(ReplayText.differsFromRecording(path, entry: difference))
    }
    return Evidence(
      journal,
      .init(file: FileName.last(of: path), program: Shell.program, version: Version.current),
      moments,
      pictures: camera.pictures, difference: difference)
  }

  private static func page(_ evidence: Evidence) -> EvidencePage {
    EvidencePage(evidence, dark: themes.dark, light: themes.light)
  }

  /// The default, and the first light one.
  static var themes: (dark: Theme, light: Theme) {
    var store = ThemeStore()
    let all = store.names.map { store.theme($0) }.filter { !$0.isMonochrome }
    let dark = all.first { !$0.isLight } ?? .mono
    return (dark, all.first(where: \.isLight) ?? dark)
  }

  /// Without a wanted path, a file that did not exist.
  private static func write(
    _ bytes: [UInt8], _ options: EvidenceOptions
  ) -> (path: String, failure: String?) {
    if let path = options.output { return (path, Files.write(bytes, to: path)) }
    return Files.writeNew(bytes, FileName.stem(options.journal), ".html")
  }
}
