import Observing
import Scenarios
import Simulation

/// What the playground must know of a network that comes with it. Each has a folder of its own beside this
/// file, and one line in ``Networks``.
protocol Network: Sendable {
  /// How it calls itself in the journal; a line's `network` says it, too.
  var name: String { get }
  /// The modules of the adapters that come with it.
  var adapterModules: [String] { get }
  /// Whether these adapters never leave the main queue.
  var adaptersStayOnMain: Bool { get }
  /// What its fields are called.
  var assetNames: AssetNames { get }

  /// Forgets what the lines said before.
  func forgetLines()
  /// Takes what a line says about its server.
  func take(_ line: Scenario.Line, as id: LineID)
}

extension Network {
  /// Whether an adapter, `Module.Class`, comes with it.
  func comesWith(_ className: String) -> Bool {
    adapterModules.contains { className.hasPrefix("\($0).") }
  }
}
