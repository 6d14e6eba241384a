// Which rows of the first report are about the other's network.
extension ReportComparison {
  /// Its name as the first report has it, and the numbers of all names: `N (Bidding)` and
  /// `N (Waterfall)` are one network. Nil numbers stand for every row.
  package static func network(
    of base: Report, for other: Report, _ map: ReportMap
  ) throws(ReportProblem) -> (name: String?, numbers: Set<Int>?) {
    if let told = map.network {
      guard !base.networks.isEmpty else { throw .noNetworks(told: told) }
      let found = numbers(of: base, called: told)
      guard !found.isEmpty else { throw .whichNetwork(known: base.networks, told: told) }
      return (name(of: found, base), found)
    }
    guard !base.networks.isEmpty else { return (nil, nil) }
    let found = Set(base.networks.indices.filter { other.source.isCalled(base.networks[$0]) })
    if !found.isEmpty { return (name(of: found, base), found) }
    guard Set(base.networks.map(plain)).count == 1 else {
      throw .whichNetwork(known: base.networks, told: nil)
    }
    return (base.networks[0], nil)
  }

  private static func numbers(of base: Report, called told: String) -> Set<Int> {
    let told = plain(told)
    let exact = base.networks.indices.filter { plain(base.networks[$0]) == told }
    guard exact.isEmpty, told.count > 2 else { return Set(exact) }
    return Set(base.networks.indices.filter { plain(base.networks[$0]).contains(told) })
  }

  private static func name(of numbers: Set<Int>, _ base: Report) -> String {
    numbers.sorted().map { base.networks[$0] }.joined(separator: "\" and \"")
  }

  /// The name without how its ads are bought.
  private static func plain(_ name: String) -> String {
    let plain = ReportColumn.plain(name)
    for end in ["bidding", "waterfall"] where plain.hasSuffix(end) && plain.count > end.count {
      return String(plain.dropLast(end.count))
    }
    return plain
  }
}
