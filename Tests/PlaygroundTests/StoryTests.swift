import JSON
@testable import Scenarios
import Testing

/// Scripts as people follow them.
struct StoryTests {
  private func story(_ steps: String...) throws -> Story {
    let text = """
      {"title": "t", "adUnits": [{"id": "u", "format": "native", "lines": []}],
       "script": [\(steps.joined(separator: ","))]}
      """
    return Story(try Scenario(reading: Array(text.utf8)).script)
  }

  @Test func `a beat ends with a sentence and begins behind the last`() throws {
    let story = try story(
      #"{"say": "Look."}"#, #"{"load": "u"}"#, #"{"show": "u"}"#, #"{"say": "An ad."}"#,
      #"{"tap": "headline"}"#, #"{"say": "A click."}"#)
    #expect(story.beats.map(\.caption) == [.said("Look."), .said("An ad."), .said("A click.")])
    #expect(story.beats.map(\.steps) == [0..<1, 1..<4, 4..<6])
  }

  @Test func `what is pointed at and noted belongs to the sentence beside it`() throws {
    let story = try story(
      #"{"look": "counts"}"#, #"{"say": "One."}"#, #"{"note": "Breathe."}"#,
      #"{"load": "u"}"#, #"{"say": "Two."}"#, #"{"look": "phone"}"#)
    #expect(story.beats.map(\.look) == [.counts, .phone])
    #expect(story.beats.map(\.note) == ["Breathe.", nil])
    #expect(story.beats.map(\.steps) == [0..<3, 3..<6])
  }

  @Test func `steps behind the last sentence are a beat of their own`() throws {
    let story = try story(#"{"say": "One."}"#, #"{"load": "u"}"#)
    #expect(story.beats.map(\.caption) == [.said("One."), .end])
    #expect(story.beats.last?.steps == 1..<2)
  }

  @Test func `a script that says nothing has a beat for each action`() throws {
    let story = try story(
      #"{"load": "u"}"#, #"{"expect": {"findings": []}}"#, #"{"advance": "1s"}"#)
    #expect(
      story.beats.map(\.caption) == [.done(.load(unit: "u")), .done(.advance(.seconds(1)))])
    #expect(story.beats.map(\.steps) == [0..<2, 2..<3])
  }

  @Test func `an empty script has no beat`() throws {
    #expect(try story().beats.isEmpty)
  }

  @Test func `every step is in exactly one beat`() throws {
    for name in ScenarioLibrary.everything.map(\.name) {
      let content = try #require(ScenarioLibrary.content(of: name))
      let script = try Scenario(reading: content).script
      let steps = Story(script).beats.flatMap { Array($0.steps) }
      #expect(steps == Array(script.indices), "\(name)")
    }
  }

  @Test(arguments: [
    #"{"say": ""}"#, #"{"look": "moon"}"#, #"{"note": 3}"#, #"{"say": "a", "look": "phone"}"#,
  ])
  func `a telling without a meaning is refused`(_ step: String) {
    #expect(throws: JSONError.self) { try story(step) }
  }
}
