package import AdServing
import Hunting
import Scenarios

/// Who plays an adapter of a recording: an adapter that is known here, perhaps with a mistake made around it, and
/// what goes wrong on its wire.
package struct Cast: Hashable, Sendable {
  /// The adapter's class; the one that errs around it stands second.
  package var classes: [String]
  package var faults: [WireFault] = []
  /// The scenario of the zoo whose line it takes the place of, as far as the recording leaves it open.
  var origin: Origin?

  struct Origin: Hashable, Sendable {
    let scenario: String
    let unit: Int
  }

  /// A line of the recording, played by this cast.
  func playing(_ line: JSONTree, withOriginal isWhole: Bool) -> JSONTree {
    var line = line
    line["class"] =
      classes.count == 1 ? .string(classes[0]) : .array(classes.map { .string($0) })
    if !faults.isEmpty { line["fault"] = .array(faults.map { .string($0.rawValue) }) }
    guard isWhole, let own = origin?.line else { return line }
    for member in own.members where !Self.recorded.contains(member.key) {
      line[member.key] = member.value
    }
    return line
  }

  /// What a recording knows better.
  private static let recorded: Set<String> = [
    "label", "class", "parameter", "outcome", "latency", "ecpm", "bidResponse", "fault",
  ]

  /// The same, and a fault.
  func with(_ fault: WireFault) -> Cast {
    var cast = self
    cast.faults.append(fault)
    return cast
  }
}

extension Cast.Origin {
  private var source: JSONTree? {
    ScenarioLibrary.content(of: scenario).flatMap { try? Scenario(reading: $0) }?.source
      .map(JSONTree.init)
  }

  fileprivate var line: JSONTree? { unitTree?[elementsOf: "lines"].first }

  /// What its unit is asked for.
  var options: JSONTree? { unitTree?["options"] }

  private var unitTree: JSONTree? {
    guard let units = source?[elementsOf: "adUnits"], unit < units.count else { return nil }
    return units[unit]
  }
}
