// Facts of notes that the simulation itself writes.

extension Fact<String> {
  package static let violation = Fact("violation")
  package static let of = Fact("of")
  package static let now = Fact("now")
  package static let older = Fact("older")
}

extension Fact<Int> {
  package static let bytes = Fact("bytes")
}
