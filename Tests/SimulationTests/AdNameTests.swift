import Simulation
import Testing

struct AdNameTests {
  @Test(arguments: [
    ("feed#1", "feed", 1), ("a#b#20", "a#b", 20), ("u#999999999", "u", 999_999_999),
  ])
  func `a name is a unit and a number`(_ text: String, _ unit: String, _ number: Int) {
    #expect(AdName(text) == AdName(unit: unit, number: number))
    #expect(AdName(unit: unit, number: number).text == text)
    #expect(AdName.unit(of: text) == unit)
  }

  @Test(arguments: [
    "", "feed", "#1", "feed#", "feed#0", "feed#01", "feed#-1", "feed#1x", "feed#1000000000",
    "feed#٣",
  ])
  func `any other text is no name`(_ text: String) {
    #expect(AdName(text) == nil)
  }
}
