import Simulation

/// What the playground is told of the network, so that its counts stand beside Google's. A real SDK
/// has none of this; then the network has `?` in its column.
enum NAMEJournal {
  private static let name = "NAME"

  /// The adapter asks the network for something.
  static func asked(_ message: String, _ sense: NetworkSense? = nil, _ body: () -> Void) {
    World.current.journal.call(
      from: .adapter, to: .network, message, sense: sense, name: name, body)
  }

  /// The network tells the adapter something.
  static func told(_ message: String, _ sense: NetworkSense, _ body: () -> Void) {
    World.current.journal.callback(
      from: .network, to: .adapter, message, sense: sense, name: name, body)
  }

  static func count(_ what: Count.What) {
    World.current.journal.count(Count(what, in: .network), name: name)
  }

  /// Runs something later, by the simulated clock.
  static func after(_ delay: Duration, _ message: String, _ action: @escaping () -> Void) {
    World.current.after(delay, message, by: .network, name: name, action)
  }
}
