import JSON
@testable import Scenarios
import Properties
import Testing

/// How often a banner may be refreshed: the limits of a real ad unit.
struct RefreshIntervalTests {
  private func node(_ text: String) throws -> JSONNode { try JSONReader.read("\"\(text)\"") }

  @Test(
    arguments: [
      ("30s", 30_000), ("30000ms", 30_000), ("0.5min", 30_000), ("0.0084h", 30_240),
      ("60s", 60_000), ("1.25min", 75_000), ("119.999s", 119_999), ("120s", 120_000),
      ("120000ms", 120_000), ("2min", 120_000), ("0.0333h", 119_880),
    ])
  func `a refresh interval is between 30 and 120 seconds`(_ text: String, _ milliseconds: Int)
    throws
  {
    #expect(try node(text).refreshInterval() == .milliseconds(milliseconds))
  }

  @Test(arguments: ["0s", "1s", "29.999s", "29999ms", "120.001s", "120001ms", "2.0001min", "1h"])
  func `any other interval is refused with the limits`(_ text: String) throws {
    let node = try node(text)
    let error = #expect(throws: JSONError.self) { try node.refreshInterval() }
    let sentence = try #require(error?.sentence)
    #expect(sentence.contains(#"from "30s" to "120s""#))
  }

  @Test func `the schema's pattern accepts what the reader does`() throws {
    let validator = try SchemaValidator(ScenarioSchema.bytes())
    let wholes = [
      "0", "1", "2", "3", "29", "30", "31", "59", "99", "100", "109", "110", "119", "120", "121",
      "130", "200", "300", "999", "29999", "30000", "99999", "100000", "109999", "119999",
      "120000", "120001", "130000", "",
    ]
    let fractions = [
      "", ".0", ".5", ".4", ".49", ".4999", ".5000", ".0000", ".9999", ".001", ".000", ".0001",
      ".0083", ".0084", ".008", ".009", ".0099", ".01", ".0100", ".02", ".0299", ".03", ".0300",
      ".033", ".0329", ".0333", ".0334", ".034", ".04", ".1", ".00840", ".",
    ]
    var accepted = 0
    for whole in wholes {
      for fraction in fractions {
        for unit in ["ms", "s", "min", "h", ""] {
          let text = try node(whole + fraction + unit)
          let interval = try? text.refreshInterval()
          #expect(
            validator.accepts(text, as: "refreshInterval") == (interval != nil),
            "\(text.text ?? "")")
          if interval != nil { accepted += 1 }
        }
      }
    }
    #expect(accepted > 100)
  }
}
