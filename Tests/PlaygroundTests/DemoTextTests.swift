import Catalogue
import Testing

/// How long a tour is said to take.
struct DemoTextTests {
  @Test(arguments: [
    (4, "about 10 seconds"), (58, "about 1 minute"), (80, "about 80 seconds"),
    (104, "about 100 seconds"), (118, "about 2 minutes"), (150, "about 2½ minutes"),
    (300, "about 5 minutes"),
  ])
  func `a time is said to ten seconds, and a long one to half a minute`(
    _ seconds: Int, _ words: String
  ) {
    #expect(DemoText.length(steps: 3, .seconds(seconds)) == "3 steps, \(words)")
  }
}
