import Catalogue
import Playing

/// The results of a check in files for other programs, and as annotations.
@MainActor
struct CheckReports {
  private let options: Command.CheckOptions
  private var junit = JUnitReport()
  private var sarif = SARIFReport()

  init(_ options: Command.CheckOptions) { self.options = options }

  mutating func add(_ check: ScenarioCheck, _ name: String) {
    junit.add(check, name)
    sarif.add(check, name)
    guard options.printsAnnotations else { return }
    for finding in check.findings {
      let annotation = Annotation(finding, at: FindingPlace(finding, in: check, name))
      // With --json, standard output has nothing but lines of JSON; forges read both.
      if options.printsJSON {
        Console.note(annotation.line)
      } else {
        Console.print(annotation.line + "\n")
      }
    }
  }

  /// Whether all files that were wanted could be written.
  func write() -> Bool {
    let written = [write(junit.bytes, to: options.junit), write(sarif.bytes, to: options.sarif)]
    return written.allSatisfy { $0 }
  }

  private func write(_ bytes: @autoclosure () -> [UInt8], to path: String?) -> Bool {
    guard let path, let reason = Files.write(bytes(), to: path) else { return true }
    Console.complain(OutputTrouble.notWritten(path: path, reason: reason).sentence)
    return false
  }
}
