import Catalogue
import Glibc
import VAST

/// `adplay vast`: what documents say, and where their wrappers lead.
@MainActor
enum VASTCommand {
  /// 0 if all can be read, 2 if one can't.
  static func run(_ options: VASTOptions) throws(Failure) -> Int32 {
    if options.opensStage { try VASTStage.open(options) }
    let paths = try VASTFiles.expand(options.files)
    let catalogue = try options.catalogue.map(VASTCatalogue.init(at:))
    var status: Int32 = 0
    for (number, path) in paths.enumerated() {
      let sheet: VASTSheet
      do {
        sheet = try read(path, options, catalogue)
      } catch {
        // The other documents can be read nevertheless.
        guard paths.count > 1 else { throw error }
        Console.complain(error.sentence)
        status = error.exitStatus
        continue
      }
      if let refusal = sheet.refusal {
        Console.complain("\(path): \(refusal.sentence)")
        status = 2
      }
      show(sheet, options, isFirst: number == 0, isOnly: paths.count == 1)
    }
    return status
  }

  private static func read(
    _ path: String, _ options: VASTOptions, _ catalogue: VASTCatalogue?
  ) throws(Failure) -> VASTSheet {
    let reading: VASTReading
    do {
      reading = try VASTReader.read(try VASTFiles.bytes(path, .any))
    } catch let failure as Failure {
      throw failure
    } catch let refusal as VASTRefusal {
      return VASTSheet(path: path, refusal: refusal, resolves: options.resolves)
    } catch {
      throw .unreadable(path: path, .system("\(error)"))
    }
    var sheet = VASTSheet(
      path: path, document: reading.document, findings: findings(of: reading, options))
    if options.resolves { try resolve(reading.document, catalogue, options, into: &sheet) }
    return sheet
  }

  private static func findings(
    of reading: VASTReading, _ options: VASTOptions
  ) -> [VASTFinding] {
    guard options.lints else { return reading.findings }
    // Of equal places, the reader's come first.
    return (reading.findings + VASTLint.findings(in: reading.document)).enumerated().sorted {
      ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
    }.map(\.element)
  }

  /// Follows the wrappers; what is wrong with a document further in is found once, however many
  /// wrappers lead to it.
  private static func resolve(
    _ document: VASTDocument, _ catalogue: VASTCatalogue?, _ options: VASTOptions,
    into sheet: inout VASTSheet
  ) throws(Failure) {
    // What it has read is forgotten with the document.
    var catalogue = catalogue
    var known: Set<String> = []
    var resolution = VASTResolution(
      document, wrappers: options.wrapperLimit ?? VASTResolution.usualWrappers)
    while let request = resolution.request {
      let answer = try catalogue?.answer(to: request.url)
      resolution.answer(answer?.vast ?? .unreachable)
      guard let answer, known.insert(answer.path).inserted else { continue }
      let findings = answer.result.map { self.findings(of: $0, options) }
      sheet.further.append(.init(url: answer.url, path: answer.path, result: findings))
    }
    sheet.play = VASTPlay(resolution.outcome)
  }

  private static func show(
    _ sheet: VASTSheet, _ options: VASTOptions, isFirst: Bool, isOnly: Bool
  ) {
    if options.printsJSON {
      Console.print(json: sheet.json(naming: !isOnly))
    } else if sheet.refusal == nil {
      Console.print((isFirst ? "" : "\n") + VASTReport.text(sheet))
    }
  }
}
