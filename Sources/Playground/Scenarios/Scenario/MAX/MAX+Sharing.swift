extension Scenario.Unit {
  /// The name by which MAX knows this unit and another one, if they say different things of the one server
  /// that answers for both.
  func nameOfMAX(sharedDifferentlyWith other: Self) -> String? {
    guard var here = asking.max, var there = other.asking.max, format == other.format else {
      return nil
    }
    let name = here.adUnitID ?? id
    guard name == there.adUnitID ?? other.id else { return nil }
    (here.adUnitID, here.flaw) = (nil, nil)
    (there.adUnitID, there.flaw) = (nil, nil)
    return here == there ? nil : name
  }
}
