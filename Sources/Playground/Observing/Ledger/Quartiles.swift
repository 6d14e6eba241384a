/// How often each part of a video was reached.
package struct Quartiles: Codable, Equatable, Sendable {
  package var first = 0
  package var midpoint = 0
  package var third = 0
  package var complete = 0

  package init(first: Int = 0, midpoint: Int = 0, third: Int = 0, complete: Int = 0) {
    self.first = first
    self.midpoint = midpoint
    self.third = third
    self.complete = complete
  }

  /// In the order in which they are reached.
  package var all: [(word: String, count: Int)] {
    [
      ("firstQuartile", first), ("midpoint", midpoint), ("thirdQuartile", third),
      ("complete", complete),
    ]
  }
}
