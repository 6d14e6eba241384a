// Facts of notes that the simulation itself writes.

extension Fact<String> {
  package static let violation = Fact("violation")
  package static let of = Fact("of")
  package static let now = Fact("now")
  package static let older = Fact("older")
  /// A part of a native ad: an asset's word, or another.
  package static let part = Fact("part")
}

extension Fact<Int> {
  package static let bytes = Fact("bytes")
}

extension Fact<[Int]> {
  /// A rectangle in an ad's view: x, y, width, height.
  package static let frame = Fact("frame")
}

extension Fact<String> {
  /// The thread on which a recorded call came: `main`, or a queue's label.
  package static let thread = Fact("thread")
  /// The id of a recorded ad object.
  package static let objectID = Fact("objectID")
  /// The name of a load that turned out to be an application's ad.
  package static let loadName = Fact("load")
}

extension Fact<Int> {
  /// In how many seconds a recorder that nothing happens to says again that it is still there.
  package static let nextMark = Fact("next")
}

extension Fact<Bool> {
  /// Whether the application tells its recorder what a network does.
  package static let isInWords = Fact("words")
}
