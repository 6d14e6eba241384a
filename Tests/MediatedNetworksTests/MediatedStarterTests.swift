import Foundation
import MediatedNetworks
import Simulation
import Testing

/// The start of a network's SDK: who hears how it went, and what waits for it.
@Suite(.serialized) @MainActor struct MediatedStarterTests {
  private let network = Party.network("Net")

  private func set(succeeds: Bool) {
    MediatedServer.shared.set(MediatedStart(succeeds: succeeds), of: "Net")
  }

  private func pass(_ world: World) { world.timeline.advance(by: .milliseconds(60)) }

  @Test func `callers of one attempt are told together, and later ones at once`() {
    let world = World.begin(seed: 1)
    let starter = MediatedStarter(of: network)
    var told: [Bool] = []
    starter.start { told.append($0) }
    starter.start { told.append($0) }
    #expect(told == [] && !starter.isDone)
    pass(world)
    #expect(told == [true, true] && starter.isDone)
    starter.start { told.append($0) }
    #expect(told.count == 3)
    #expect(world.journal.entries.count == 1)
  }

  @Test func `what is asked for while a failure is told waits for the next attempt`() {
    let world = World.begin(seed: 1)
    let starter = MediatedStarter(of: network)
    set(succeeds: false)
    var heard: [String] = []
    starter.afterStart { heard.append("before") }
    starter.start { succeeds in
      heard.append("\(succeeds)")
      starter.afterStart { heard.append("meanwhile") }
      set(succeeds: true)
      starter.start { heard.append("\($0)") }
    }
    pass(world)
    #expect(heard == ["false"] && !starter.hasFailed)
    pass(world)
    #expect(heard == ["false", "true", "before", "meanwhile"])
  }

  @Test func `what waits for the start is done in its own context`() {
    let world = World.begin(seed: 1)
    let starter = MediatedStarter(of: network)
    var ads: [String?] = []
    for ad in ["one#1", "two#1"] {
      world.journal.within(Context(ad: ad)) {
        starter.afterStart { ads.append(World.current.journal.context.ad) }
      }
    }
    starter.start { _ in }
    pass(world)
    #expect(ads == ["one#1", "two#1"])
  }

  @Test func `each caller hears it under the name of the ad for which it asked`() {
    let world = World.begin(seed: 1)
    let starter = MediatedStarter(of: network)
    for ad in ["one#1", "two#1"] {
      world.journal.within(Context(ad: ad)) {
        starter.start("start()", failure: NetError(.noFill), answer: "completion") { _ in }
      }
    }
    pass(world)
    let answers = world.journal.entries.filter { $0.sense == .setUpAnswered }
    #expect(answers.map(\.ad) == ["one#1", "two#1"])
  }

  @Test func `a refusal is answered at once, until the SDK has started`() {
    let world = World.begin(seed: 1)
    let starter = MediatedStarter(of: network)
    var codes: [Int?] = []
    func start(_ refusal: NetError?) {
      starter.start("start()", refusal: refusal, failure: nil, answer: "completion") {
        codes.append($0?.code)
      }
    }
    start(NetError(.noFill))
    #expect(codes == [1])
    start(nil)
    pass(world)
    start(NetError(.noFill))
    #expect(codes == [1, nil, nil])
  }

  @Test func `an SDK that admits no failure leaves its callers to the next attempt`() {
    let world = World.begin(seed: 1)
    let starter = MediatedStarter(of: network, admitsFailure: false)
    set(succeeds: false)
    var told: [Bool] = []
    starter.start { told.append($0) }
    pass(world)
    #expect(told == [] && !starter.hasFailed)
    set(succeeds: true)
    starter.start(hasKey: false) { told.append($0) }
    pass(world)
    #expect(told == [])
    starter.start { told.append($0) }
    pass(world)
    #expect(told == [true, true, true])
  }
}
