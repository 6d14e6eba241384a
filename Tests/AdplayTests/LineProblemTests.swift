@testable import Adplay
import Catalogue
import Scenarios
import Testing

/// A line that can't be played is refused when its file is opened.
struct LineProblemTests {
  private func refusal(_ word: String, className: String = "Foreign.Adapter") throws -> String? {
    let text = """
      {
        "title": "a test",
        "adUnits": [
          {
            "id": "feed", "format": "native",
            "lines": [
              { "label": "House", "class": "\(className)", "outcome": "fill" },
              { "label": "Main", "class": "\(className)",
                \(word) }
            ]
          }
        ]
      }
      """
    let scenario = try Scenario(reading: Array(text.utf8))
    do throws(Failure) {
      try LineProblems.check(scenario, "mine.json")
      return nil
    } catch {
      return error.sentence
    }
  }

  @Test(arguments: ["answersTwice", "answersInline", "wrongFormat"])
  func `an outcome no stand-in can play is reported with its position and a fix`(
    _ outcome: String
  ) throws {
    let sentence = try #require(try refusal(#""outcome": "\#(outcome)""#))
    #expect(sentence.hasPrefix("mine.json: line 9, column 22: expected what a stand-in can play"))
    #expect(sentence.contains(#""network": "Sample SDK""#))
    #expect(sentence.hasSuffix("found \"\(outcome)\""))
    #expect(!sentence.contains("\n"))
  }

  @Test(arguments: [
    "fill", "noFill", "networkError", "badRequest", "timeout", "unknown", "neverAnswers",
    "noSuchClass",
  ])
  func `all other outcomes are accepted`(_ outcome: String) throws {
    #expect(try refusal(#""outcome": "\#(outcome)""#) == nil)
  }

  @Test func `a line that names its network may have any outcome`() throws {
    #expect(try refusal(#""network": "Sample SDK", "outcome": "answersTwice""#) == nil)
    #expect(try refusal(#""outcome": "answersTwice""#, className: "SampleAdapter.Any") == nil)
  }

  @Test func `an unknown network is refused with its position`() throws {
    #expect(
      try refusal(#""network": "Simple SDK""#)
        == #"mine.json: line 9, column 22: expected "Sample SDK", found "Simple SDK""#)
  }
}
