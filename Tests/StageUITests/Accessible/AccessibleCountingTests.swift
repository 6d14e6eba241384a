import Observing
import Playing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing

/// Who counted, in lines: the same as on the stage, since the same was done.
@Suite(.serialized) @MainActor struct AccessibleCountingTests {
  /// An answer to both flags, the keys that lead to it, and what is said of a tap.
  struct Flags: Sendable {
    let keys: [String]
    let impression: [String]
    let click: [String]
  }

  private nonisolated static let googleImpression = [
    "Google tells the adapter of the impression.",
    "The adapter tells Sample SDK of the impression.", "Sample SDK counts an impression.",
  ]
  private nonisolated static let networkImpression = [
    "Sample SDK saw the impression and tells the adapter.",
    "The adapter tells Google of the impression.", "Google counts an impression.",
  ]
  private nonisolated static let googleClick = [
    "Google counts a click.", "Google tells the adapter of the click.",
    "The adapter tells Sample SDK of the click.", "Sample SDK counts a click.",
  ]
  private nonisolated static let networkClick = [
    "Sample SDK counts a click.", "Sample SDK saw the click and tells the adapter.",
    "The adapter tells Google of the click.", "Google counts a click.",
  ]

  nonisolated static let flags = [
    Flags(keys: [], impression: googleImpression, click: googleClick),
    Flags(keys: ["u"], impression: googleImpression, click: networkClick),
    Flags(keys: ["U"], impression: networkImpression, click: googleClick),
    Flags(keys: ["u", "U"], impression: networkImpression, click: networkClick),
  ]

  @Test(arguments: flags)
  func `each answer to the flags is told in order, and both sides count`(_ flags: Flags) throws {
    let listener = try Listener("storefront")
    listener.type("1")
    for key in flags.keys { listener.type(key) }
    #expect(said(flags.impression, in: listener.type("wait")))
    listener.expect("Impression: Google 1, Sample SDK 1.", "Both sides count the same.")
    #expect(said(flags.click, in: listener.type("1")))
    listener.expect("Click: Google 1, Sample SDK 1.")
    let (ad, entries) = (try #require(listener.state.ad), listener.entries)

    let player = try StagePlayer()
    for key in flags.keys {
      player.press(Character(key))
      player.advance(.milliseconds(320))
    }
    player.advance(.seconds(1))
    player.press(.enter)
    #expect(player.ad?.google == ad.google && player.ad?.networks == ad.networks)
    #expect(player.session.journal.entries == entries)
  }

  private func said(_ lines: [String], in heard: [String]) -> Bool {
    var rest = heard[...]
    return lines.allSatisfy { line in
      guard let place = rest.firstIndex(where: { $0.hasSuffix(line) }) else { return false }
      rest = rest[(place + 1)...]
      return true
    }
  }

  @Test func `an ad is described in sentences before anything is asked`() throws {
    let listener = try Listener("storefront")
    listener.expect(
      "Ads:", "1. feed card, native, on screen", "8. ten coins, rewarded, not loaded")
    listener.type("1")
    listener.expect(
      "Ad 1 of 10: feed card, native, on screen.", "From the line Sample SDK.",
      "Headline: Lakeside Puzzle", "AdChoices at the top right.", "Stars: 4.5", "Button: Install",
      "Google sees clicks.", "Impression: Google 0, Sample SDK 0.", "What you can do:",
      "1. Tap the button: Install")
  }

  @Test func `a lost call is a broken rule with its fix, and its causes can be read`() throws {
    let listener = try Listener("storefront")
    listener.type("1", "wait", "f", "lose the click", "wait", "1")
    listener.expect(
      "the click is lost on the way.".capitalisedFirst,
      "Rule broken: Google saw the click; the network was not told.",
      "Forced: lose the click. The adapter is not to blame.",
      "Click: Google 1, Sample SDK 0, minus 1.",
      "Google saw the click; its call to the adapter was lost on the way.")
    listener.type("rules")
    #expect(listener.heard.contains { $0.hasPrefix("Proof: entries ") })
    listener.type("why")
    #expect(listener.heard.first?.hasSuffix("user to app: tap callToAction") == true)
    #expect(listener.heard.contains { $0.contains("handlesUserClicks = no") })
  }

  @Test func `a broken adapter of the zoo is announced`() throws {
    let listener = try Listener("never-reports-clicks")
    listener.type("1", "wait", "1")
    listener.expect(
      "Rule broken: The network saw the click; Google was not told.",
      "Fix: Call reportClick() when the network says that it counted.")
  }

  @Test(arguments: [("arbiter", "CloudX: 1 impression"), ("ghad", "AppLovin MAX: 1 impression")])
  func `where Google has no part, nobody speaks of its counts`(
    _ scenario: String, _ count: String
  ) throws {
    let listener = try Listener(scenario)
    listener.type("1", "Enter", "wait 12", "Esc", "")
    #expect(listener.everything.contains { $0.hasPrefix(count) })
    #expect(listener.everything.contains { $0.hasPrefix("Google has no part in this ad") })
    #expect(!listener.everything.contains { $0.contains("Google 0") || $0.contains("Google saw") })
  }

  @Test func `a line that fails says why, and the mediation says who was asked`() throws {
    let listener = try Listener("storefront")
    #expect(listener.heard.contains { $0.contains("The adapter answers without an ad: ") })
    listener.type("1", "mediation")
    listener.expect(
      "1. Line 1, House, failed: no fill (the network has no ad)",
      "2. Line 2, Sample SDK, eCPM $4.20, filled: won: the first line with an ad (selected)")
    listener.type("1")
    listener.expect("Selected line: House.")
    listener.type("E")
    listener.expect("Type the latency of House. Now: 120ms. Enter alone leaves it.")
    listener.type("soon")
    listener.expect("\"soon\" is no length of time. Write 200ms or 1.5s.")
    listener.type("50ms")
    #expect(listener.state.lines.first?.latency == .milliseconds(50))
    listener.type("E", "")
    listener.expect("Left as it was.")
  }
}

extension String {
  fileprivate var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
