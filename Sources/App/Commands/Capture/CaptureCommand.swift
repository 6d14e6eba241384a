import Auditing
import Catalogue
import HAR
import Handouts
import VAST

/// `adplay capture`: which pixels of the video ads in a capture were called.
@MainActor
enum CaptureCommand {
  /// 1 if the calls of a pixel are wrong, otherwise 0.
  static func run(_ options: CaptureOptions) throws(Failure) -> Int32 {
    try Overwriting.refuse([("--html", options.html)], of: [options.file] + options.documents)
    let audit = CaptureAudit(try CaptureFiles.read(options.file), files: try documents(options))
    if let number = options.stage { return try open(number, audit, options) }
    let name = options.file == "-" ? JudgeText.standardInput : options.file
    if options.printsJSON {
      Console.print(json: audit.json)
    } else {
      Console.print(CaptureReport.lines(audit, name).joined(separator: "\n") + "\n")
    }
    for note in CaptureText.notes(audit) { Console.note("\(name): \(note)") }
    if let path = options.html, !write(audit, name, to: path) { return 2 }
    return audit.hasFaults ? 1 : 0
  }

  private static func documents(
    _ options: CaptureOptions
  ) throws(Failure) -> [(path: String, bytes: [UInt8])] {
    try options.documents.map { (path) throws(Failure) in
      do {
        let bytes = try VASTFiles.bytes(path)
        // A file that is no VAST would be taken for an answer without an ad, whose error pixels are due.
        if !VASTReader.isVAST(bytes) { _ = try VASTReader.read(bytes) }
        return (path, bytes)
      } catch let failure as Failure {
        throw failure
      } catch let refusal as VASTRefusal {
        throw .unreadable(path: path, .system(refusal.sentence))
      } catch {
        throw .unreadable(path: path, .tooLarge(mebibytes: 8))
      }
    }
  }

  private static func write(_ audit: CaptureAudit, _ name: String, to path: String) -> Bool {
    let themes = EvidenceCommand.themes
    let page = CapturePage(audit, name: name, dark: themes.dark, light: themes.light)
    guard let reason = Files.write(page.bytes, to: path) else { return true }
    Console.complain(OutputTrouble.notWritten(path: path, reason: reason).sentence)
    return false
  }

  /// Plays an ad's documents on the phone.
  private static func open(
    _ number: Int, _ audit: CaptureAudit, _ options: CaptureOptions
  ) throws(Failure) -> Int32 {
    guard let (root, answers) = audit.documents(ofAd: number - 1) else {
      let shown = audit.ads.indices.filter { audit.documents(ofAd: $0) != nil }.map { $0 + 1 }
      throw .usage(
        .badValue(option: "--stage", value: "\(number)", wanted: "\(CaptureText.shown(shown))"))
    }
    let facts = CaptureText.played(options.file, audit.ads[number - 1])
    try VASTStage.open(root, answers: answers, path: options.file, telling: facts)
  }
}
