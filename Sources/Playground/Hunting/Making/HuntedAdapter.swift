package import AdServing

/// An adapter that is hunted, and what it answers.
package struct HuntedAdapter: Codable, Equatable, Sendable {
  package let className: String
  private let interface: String
  private var answered: [String]
  /// Whether its answers take real time: it has timers that do not know the playground's clock.
  package var takesRealTime = false

  package init(_ className: String, _ api: AdapterAPI, formats: [UnitFormat] = []) {
    self.className = className
    interface = api.rawValue
    answered = formats.map(\.rawValue)
  }

  package var api: AdapterAPI { AdapterAPI(rawValue: interface) ?? .modern }

  /// The formats that it has ads in, as far as is known.
  package var formats: [UnitFormat] {
    get { answered.compactMap(UnitFormat.init) }
    set { answered = newValue.map(\.rawValue) }
  }

  /// The formats that can be requested through its interface.
  package var possibleFormats: [UnitFormat] {
    api == .modern ? UnitFormat.allCases : [.native, .banner, .interstitial]
  }
}
