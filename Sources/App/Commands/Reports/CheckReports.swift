import Catalogue
import Playing
import Scenarios

/// The results of a check in files for other programs, and as annotations.
@MainActor
struct CheckReports {
  private let options: CheckOptions
  private var junit = JUnitReport()
  private var sarif = SARIFReport()
  private var markdown: MarkdownReport

  init(_ options: CheckOptions) {
    self.options = options
    markdown = MarkdownReport(options)
  }

  /// Quietly, if the annotations are printed already.
  mutating func add(
    _ check: ScenarioCheck, _ name: String, old: Set<Int>? = nil, isQuiet: Bool
  ) {
    markdown.add(check, name, old: old)
    junit.add(check, name, old: old)
    sarif.add(check, name, old: old)
    guard !isQuiet else { return }
    for (place, finding) in check.findings.enumerated() {
      print(
        Annotation(
          finding, at: FindingPlace(finding, in: check, name),
          isOld: old?.contains(place) == true))
    }
  }

  /// An adapter took the program with it.
  mutating func add(
    _ failure: AdapterFailure, _ scenario: Scenario, _ name: String, isQuiet: Bool
  ) {
    let place = FindingPlace(failure, in: scenario, name)
    junit.add(failure, name)
    markdown.add(failure, name)
    sarif.add(failure, at: place)
    if !isQuiet { print(Annotation(failure, at: place)) }
  }

  mutating func add(mended: [CheckBaseline.Breach]) { markdown.add(mended: mended) }

  private func print(_ annotation: Annotation) {
    guard options.printsAnnotations else { return }
    // With --json, standard output has nothing but lines of JSON; forges read both.
    if options.printsJSON {
      Console.note(annotation.line)
    } else {
      Console.print(annotation.line + "\n")
    }
  }

  /// Whether all files that were wanted could be written.
  func write() -> Bool {
    let written = [
      write(junit.bytes, to: options.junit), write(sarif.bytes, to: options.sarif),
      write(Array(markdown.text.utf8), to: options.markdown),
    ]
    return written.allSatisfy { $0 }
  }

  private func write(_ bytes: @autoclosure () -> [UInt8], to path: String?) -> Bool {
    guard let path, let reason = Files.write(bytes(), to: path) else { return true }
    Console.complain(OutputTrouble.notWritten(path: path, reason: reason).sentence)
    return false
  }
}
