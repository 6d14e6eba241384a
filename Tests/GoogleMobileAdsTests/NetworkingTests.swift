import Simulation
import StrangeAdapters
import Testing
import UIKit

/// Adapters ask over the air with Foundation's names, and get the simulated world.
@Suite(.serialized) @MainActor struct NetworkingTests {
  @Test func `the names mean ours in whatever order an adapter imports`() throws {
    let world = World.begin(seed: 7)
    SimulatedServer.shared.route(
      .host("a.example"), latency: .milliseconds(100), answer: .status(418))
    let url = try #require(URL(string: "https://a.example/b"))
    var statuses: [Int?] = []
    askFoundationFirst(url) { statuses.append($0) }
    askFoundationLast(url) { statuses.append($0) }
    #expect(statuses == [])
    world.timeline.advance(by: .milliseconds(100))
    #expect(statuses == [418, 418])
    #expect(
      world.journal.entries.filter { $0.to == .server }.map(\.message) == [
        "GET https://a.example/b", "GET https://a.example/b",
      ])
  }
}
