import AdServing
import Simulation
import Testing

/// Which messages a fault of the wire touches, and what becomes of them.
@Suite(.serialized) @MainActor struct WireTests {
  /// The crossing that each fault is about.
  private nonisolated static let places: [(WireFault, Crossing)] = [
    (.dropsClicks, .click), (.repeatsClicks, .click), (.delaysClicks, .click),
    (.multipliesClicks, .click),
    (.dropsImpressions, .impression), (.repeatsImpressions, .impression),
    (.delaysImpressions, .impression), (.dropsAnswer, .answer), (.repeatsAnswer, .answer),
    (.delaysAnswer, .question), (.dropsRender, .render), (.dropsUntrack, .untrack),
    (.dropsPresent, .show), (.repeatsPresent, .presentation), (.dropsAnnouncement, .presentation),
    (.dropsRefusal, .refusal), (.dropsDismissal, .dismissal), (.repeatsDismissal, .dismissal),
    (.delaysDismissal, .dismissal), (.reordersScreens, .dismissal), (.dropsReward, .reward),
    (.repeatsReward, .reward), (.delaysReward, .reward), (.dropsSignals, .signals),
    (.repeatsSignals, .signals), (.delaysSignals, .signals), (.repeatsAd, .handover),
    (.delaysScreen, .screen), (.delaysScreen, .close), (.repeatsFailure, .failure),
    (.dropsPaid, .paid),
    (.repeatsPaid, .paid), (.delaysPaid, .paid), (.keepsTheImpression, .appImpression),
    (.keepsTheClick, .appClick), (.keepsTheDisplay, .screen), (.keepsTheClose, .close),
    (.keepsTheReward, .appReward), (.keepsTheFailure, .failure), (.saysNothing, .appImpression),
    (.saysNothing, .appClick),
    (.saysNothing, .appReward), (.saysNothing, .paid), (.saysNothing, .screen),
    (.saysNothing, .close), (.saysNothing, .failure), (.forgetsClicks, .clickCount),
    (.forgetsClicks, .clickSeen),
    (.forgetsImpressions, .impressionCount),
    (.forgetsImpressions, .impressionSeen), (.doublesClicks, .clickCount),
    (.doublesClicks, .clickSeen),
    (.repeatsTheImpression, .appImpression), (.repeatsTheClick, .appClick),
    (.repeatsTheDisplay, .screen), (.repeatsTheClose, .close), (.repeatsTheReward, .appReward),
    (.dropsVerification, .verification),
    (.repeatsVerification, .verification), (.delaysVerification, .verification),
    (.refreshesUnseen, .sight), (.forgetsRefresh, .refresh),
  ]
  /// How often a message gets through at once, and how often after the wire's delay.
  private func passes(_ fault: WireFault?, _ crossing: Crossing) -> [Int] {
    let world = World.begin(seed: 1)
    var count = 0
    Wire(fault.map { [$0] } ?? [], delay: .seconds(2)).carry(crossing, "message") { count += 1 }
    let atOnce = count
    world.timeline.advance(by: .milliseconds(1999))
    let before = count
    world.timeline.advance(by: .milliseconds(1))
    #expect(before == atOnce)
    return [atOnce, count]
  }

  @Test func `every fault has its place`() {
    let faults = Self.places.map(\.0)
    #expect(WireFault.allCases.filter { !faults.contains($0) } == [])
  }

  @Test(arguments: places)
  func `a fault touches its own crossing and no other`(_ fault: WireFault, _ place: Crossing) {
    let own = Self.places.filter { $0.0 == fault }.map(\.1)
    for crossing in Crossing.allCases where !own.contains(crossing) {
      #expect(passes(fault, crossing) == [1, 1], "\(crossing)")
    }
    let name = fault.rawValue
    let expected =
      ["drops", "keeps", "says", "forgets", "refreshes"].contains(where: name.hasPrefix)
      ? [0, 0] : ["repeats", "doubles"].contains(where: name.hasPrefix) ? [2, 2] : [0, 1]
    if ![.reordersScreens, .multipliesClicks].contains(fault) {
      #expect(passes(fault, place) == expected)
    }
  }

  @Test func `a wire without a fault carries everything at once, and writes nothing`() {
    for crossing in Crossing.allCases { #expect(passes(nil, crossing) == [1, 1]) }
    #expect(World.current.journal.entries.isEmpty)
  }

  @Test func `of two screens' messages the second goes first, and a third waits again`() {
    World.begin(seed: 1)
    let wire = Wire([.reordersScreens], delay: .seconds(2))
    var heard: [String] = []
    for name in ["will", "did", "will again", "did again"] {
      wire.carry(.dismissal, name) { heard.append(name) }
    }
    #expect(heard == ["did", "will", "did again", "will again"])
    wire.carry(.dismissal, "alone") { heard.append("alone") }
    World.current.timeline.advance(by: .seconds(60))
    #expect(heard.count == 4)
  }

  @Test(arguments: [
    (WireFault.dropsClicks, Sense.crossingLost), (.repeatsClicks, .crossingRepeated),
    (.delaysClicks, .crossingHeld),
  ])
  func `what goes wrong is noted with the fault and its place`(_ fault: WireFault, _ sense: Sense) {
    let world = World.begin(seed: 1)
    Wire([fault], delay: .seconds(2)).carry(.click, "reportClick()") {}
    let notes = world.journal.entries
    #expect(notes.map(\.sense) == [sense])
    #expect(notes.first?.data == ["crossing": "click", "fault": .string(fault.rawValue)])
    #expect(notes.first?.message.hasPrefix("reportClick() is ") == true)
  }

  @Test func `a delayed message keeps the ad that it was about`() {
    let world = World.begin(seed: 1)
    var ad: String?
    world.journal.within(Context(ad: "feed#1")) {
      Wire([.delaysReward], delay: .seconds(2)).carry(.reward, "didRewardUser()") {
        ad = World.current.journal.context.ad
      }
    }
    world.timeline.advance(by: .seconds(2))
    #expect(ad == "feed#1")
    #expect(world.journal.entries.last?.sense == .crossingGoesOn)
  }

  @Test func `each click is passed on once more than the last`() {
    let world = World.begin(seed: 1)
    let wire = Wire([.multipliesClicks], delay: .seconds(2))
    var counts: [Int] = []
    for _ in 1...3 {
      var count = 0
      wire.carry(.click, "reportClick()") { count += 1 }
      counts.append(count)
    }
    #expect(counts == [1, 2, 3])
    #expect(world.journal.entries.map(\.sense) == [.crossingRepeated, .crossingRepeated])
  }

  @Test func `several things go wrong at once, and of two about one message the first`() {
    World.begin(seed: 1)
    let wire = Wire([.dropsClicks, .repeatsPaid, .repeatsClicks], delay: .seconds(2))
    var heard: [String] = []
    for crossing in [Crossing.click, .paid, .impression] {
      wire.carry(crossing, "message") { heard.append(crossing.rawValue) }
    }
    #expect(heard == ["paid", "paid", "impression"])
  }

  @Test func `what goes from Google to the publisher goes wrong at Google's`() {
    let world = World.begin(seed: 1)
    Wire([.delaysPaid], delay: .seconds(2)).carry(.paid, "paidEventHandler(_:)") {}
    world.timeline.advance(by: .seconds(2))
    #expect(world.journal.entries.map(\.from.role) == [.google, .google])
  }
}
