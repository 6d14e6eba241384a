import MediatedNetworks
import Simulation
import Testing

/// What the server knows about networks beyond their answers: caps, starts, and the ads there are.
@Suite(.serialized) @MainActor struct NetworkStateTests {
  private var server: MediatedServer { .shared }
  private let id = MediatedAdID(network: "Net", key: "unit")

  private final class Ad: MediatedAd {
    var happened: [String] = []
    func changePrice(to price: Double?) { happened.append("price \(price ?? -1)") }
    func expire() { happened.append("expired") }
  }

  @Test func `a placement is capped for its own network only`() {
    World.begin(seed: 1)
    server.setCappedPlacements(["level end"], of: "Net")
    #expect(server.isCapped("level end", of: "Net"))
    #expect(!server.isCapped("menu", of: "Net") && !server.isCapped("level end", of: "Other"))
    server.setCappedPlacements([], of: "Net")
    #expect(!server.isCapped("level end", of: "Net"))
  }

  @Test func `a capped network shows nothing at any placement until the cap is lifted`() {
    World.begin(seed: 1)
    server.setCappedPlacements(["level end"], of: "Net")
    server.setCapped(true, of: "Net")
    #expect(server.isCapped("menu", of: "Net") && !server.isCapped("menu", of: "Other"))
    server.setCapped(false, of: "Net")
    #expect(!server.isCapped("menu", of: "Net") && server.isCapped("level end", of: "Net"))
  }

  @Test func `the server reaches the newest ad of a unit, and keeps none alive`() {
    World.begin(seed: 1)
    let old = Ad()
    var new: Ad? = Ad()
    server.note(old, for: id)
    if let new { server.note(new, for: id) }
    server.ad(id)?.changePrice(to: 2.5)
    server.ad(id)?.expire()
    #expect(old.happened == [] && new?.happened == ["price 2.5", "expired"])
    #expect(server.ad(MediatedAdID(network: "Other", key: "unit")) == nil)
    new = nil
    #expect(server.ad(id) == nil)
  }

  @Test func `code that asks again inside each answer is answered later at last`() {
    let world = World.begin(seed: 1)
    var answer = MediatedAnswer(.noFill, latency: .milliseconds(70))
    answer.manner = .inline
    server.set(MediatedSettings(answer), for: id)
    var asked = 0
    func ask() {
      asked += 1
      guard asked < 20 else { return }
      server.request(id) { _ in ask() }
    }
    ask()
    // Eight answers inside one another, and the ninth takes its time.
    #expect(asked == 9)
    world.timeline.advance(by: .milliseconds(69))
    #expect(asked == 9)
    world.timeline.advance(by: .milliseconds(1))
    #expect(asked == 18)
  }

  @Test func `a unit without settings is filled after 200 ms, and so is one with none in its list`()
  {
    let world = World.begin(seed: 1)
    var heard: [Int] = []
    func ask(_ id: MediatedAdID) {
      server.request(id) {
        if $0.outcome == .fill { heard.append(world.timeline.now.milliseconds) }
      }
      world.timeline.advance(by: .seconds(1))
    }
    ask(id)
    server.set(MediatedSettings([]), for: id)
    ask(id)
    #expect(heard == [200, 1200])
  }

  @Test func `an SDK that does not answer leaves its callers waiting`() {
    let world = World.begin(seed: 1)
    server.set(MediatedStart(answers: false), of: "Net")
    let starter = MediatedStarter(of: .network("Net"))
    var told = 0
    starter.start { _ in told += 1 }
    world.timeline.advance(by: .seconds(60))
    #expect(told == 0 && !starter.isDone && !starter.hasFailed)
    server.set(MediatedStart(latency: .seconds(1)), of: "Net")
    starter.start { _ in told += 1 }
    world.timeline.advance(by: .milliseconds(999))
    #expect(told == 0)
    world.timeline.advance(by: .milliseconds(1))
    #expect(told == 2 && starter.isDone)
  }
}
