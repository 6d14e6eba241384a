import AdServing
import Observing
import Scenarios
import Simulation
import Testing

/// The life of an ad, as a table.
@Suite struct AdLifeTests {
  /// The events of an ad and its state after them.
  struct Story: Sendable, CustomTestStringConvertible {
    let format: Scenario.Format
    let events: [LifeEvent]
    let state: LifeState

    init(_ format: Scenario.Format, _ events: LifeEvent..., leadTo state: LifeState) {
      self.format = format
      self.events = events
      self.state = state
    }

    var testDescription: String { "\(format) \(events)" }
  }

  private static func life(_ format: Scenario.Format, _ events: [LifeEvent]) -> AdLife {
    var life = AdLife(.init(format))
    for (place, event) in events.enumerated() {
      life.handle(event, .init(time: .start + .seconds(place), entry: place + 1))
    }
    return life
  }

  static let legal = [
    Story(.interstitial, leadTo: .loading),
    Story(.interstitial, .refused, leadTo: .failed),
    Story(.interstitial, .received, leadTo: .loaded),
    Story(.interstitial, .received, .asked, leadTo: .presenting),
    Story(.appOpen, .received, .expired, .expired, leadTo: .expired),
    Story(.appOpen, .received, .asked, .couldNotPresent, leadTo: .notShown),
    Story(
      .interstitial, .received, .asked, .willPresent, .impression, .click, .click, leadTo: .onScreen
    ),
    // Some networks report the impression first.
    Story(.interstitial, .received, .asked, .impression, .willPresent, leadTo: .onScreen),
    Story(
      .interstitial, .received, .asked, .willPresent, .impression, .willDismiss,
      leadTo: .dismissing),
    // Many networks leave out willDismiss.
    Story(.appOpen, .received, .asked, .willPresent, .didDismiss, leadTo: .dismissed),
    Story(
      .rewarded, .received, .asked, .willPresent, .impression, .videoStarted, .videoEnded,
      .rewarded, .willDismiss, .didDismiss, leadTo: .dismissed),
    // A reward may come after the ad is dismissed.
    Story(
      .rewardedInterstitial, .received, .asked, .willPresent, .didDismiss, .videoStarted,
      .rewarded, .videoEnded, leadTo: .dismissed),
    Story(.native, .received, .appeared, .impression, .click, leadTo: .onScreen),
    Story(.native, .received, .appeared, .click, .willPresent, leadTo: .covered),
    Story(
      .native, .received, .appeared, .click, .willPresent, .willDismiss, .didDismiss,
      leadTo: .onScreen),
    // Another click may open another page.
    Story(
      .banner, .received, .appeared, .click, .willPresent, .click, .willPresent, .didDismiss,
      leadTo: .onScreen),
    // A view in a list may be removed and added again.
    Story(.native, .received, .appeared, .disappeared, .appeared, leadTo: .onScreen),
    Story(.banner, .received, .appeared, .willPresent, .disappeared, leadTo: .dismissed),
  ]

  @Test(arguments: legal) func `an allowed event leads to the next state`(_ story: Story) {
    let life = Self.life(story.format, story.events)
    #expect(life.state == story.state)
    #expect(life.strays == [])
  }

  /// The last event is not allowed after the others.
  static let strays = [
    Story(.interstitial, .asked, leadTo: .loading),
    Story(.interstitial, .willPresent, leadTo: .loading),
    Story(.interstitial, .received, .didDismiss, leadTo: .loaded),
    Story(.interstitial, .received, .click, leadTo: .loaded),
    Story(.interstitial, .received, .appeared, leadTo: .loaded),
    Story(.interstitial, .received, .expired, .asked, leadTo: .expired),
    Story(.interstitial, .received, .asked, .didDismiss, leadTo: .presenting),
    Story(.interstitial, .received, .asked, .couldNotPresent, .willPresent, leadTo: .notShown),
    Story(.interstitial, .received, .asked, .willPresent, .willPresent, leadTo: .onScreen),
    Story(
      .interstitial, .received, .asked, .willPresent, .impression, .impression, leadTo: .onScreen),
    Story(.interstitial, .received, .asked, .willPresent, .didDismiss, .click, leadTo: .dismissed),
    Story(
      .rewarded, .received, .asked, .willPresent, .rewarded, .rewarded, leadTo: .onScreen),
    Story(.native, .received, .appeared, .willPresent, .willPresent, leadTo: .covered),
    Story(.native, .received, .appeared, .didDismiss, leadTo: .onScreen),
    Story(.native, .received, .asked, leadTo: .loaded),
    Story(.banner, .received, .appeared, .rewarded, leadTo: .onScreen),
  ]

  @Test(arguments: strays) func `an event out of turn is recorded and changes no state`(
    _ story: Story
  ) throws {
    let life = Self.life(story.format, story.events)
    #expect(life.state == story.state)
    #expect(life.strays.count == 1)
    let stray = try #require(life.strays.first)
    #expect(stray.event == story.events.last)
    #expect(stray.entry == story.events.count)
    #expect(stray.state == story.state)
    #expect(stray.isRepeated == story.events.dropLast().contains(stray.event))
  }

  @Test func `a state entered again has the later time`() throws {
    let life = Self.life(.native, [.received, .appeared, .disappeared, .appeared])
    #expect(life.visits.map(\.state) == [.loaded, .onScreen, .dismissed])
    #expect(life.visit(.onScreen)?.occasion == .init(time: .start + .seconds(3), entry: 4))
    #expect(life.mark(.appeared)?.count == 2)
  }

  @Test func `a thousand stray events are kept as a few`() {
    let life = Self.life(.interstitial, Array(repeating: .didDismiss, count: 1000))
    #expect((1...10).contains(life.strays.count))
  }

  /// Every state that events can lead to is in the diagram.
  @Test(arguments: Scenario.Format.allCases) func `the diagram has every state of a format`(
    _ format: Scenario.Format
  ) {
    let diagram = LifeTable.of(.init(format)).diagram
    let drawn = Set(diagram.rows.flatMap { [$0.state] + [$0.side, $0.detour].compactMap { $0 } })
    var reached: Set<LifeState> = []
    var waiting = [AdLife(.init(format))]
    while let life = waiting.popLast() {
      guard reached.insert(life.state).inserted else { continue }
      for event in LifeEvent.allCases where life.allows(event) {
        var next = life
        next.handle(event, .init(time: .start, entry: 1))
        waiting.append(next)
      }
    }
    #expect(reached == drawn)
  }
}
