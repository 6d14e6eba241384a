import Catalogue
import Extracting
import Hunting
import Observing

/// `adplay extract`: a recording as a scenario that breaks the same rules here.
@MainActor
enum ExtractCommand {
  /// 1 if some rule is not broken again, 2 if there was nothing to extract, otherwise 0.
  static func run(_ options: ExtractOptions) throws(Failure) -> Int32 {
    let files = try RecordingFiles.expand(options.files)
    let judgement = try JudgeCommand.judge(files, keepsEntries: true)
    guard let recording = recording(in: judgement, options.run) else {
      Console.complain(ExtractWords.noRun(options.run ?? "", of: judgement.recordings))
      return 2
    }
    guard let extraction = Extraction(recording) else {
      Console.complain(ExtractWords.nothing(in: recording))
      return 2
    }
    if options.printsJSON {
      Console.print(json: extraction.json)
    } else {
      let others = judgement.recordings.count - 1
      for line in ExtractWords.lines(extraction, of: recording, besides: others) {
        Console.complain(line)
      }
      Console.print(extraction.tree.laidOut() + "\n")
    }
    guard recording.judgedCount > 0 else {
      Console.complain(JudgeText.nothingJudged([recording]))
      return 2
    }
    return extraction.hasAll ? 0 : 1
  }

  private static func recording(in judgement: Judgement, _ run: String?) -> Recording? {
    let all = judgement.recordings
    guard let run else { return all.first { !$0.findings.isEmpty } ?? all.first }
    return all.first { $0.run == run }
  }
}
