import Catalogue
import Contract
import Observing

/// `adplay judge`: who counted on a phone, and which rules of the contract were broken there.
@MainActor
enum JudgeCommand {
  /// 1 if a rule with severity error is broken, 2 if there was nothing to judge, in one of the files or in
  /// all, or a report could not be written, otherwise 0.
  static func run(_ options: JudgeOptions) throws(Failure) -> Int32 {
    let files = try RecordingFiles.expand(options.files)
    try Overwriting.refuse(
      [("--junit", options.junit), ("--sarif", options.sarif), ("--html", options.html)], of: files)
    let judgement = try judge(files, keepsEntries: options.html != nil)
    for recording in judgement.recordings {
      if options.printsJSON {
        Console.print(json: judgement.summary(of: recording))
      } else {
        JudgeReport.print(recording, judgement)
      }
    }
    guard JudgeReports(judgement).write(options) else { return 2 }
    if let path = options.html, !JudgePage.write(judgement, to: path) { return 2 }
    if judgement.hasError { return 1 }
    guard judgement.recordings.contains(where: { $0.judgedCount > 0 }) else {
      Console.complain(JudgeText.nothingJudged(judgement.recordings))
      return 2
    }
    let named = options.files.filter { judgement.empty.contains($0) }
    for file in named {
      Console.complain(Failure.unreadable(path: file, .noRecording).sentence)
    }
    return named.isEmpty ? 0 : 2
  }

  /// What was read and judged, after what was wrong with it was told.
  static func judge(
    _ files: [String], keepsEntries: Bool
  ) throws(Failure) -> Judgement {
    var recordings = Recordings(keepsEntries: keepsEntries)
    var empty: Set<String> = []
    for file in files {
      let before = recordings.recorderLines
      recordings.beginFile()
      try Files.stream(file) { recordings.take($0) }
      recordings.endFile()
      if recordings.recorderLines == before { empty.insert(file) }
    }
    let judged = recordings.end()
    let judgement = Judgement(
      files: files, empty: empty, recordings: judged, troubles: recordings.troubles,
      badLines: recordings.badLines)
    JudgeReport.complain(of: judgement)
    guard !judged.isEmpty else {
      throw .unreadable(path: files.count == 1 ? files[0] : "\(files.count) files", .noRecording)
    }
    return judgement
  }
}

/// What was read and found.
struct Judgement {
  let files: [String]
  /// Those in which no recorder wrote.
  let empty: Set<String>
  let recordings: [Recording]
  let troubles: [RecordingTrouble]
  let badLines: Int

  var hasError: Bool {
    recordings.contains { $0.findings.contains { $0.finding.rule.severity == .error } }
  }

  func name(of recording: Recording) -> String { name(recording.file) }

  /// A file as people call it.
  func name(_ file: Int) -> String { files[file] == "-" ? JudgeText.standardInput : files[file] }

  /// The same, told apart from other runs in one file.
  func title(of recording: Recording) -> String {
    let isAlone = recordings.filter { $0.file == recording.file }.count == 1
    guard !isAlone else { return name(of: recording) }
    return "\(name(of: recording)) (\(JudgeText.name(ofRun: recording.run)))"
  }

  /// The file and the line of an entry.
  func place(_ place: RecordedFinding.Place) -> String { "\(name(place.file)):\(place.line)" }
}
