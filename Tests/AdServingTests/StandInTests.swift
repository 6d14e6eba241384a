import AdServing
import Simulation
import Testing

/// What takes the place of an adapter whose network is not simulated.
@Suite(.serialized) @MainActor struct StandInTests {
  /// What a stand-in with a delay of two seconds does in a minute, and when.
  private func take(_ manner: StandIn.Manner, in world: World) -> [String] {
    var heard: [String] = []
    func hear(_ what: String) {
      heard.append("\(what) \(World.current.timeline.now.milliseconds)")
    }
    StandIn(manner, after: .seconds(2)).take(
      questionOf: 3, passOn: { hear("passed on") }, answer: { hear($0.rawValue) })
    #expect(heard.isEmpty)
    world.timeline.advance(by: .seconds(60))
    return heard
  }

  @Test func `a question is passed on, answered or kept, once and after the delay`() {
    let world = World.begin(seed: 1)
    #expect(take(.passesOn, in: world) == ["passed on 2000"])
    #expect(take(.answers(.noFill), in: world) == ["noFill 62000"])
    #expect(take(.neverAnswers, in: world) == [])
  }

  @Test func `its notes are of its own party, with the number of the line`() {
    let world = World.begin(seed: 1)
    _ = take(.answers(.timeout), in: world)
    let first = world.journal.entries.first
    #expect(first?.data == ["outcome": "timeout", "number": 3])
    #expect(world.journal.entries.count == 2)
    #expect(
      world.journal.entries.allSatisfy { $0.from == StandIn.party && $0.sense == .standIn })
  }

  @Test func `an adapter is asked only where the question is passed on`() {
    #expect(!StandIn(.passesOn, after: .zero).isInAdaptersPlace)
    #expect(StandIn(.answers(.unknown), after: .zero).isInAdaptersPlace)
    #expect(StandIn(.neverAnswers, after: .zero).isInAdaptersPlace)
  }

  @Test func `every failure has a number and a sentence of its own`() {
    let all = StandIn.Failure.allCases
    #expect(Set(all.map(\.code)) == [0, 1, 2, 3, 4, 6])
    #expect(Set(all.map(\.sentence)).count == all.count)
  }
}
