import Observing
import Scenarios
import Simulation

/// What the playground must know about a built-in network. Each has a folder of its own beside this
/// file, and one line in ``Networks``.
protocol Network: Sendable {
  /// Its name in the journal and in a line's `network`.
  var name: String { get }
  /// The modules of its adapters.
  var adapterModules: [String] { get }
  /// Whether these adapters never leave the main queue.
  var adaptersStayOnMain: Bool { get }
  /// The names of its fields.
  var assetNames: AssetNames { get }

  /// Forgets the lines' earlier settings.
  func forgetLines()
  /// Takes a line's settings for its server.
  func take(_ line: Scenario.Line, as id: LineID)
}

extension Network {
  /// Whether this adapter, `Module.Class`, comes with it.
  func comesWith(_ className: String) -> Bool {
    adapterModules.contains { className.hasPrefix("\($0).") }
  }
}
