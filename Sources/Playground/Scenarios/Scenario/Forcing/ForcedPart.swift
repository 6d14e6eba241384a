/// A part of a unit, such as a line, on which the user forced something, or which goes wrong anyway.
package struct ForcedPart: Equatable, Sendable {
  /// Its place in the settings, from 0.
  package var place: Int
  package var label: String
  package var forces: [Force]

  package init(place: Int, label: String, forces: [Force]) {
    self.place = place
    self.label = label
    self.forces = forces
  }
}

extension Scenario.Unit {
  /// What was forced on its parts since the scenario began, and what goes wrong with them anyway.
  package func forced(since original: Scenario.Unit?) -> [ForcedPart] {
    asking.through.form.forced(asking, original?.asking).filter { !$0.forces.isEmpty }
  }
}

extension Scenario.Waterfall {
  func forced(since original: Scenario.Waterfall?) -> [ForcedPart] {
    let before = (original?.lines ?? []).lined(up: lines.map(\.label), by: \.label)
    return zip(lines, before).enumerated().map { place, line in
      ForcedPart(place: place, label: line.0.label, forces: line.0.forced(since: line.1))
    }
  }
}
