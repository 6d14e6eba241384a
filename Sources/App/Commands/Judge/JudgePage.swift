import Catalogue
import Directing
import Handouts
import Observing
import Screen

/// The page that shows others what a recording proves.
@MainActor
enum JudgePage {
  /// Whether it could be written. A journal of adplay has a page of its own, from `adplay evidence`.
  static func write(_ judgement: Judgement, to path: String) -> Bool {
    guard let recording = judgement.recordings.first(where: { !$0.isPlayed }),
      let journal = recording.journal()
    else {
      Console.complain(JudgeText.noPage)
      return false
    }
    let themes = EvidenceCommand.themes
    var evidence = Evidence(
      journal,
      .init(
        file: FileName.last(of: judgement.name(of: recording)), program: Shell.program,
        version: Version.current),
      EvidenceMoments(EntryList(journal)), pictures: [:], difference: nil)
    evidence.recordedAds = recording.ads
    let page = EvidencePage(evidence, dark: themes.dark, light: themes.light)
    guard let reason = Files.write(page.bytes, to: path) else { return true }
    Console.complain(OutputTrouble.notWritten(path: path, reason: reason).sentence)
    return false
  }
}
