import AdServing
import Observing
import Scenarios
import Simulation

/// What the playground must know about a built-in network. Each has a folder of its own beside this
/// file, and one line in ``Networks``.
protocol Network: Sendable {
  /// Its name in a line's `network`, and in the journal unless the scenario has another one for it.
  var name: String { get }
  /// The modules of its adapters.
  var adapterModules: [String] { get }
  /// Whether these adapters never leave the main queue.
  var adaptersStayOnMain: Bool { get }
  /// What they implement.
  var formats: [Scenario.Format] { get }
  /// The names of its fields.
  var assetNames: AssetNames { get }

  /// Takes the name it has in this world.
  func takeName(_ name: String)
  /// Forgets the lines' earlier settings.
  func forgetLines()
  /// Takes a line's settings for its server.
  func take(_ line: Scenario.Line, as id: LineID)
}

extension Network {
  var formats: [Scenario.Format] { Scenario.Format.allCases }

  /// Whether this adapter, `Module.Class`, comes with it.
  func comesWith(_ className: String) -> Bool {
    adapterModules.contains { className.hasPrefix("\($0).") }
  }
}
