import JSON
@testable import Scenarios
import Properties
import Testing

struct LengthOfTimeTests {
  private func node(_ text: String) throws -> JSONNode { try JSONReader.read("\"\(text)\"") }

  @Test(
    arguments: [
      ("0s", 0), ("200ms", 200), ("2s", 2000), ("1.5s", 1500), ("0.001s", 1), ("0.0001min", 6),
      ("0.0001h", 360), ("90min", 5_400_000), ("24h", 86_400_000), ("1440.0min", 86_400_000),
      ("86400000ms", 86_400_000),
    ])
  func `a number with a unit is a duration`(_ text: String, _ milliseconds: Int) throws {
    #expect(try node(text).duration() == .milliseconds(milliseconds))
  }

  @Test(
    arguments: [
      "", "s", "1", "1 s", "-1s", "+1s", ".5s", "1.s", "007s", "1e3ms", "1.5ms", "1.0001s", "١s",
      "½s", "86400001ms", "86400.001s", "1440.0001min", "24.0001h", "25h", "99999999999999999999h",
      "1.5.5s", "1sec", "1S", "0x1s", "infs",
    ])
  func `anything else is refused`(_ text: String) throws {
    #expect(throws: JSONError.self) { try node(text).duration() }
  }

  @Test func `the schema's pattern accepts what the reader does`() throws {
    let validator = try SchemaValidator(ScenarioSchema.bytes())
    let wholes = [
      "0", "00", "1", "9", "10", "19", "20", "23", "24", "25", "30", "99", "100", "999", "1000",
      "1399",
      "1439", "1440", "1441", "1500", "2000", "9999", "10000", "79999", "80000", "86399", "86400",
      "86401", "87000", "99999", "100000", "9999999", "79999999", "86399999", "86400000",
      "86400001",
      "86410000", "87000000", "99999999", "100000000", "", "-1", "a",
    ]
    let fractions = ["", ".", ".0", ".5", ".001", ".000", ".0000", ".9999", ".00000", ".12345"]
    var accepted = 0
    for whole in wholes {
      for fraction in fractions {
        for unit in ["ms", "s", "min", "h", "", "d", "ss"] {
          let text = try node(whole + fraction + unit)
          let duration = try? text.duration()
          #expect(
            validator.accepts(text, as: "duration") == (duration != nil), "\(text.text ?? "")")
          let positive = try? text.positiveDuration()
          #expect(
            validator.accepts(text, as: "positiveDuration") == (positive != nil),
            "\(text.text ?? "")")
          let any = try? text.anyDuration()
          #expect(
            validator.accepts(text, as: "anyDuration") == (any != nil), "\(text.text ?? "")")
          #expect(duration == nil || any == duration)
          if duration != nil { accepted += 1 }
        }
      }
    }
    #expect(accepted > 100)
  }
}
