import Catalogue
import Playing

/// The result of a run for continuous integration: a suite per scenario, a case per expectation.
@MainActor
struct JUnitReport {
  private var suites: [String] = []
  private var tests = 0
  private var failures = 0

  mutating func add(_ run: ScriptRun, _ name: String) {
    tests += run.results.count
    failures += run.failures.count
    let head =
      "  <testsuite name=\"\(Self.escaped(name))\" tests=\"\(run.results.count)\" "
      + "failures=\"\(run.failures.count)\" errors=\"0\">"
    let cases = run.results.enumerated().map { Self.testCase($0.offset + 1, $0.element, name) }
    suites.append(([head] + cases + ["  </testsuite>"]).joined(separator: "\n"))
  }

  var bytes: [UInt8] {
    let head = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites name=\"adplay\" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"0\">",
    ]
    return Array((head + suites + ["</testsuites>", ""]).joined(separator: "\n").utf8)
  }

  private static func testCase(_ number: Int, _ result: ScriptRun.Result, _ name: String) -> String
  {
    let place = result.line.map { "line \($0)" } ?? "expectation \(number)"
    let start = "    <testcase classname=\"\(escaped(name))\" name=\"\(place) (\(number))\""
    guard let failure = result.failure else { return start + "/>" }
    let message = escaped(failure.differences.map(\.sentence).joined(separator: "; "))
    let entries = failure.entries.map { escaped(EntryWords.inReport($0)) }.joined(separator: "\n")
    return "\(start)><failure message=\"\(message)\">\(entries)</failure></testcase>"
  }

  /// Text for XML: characters that XML does not have become question marks, and those that would
  /// control a terminal or change the reading direction are only named.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n": result += " "
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": result += "?"
      default:
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator:
          result += "&#x\(String(scalar.value, radix: 16));"
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}
