import Simulation
import StrangeAdapters
import Testing
import UIKit

/// Adapters use Foundation's networking names and reach the simulated network.
@Suite(.serialized) @MainActor struct NetworkingTests {
  @Test func `Foundation's names mean the simulated ones in any import order`() throws {
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
