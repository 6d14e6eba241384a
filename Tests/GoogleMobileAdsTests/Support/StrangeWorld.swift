import AdServing
import GoogleMobileAds
import Simulation

/// A new world in which the unit `feed` has these lines.
func beginWorld(_ lines: AdUnit.Line..., timeout: Duration = .seconds(5)) -> World {
  let world = World.begin(seed: 7)
  AdServer.shared.units["feed"] = AdUnit(
    id: "feed", format: .native, lines: lines, timeout: timeout)
  return world
}

extension AdUnit.Line {
  /// A line for one of the strange adapters, labelled with its class.
  static func strange(
    _ className: String, parameter: String? = nil, valueMicros: Int? = nil,
    settings: [String: Any] = [:]
  ) -> AdUnit.Line {
    var settings = settings
    settings["parameter"] = parameter
    return AdUnit.Line(
      className: "StrangeAdapters.\(className)", label: className, settings: settings,
      valueMicros: valueMicros)
  }
}

extension World {
  /// The violations noted so far, in order.
  var violations: [String] {
    journal.entries.compactMap { entry in
      if case .note(let violation?) = entry.kind { violation.rawValue } else { nil }
    }
  }
}
