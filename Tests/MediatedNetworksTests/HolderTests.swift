import MediatedNetworks
import Simulation
import Testing

/// Who is named as asking a network for something, and as hearing what happens.
@Suite(.serialized) @MainActor struct HolderTests {
  private let network = Party.network("Net")

  private var told: [String] {
    World.current.journal.entries.filter { $0.from == network }.map {
      "\($0.to?.role.rawValue ?? "")"
    }
  }

  @Test func `an ad is held by whoever made it, until another party takes it`() {
    let world = World.begin(seed: 1)
    var holder = MediatedHolder(of: network)
    holder.hears("didLoad", .networkAnswered) {}
    world.journal.call(from: .app, to: .arbiter, "load()", .adAsked) {
      holder.hears("didShow", .networkWillPresent) {}
      holder.take()
      holder.hears("didHide", .networkClosed) {}
    }
    holder.hears("didExpire", .networkExpired) {}
    #expect(told == ["app", "app", "arbiter", "arbiter"])
  }

  @Test func `a timer of the network does not take an ad`() {
    let world = World.begin(seed: 1)
    var holder = MediatedHolder(of: network)
    world.after(.seconds(1), "the ad server answered", .networkServerAnswered, by: network) {
      holder.take()
      holder.hears("didLoad", .networkAnswered) {}
    }
    world.timeline.advance(by: .seconds(1))
    #expect(holder.party == .app)
    #expect(told.last == "app")
  }

  @Test func `every entry names the ad unit, unless it names another itself`() {
    let world = World.begin(seed: 1)
    let holder = MediatedHolder(of: network, adUnitID: "unit")
    holder.logs("log")
    holder.logs("log", data: ["adUnitID": "other"])
    let isDone = holder.asks("isReady", .networkAsked, data: ["extra": 1]) { true }
    MediatedHolder(of: network).logs("log")
    #expect(isDone)
    #expect(
      world.journal.entries.map(\.data) == [
        ["adUnitID": "unit"], ["adUnitID": "other"], ["adUnitID": "unit", "extra": 1], [:],
      ])
  }

  @Test func `an ad is asked for under its own name, and otherwise under the name at work`() {
    let world = World.begin(seed: 1)
    let id = MediatedAdID(network: "Net", key: "unit")
    let holder = MediatedHolder(of: network)
    var ads: [String?] = []
    func ask() {
      world.journal.within(Context(ad: "feed#1")) {
        holder.asksForAd("load", id) { ads.append(World.current.journal.context.ad) }
      }
    }
    ask()
    MediatedServer.shared.adOfRequest = { $0 == id ? "game#7" : nil }
    ask()
    #expect(ads == ["feed#1", "game#7"])
    #expect(world.journal.entries.map(\.ad) == ["feed#1", "game#7"])
  }
}
