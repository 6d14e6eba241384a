extension Scenario.Unit {
  /// One server of MAX answers for all units of one name and format, and cannot do so in two ways.
  func clash(with other: Self) -> String? {
    guard var here = asking.max, var there = other.asking.max, format == other.format else {
      return nil
    }
    let name = here.adUnitID ?? id
    guard name == there.adUnitID ?? other.id else { return nil }
    (here.adUnitID, here.flaw) = (nil, nil)
    (there.adUnitID, there.flaw) = (nil, nil)
    guard here != there else { return nil }
    return "the unit \"\(other.id)\" is \"\(name)\" for MAX, too, and says something else of it"
  }
}
