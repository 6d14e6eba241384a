import Simulation
import Testing

/// Numbers at the edge of what can be calculated with.
struct NumbersTests {
  @Test func `people count from 1 as far as there are numbers`() {
    #expect([0, 41, Int.max - 1, Int.max].map(\.ordinal) == [1, 42, Int.max, Int.max])
  }

  @Test(arguments: [
    (1.2345, 1235), (-0.5, -500), (0, 0), (9.3e15, Int.max), (-9.3e15, Int.min),
    (Double.infinity, Int.max), (-Double.infinity, Int.min), (Double.nan, 0),
  ])
  func `seconds become the nearest possible number of milliseconds`(
    _ seconds: Double, _ milliseconds: Int
  ) {
    #expect(seconds.wholeMilliseconds == milliseconds)
  }
}
