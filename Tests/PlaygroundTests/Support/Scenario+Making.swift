import AdServing
import Scenarios

extension Scenario {
  /// An ad unit, `feed`, with these lines.
  static func feed(
    _ lines: Scenario.Line..., options: Scenario.Options = .init(), timeout: Duration = .seconds(5)
  ) -> Scenario {
    Scenario(
      title: "a test",
      adUnits: [.init(id: "feed", options: options, lines: lines, timeout: timeout)])
  }
}

extension Scenario {
  /// The same for custom events of SDK 7.
  static func legacyFeed(
    _ lines: Scenario.Line..., options: Scenario.Options = .init()
  ) -> Scenario {
    var unit = Unit(id: "feed", options: options, lines: lines)
    unit.api = .legacy
    return Scenario(title: "a test", adUnits: [unit])
  }
}

extension Scenario.Line {
  /// A line for the sample adapter, which fills by default.
  static func sample(
    _ outcome: Scenario.Outcome? = .fill, label: String = "Sample SDK",
    className: String = "SampleAdapter.SampleCustomEvent", latency: Duration? = nil,
    flags: Scenario.Flags = .init(), googleDecides: Bool = false, ecpmMicros: Int? = nil,
    ad: Scenario.Content? = nil, network: String? = nil
  ) -> Scenario.Line {
    var line = Scenario.Line(
      label: label, className: className, parameter: label, outcome: outcome, latency: latency,
      flags: flags, googleDecides: googleDecides, ecpmMicros: ecpmMicros, ad: ad)
    line.network = network
    return line
  }
}

extension Scenario.Content {
  /// The default ad with the changes of the closure.
  static func with(_ change: (inout Scenario.Content) -> Void) -> Scenario.Content {
    var content = Scenario.Content()
    change(&content)
    return content
  }
}
