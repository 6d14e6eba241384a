package import AdServing
import Hunting
import Scenarios

/// Who plays an adapter of a recording: an adapter that is known here, perhaps with a mistake made around it, and
/// what goes wrong on its wire.
package struct Cast: Hashable, Sendable {
  /// The adapter's class; the one that errs around it stands second.
  package var classes: [String]
  package var faults: [WireFault] = []
  /// What the adapter that can make several mistakes at once makes.
  package var mistakes: [String] = []
  /// The scenario of the zoo whose line it takes the place of, as far as the recording leaves it open.
  var origin: Origin?
  /// Whether it has the words of that scenario's line, too.
  var isWhole = false

  struct Origin: Hashable, Sendable {
    let scenario: String
    let unit: Int
  }

  /// A line of the recording, played by this cast.
  func playing(_ line: JSONTree) -> JSONTree {
    var line = line
    line["class"] =
      classes.count == 1 ? .string(classes[0]) : .array(classes.map { .string($0) })
    if !mistakes.isEmpty {
      line["settings"] = .object(["mistakes": .string(mistakes.joined(separator: ", "))])
    }
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
    "settings",
  ]

  /// With and without what its scenario's line says besides.
  var variants: [Cast] {
    guard origin != nil else { return [self] }
    return [false, true].map { isWhole in
      var cast = self
      cast.isWhole = isWhole
      return cast
    }
  }

  /// The same, and a fault.
  func with(_ fault: WireFault) -> Cast {
    var cast = self
    cast.faults.append(fault)
    return cast
  }

  /// The same, and a mistake around it.
  func with(_ mistake: String) -> Cast {
    var cast = self
    cast.classes.append(mistake)
    return cast
  }
}

extension Cast.Origin {
  private var source: JSONTree? {
    ScenarioLibrary.content(of: scenario).flatMap { try? Scenario(reading: $0) }?.source
      .map(JSONTree.init)
  }

  fileprivate var line: JSONTree? {
    guard let units = source?[elementsOf: "adUnits"], unit < units.count else { return nil }
    return units[unit][elementsOf: "lines"].first
  }
}
