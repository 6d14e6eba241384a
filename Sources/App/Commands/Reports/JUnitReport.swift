/// Results as JUnit XML, for continuous integration: a suite per scenario.
struct JUnitReport {
  private var suites: [String] = []
  private var tests = 0
  private var failures = 0

  struct Case {
    let name: String
    let outcome: Outcome
  }

  enum Outcome {
    case passed
    /// It passed, with something worth reading.
    case passedSaying([String])
    /// There was nothing to test, for these reasons.
    case skipped([String])
    case failed(String, details: [String])

    fileprivate var isFailure: Bool { if case .failed = self { true } else { false } }
    fileprivate var isSkipped: Bool { if case .skipped = self { true } else { false } }
  }

  mutating func add(suite name: String, _ cases: [Case]) {
    let failed = cases.filter(\.outcome.isFailure).count
    let skipped = cases.filter(\.outcome.isSkipped).count
    tests += cases.count
    failures += failed
    let head =
      "  <testsuite name=\"\(XMLText.escaped(name))\" tests=\"\(cases.count)\" "
      + "failures=\"\(failed)\" errors=\"0\"\(skipped > 0 ? " skipped=\"\(skipped)\"" : "")>"
    let lines = cases.map { Self.line($0, of: name) }
    suites.append(([head] + lines + ["  </testsuite>"]).joined(separator: "\n"))
  }

  var bytes: [UInt8] {
    let head = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites name=\"adplay\" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"0\">",
    ]
    return Array((head + suites + ["</testsuites>", ""]).joined(separator: "\n").utf8)
  }

  private static func line(_ test: Case, of suite: String) -> String {
    let names = "classname=\"\(XMLText.escaped(suite))\" name=\"\(XMLText.escaped(test.name))\""
    let start = "    <testcase \(names)"
    switch test.outcome {
    case .passed: return start + "/>"
    case .passedSaying(let lines):
      return "\(start)><system-out>\(text(lines))</system-out></testcase>"
    case .skipped(let reasons):
      return
        "\(start)><skipped message=\"\(XMLText.escaped(reasons.joined(separator: " ")))\"/></testcase>"
    case .failed(let message, let details):
      let attribute = "message=\"\(XMLText.escaped(message))\""
      return "\(start)><failure \(attribute)>\(text(details))</failure></testcase>"
    }
  }

  private static func text(_ lines: [String]) -> String {
    lines.map(XMLText.escaped).joined(separator: "\n")
  }
}
