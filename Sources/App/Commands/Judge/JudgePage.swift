import Catalogue
import Directing
import Handouts
import Observing
import Screen

/// The page that shows others what recordings prove: each run has its place on it.
@MainActor
enum JudgePage {
  /// Whether it could be written. A journal of adplay has a page of its own, from `adplay evidence`.
  static func write(_ judgement: Judgement, to path: String) -> Bool {
    let all = judgement.recordings.compactMap { evidence(of: $0, judgement) }
    guard !all.isEmpty else {
      Console.complain(JudgeText.noPage)
      return false
    }
    let themes = EvidenceCommand.themes
    let page = EvidencePage.bytes(of: all, dark: themes.dark, light: themes.light)
    guard let reason = Files.write(page, to: path) else { return true }
    Console.complain(OutputTrouble.notWritten(path: path, reason: reason).sentence)
    return false
  }

  private static func evidence(of recording: Recording, _ judgement: Judgement) -> Evidence? {
    guard let judged = JudgedRecording(recording) else {
      Console.complain(JudgeText.notOnPage(judgement.title(of: recording), recording))
      return nil
    }
    return Evidence(
      judged,
      .init(
        file: FileName.last(of: judgement.name(of: recording)), program: Shell.program,
        version: Version.current))
  }
}
