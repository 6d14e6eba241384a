import AdServing
import AppLovinSDK
import MediatedNetworks
import Scenarios
import Simulation

/// What the units of MAX in an application share: the SDK's start, and the names of their ads.
@MainActor
final class MAXApp {
  static var shared: MAXApp { World.current.instance { MAXApp() } }

  /// The units, each once, with the number of their requests.
  private var units: [MediatedAdID: (unit: Scenario.Unit, requests: Int)] = [:]

  private var hasStarted = false

  private init() {
    let server = MediatedServer.shared
    let others = server.adOfRequest
    server.adOfRequest = { [weak self] id in
      MainActor.assumeIsolated { self?.beginAd(of: id) } ?? others(id)
    }
    server.unitOfKey = { [weak self] key in
      MainActor.assumeIsolated { self?.units.first { $0.key.key == key }?.value.unit.id }
    }
  }

  /// Starts the SDK, once.
  func start() {
    guard !hasStarted else { return }
    hasStarted = true
    let configuration = ALSdkInitializationConfiguration(sdkKey: "max-account-1234")
    ALSdk.shared().initialize(with: configuration)
  }

  /// Another unit is there.
  func join(_ unit: Scenario.Unit) {
    guard let settings = unit.asking.max else { return }
    units[settings.id(in: unit.id)] = (unit, World.current.journal.lastNumber(of: unit.id))
  }

  /// A request leaves; its ad's name.
  private func beginAd(of id: MediatedAdID) -> String? {
    guard let (unit, requests) = units[id], let settings = unit.asking.max else { return nil }
    units[id]?.requests += 1
    let name = AdName(unit: unit.id, number: requests + 1).text
    World.current.journal.note(
      by: .max, "requests an ad", .adAsked, ad: name,
      data: [
        Fact.unit(unit.id), Fact.format(unit.format.rawValue), Fact.line(settings.network),
      ])
    RefusedUnits.shared.requested(unit.id, ad: name, by: .max)
    return name
  }
}
