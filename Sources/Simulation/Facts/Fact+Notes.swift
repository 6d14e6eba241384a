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
