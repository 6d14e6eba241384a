// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Simulation

/// An invented network: it has one ad, answers after a latency of its own, and keeps a ledger.
public final class StrangerNetwork {
  static let name = "Stranger Network"

  public let headline = "Strangers welcome"
  public let text = "An ad from a network that adplay has never heard of."
  public let button = "Say hello"

  public init() {}

  /// Asks for the ad; the handler is called when the server has answered.
  public func load(placement: String, _ done: @escaping (_ isThere: Bool) -> Void) {
    let world = World.current
    world.journal.call(
      from: .adapter, to: .network, "load(placement:)", name: Self.name,
      data: ["placement": .string(placement)]
    ) {
      world.after(
        .milliseconds(120), "the stranger's server answered", by: .network, name: Self.name
      ) {
        done(!placement.isEmpty)
      }
    }
  }

  /// Called when the user has seen the ad.
  public func seen() { book("seen()", .impression) }

  /// Called when the user clicked the ad.
  public func clicked() { book("clicked()", .click) }

  private func book(_ message: String, _ what: Count.What) {
    World.current.journal.call(from: .adapter, to: .network, message, name: Self.name) {
      Self.count(what)
    }
  }

  static func count(_ what: Count.What) {
    World.current.journal.count(Count(what, in: .network), name: name)
  }
}
