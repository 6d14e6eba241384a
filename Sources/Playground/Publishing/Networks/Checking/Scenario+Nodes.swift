package import JSON
package import Scenarios

extension Scenario {
  /// Where a line's setting is in the file; nil if it is not there, or the scenario was made in
  /// code.
  package func node(_ key: String, ofLine line: Int, ofUnit unit: Int) -> JSONNode? {
    let units = source?.member("adUnits")?.elements ?? []
    guard units.indices.contains(unit) else { return nil }
    let lines = units[unit].member("lines")?.elements ?? []
    return lines.indices.contains(line) ? lines[line].member(key) : nil
  }

  /// Where an ad of a unit is in the file, likewise: that of a line, of a slot, or of its service.
  package func node(ofAd place: Int, ofUnit unit: Int) -> JSONNode? {
    let units = source?.member("adUnits")?.elements ?? []
    guard units.indices.contains(unit) else { return nil }
    let list = units[unit].member("lines") ?? units[unit].member("slots")
    let owners = list?.elements ?? [units[unit]]
    return owners.indices.contains(place) ? owners[place].member("ad") : nil
  }

  /// Where something is in a unit of the file, likewise.
  package func node(_ path: [JSONPath.Step], ofUnit unit: Int) -> JSONNode? {
    source?.at([.key("adUnits"), .index(unit)] + path)
  }

  /// Where a step of the script sets something of a unit, likewise.
  package func node(_ path: [JSONPath.Step], ofSettingInStep place: Int) -> JSONNode? {
    step(place)?.member("set")?.at(path)
  }

  /// Where a step of the script says what it does, likewise.
  package func node(_ key: String, ofStep place: Int) -> JSONNode? { step(place)?.member(key) }

  /// Where an option of a unit is in the file, likewise.
  package func node(_ key: String, ofOptionsOf unit: Int) -> JSONNode? {
    let units = source?.member("adUnits")?.elements ?? []
    return units.indices.contains(unit) ? units[unit].member("options")?.member(key) : nil
  }

  /// Where an expectation names a book in the file; nil if it does not, or the scenario was made in
  /// code.
  package func positionOfBook(_ name: String, inStep place: Int) -> JSONPosition? {
    let books = step(place)?.member("expect")?.member("books")
    return books?.members.first { $0.key == name }?.keyPosition
  }

  /// Where a step sets this in the file; nil if it does not, or the scenario was made in code.
  package func positionOfSetting(_ key: String, inStep place: Int) -> JSONPosition? {
    step(place)?.member("set")?.member(key)?.position
  }

  private func step(_ place: Int) -> JSONNode? {
    let steps = source?.member("script")?.elements ?? []
    return steps.indices.contains(place) ? steps[place] : nil
  }
}

extension JSONNode {
  fileprivate func at(_ path: [JSONPath.Step]) -> JSONNode? {
    path.reduce(self) { node, step in
      switch step {
      case .key(let key): node?.member(key)
      case .index(let place): node?.elements.dropFirst(place).first
      }
    }
  }
}
