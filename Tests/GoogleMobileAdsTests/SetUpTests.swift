import GoogleMobileAds
import Simulation
import StrangeAdapters
import Testing

/// How the SDK starts, and how long it waits for adapters.
@Suite(.serialized) @MainActor struct SetUpTests {
  private func setUps(_ world: World) -> Int {
    world.journal.entries.count { $0.message == "setUp(with:completionHandler:)" }
  }

  @Test func `a class is set up once, with the settings of all its lines`() {
    // The adapter takes as long as its largest parameter, so it must have seen both.
    let world = beginWorld(
      .strange("SetUpCustomEvent", parameter: "1"), .strange("SetUpCustomEvent", parameter: "4"))
    var statuses: [InitializationStatus] = []
    MobileAds.shared.start { statuses.append($0) }
    MobileAds.shared.start { statuses.append($0) }
    world.timeline.advance(by: .milliseconds(3999))
    #expect(statuses.isEmpty)
    world.timeline.advance(by: .milliseconds(1))
    #expect(statuses.count == 2)
    #expect(setUps(world) == 1)
    let status = statuses.first?.adapterStatusesByClassName["StrangeAdapters.SetUpCustomEvent"]
    #expect(status?.state == .ready)
    #expect(status?.latency == 4)
    #expect(statuses.first?.adapterStatusesByClassName["GADMobileAds"]?.state == .ready)
  }

  @Test func `a set-up that never ends is waited for up to thirty seconds`() {
    let world = beginWorld(.strange("SetUpCustomEvent"), .strange("StrangeCustomEvent"))
    var states: [AdapterInitializationState?] = []
    MobileAds.shared.start { status in
      let statuses = status.adapterStatusesByClassName
      states = ["SetUpCustomEvent", "StrangeCustomEvent", "None"].map {
        statuses["StrangeAdapters.\($0)"]?.state
      }
    }
    world.timeline.advance(by: .milliseconds(29_999))
    #expect(states.isEmpty)
    world.timeline.advance(by: .milliseconds(1))
    #expect(states == [.notReady, .ready, nil])
  }

  @Test func `starting again after the start completes at once`() {
    let world = beginWorld(.strange("StrangeCustomEvent"))
    MobileAds.shared.start()
    world.timeline.settle()
    var isStarted = false
    MobileAds.shared.start { _ in isStarted = true }
    #expect(isStarted)
    #expect(setUps(world) == 1)
  }

  @Test func `the first request starts the SDK`() {
    let world = beginWorld(.strange("SetUpCustomEvent", parameter: "1"))
    let publisher = Publisher()
    publisher.loader.load(nil)
    world.timeline.advance(by: .milliseconds(999))
    #expect(publisher.heard == [])
    world.timeline.advance(by: .milliseconds(1))
    // The class has no native ads; what matters is that it was asked.
    #expect(publisher.heard == ["error", "finished"])
    #expect(setUps(world) == 1)
  }
}
