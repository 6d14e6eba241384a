import Catalogue
import Contract
import JSON

/// A finding as a line that a forge shows beside the scenario's line: `::error file=…,line=…::…`.
struct Annotation {
  let line: String

  /// What was broken before a change already is only a notice.
  init(_ finding: Finding, at place: FindingPlace, isOld: Bool = false) {
    let level =
      switch finding.rule.severity {
      case .error where !isOld: "error"
      case .warning where !isOld: "warning"
      case .error, .warning, .note: "notice"
      }
    self.init(level, finding.rule.id, CheckText.message(finding, isOld: isOld), at: place)
  }

  init(_ failure: AdapterFailure, at place: FindingPlace) {
    self.init("error", CrashText.ruleID, failure.sentence, at: place)
  }

  private init(_ level: String, _ title: String, _ message: String, at place: FindingPlace) {
    var properties: [(String, String)] = []
    if let file = place.file {
      properties += [
        ("file", file), ("line", "\(place.position.line)"), ("col", "\(place.position.column)"),
      ]
    }
    properties.append(("title", title))
    let list = properties.map { "\($0.0)=\(Self.property($0.1))" }.joined(separator: ",")
    line = "::\(level) \(list)::\(Self.text(message))"
  }

  private static func text(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    Self.text(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
