import AdServing
import Observing
import Playing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing

/// Ads that cover the application, in lines.
@Suite(.serialized) @MainActor struct AccessibleFullScreenTests {
  @Test func `an interstitial covers the app, and is closed`() throws {
    let listener = try Listener("storefront")
    listener.type("7")
    listener.expect("Ad 7 of 10: between levels, interstitial, loaded.", "1. Show the ad (Enter)")
    listener.type("1")
    listener.expect(
      "Google counts an impression.", "Something covers the app now:",
      "Ad 7 of 10: between levels, interstitial, on screen.",
      "Impression: Google 1, Sample SDK 1.")
    while listener.state.device.targets.contains(.close) == false { listener.type("wait") }
    listener.type("Esc")
    listener.expect(
      "The app is in front again.", "Ad 7 of 10: between levels, interstitial, gone.")
  }

  @Test func `a rewarded ad counts down, and pays who stays`() throws {
    let listener = try Listener("storefront")
    listener.type("8", "1", "wait 12")
    let times = listener.heard.filter { $0.hasSuffix(" left.") }
    #expect(times == ["5 seconds left.", "0 seconds left."])
    listener.expect(
      "0 seconds left.", "Sample SDK counts a reward.", "Google counts a reward.",
      "Google tells the app of the reward.", "Reward: Google 1, Sample SDK 1.",
      "The reward came while the ad covered the app.")
    listener.type("Esc")
    listener.expect("The app is in front again.")
  }

  @Test func `leaving a rewarded ad early asks first, and costs the reward`() throws {
    let listener = try Listener("rewarded")
    listener.type("1", "Enter")
    while !listener.state.device.targets.contains(.close) { listener.type("wait") }
    listener.type("Esc")
    #expect(listener.state.device.targets.contains(.keepWatching))
    listener.expect("1. Tap Keep watching (Esc)", "2. Close it")
    listener.type("2")
    listener.expect("The app is in front again.", "No reward was earned.")
    #expect(listener.state.ad?.google.rewards == 0)
  }

  @Test func `the same acts at the same times leave the journal of the stage`() throws {
    let listener = try Listener("storefront")
    listener.type("Down")
    listener.type("wait 2", "1", "Esc", "ads", "8", "Enter", "wait 3", "b", "wait 4", "b", "wait 9")
    listener.type("Esc", "r", "x")
    let entries = listener.entries
    #expect(entries.contains { $0.sense == .googleReward })

    let player = try StagePlayer()
    func wait(_ seconds: Int) { player.advance(.seconds(seconds)) }
    player.press(.down)
    player.advance(.milliseconds(180))
    wait(2)
    player.press(.enter)
    player.press(.escape)
    for _ in 0..<6 {
      let unit = player.stage.unit
      guard unit != "coins" else { break }
      player.mouse(.press(.left), at: try #require(player.place(of: .unit("coins"))))
    }
    player.advance(.milliseconds(260))
    player.press(.enter)
    wait(3)
    player.press("b")
    wait(4)
    player.press("b")
    wait(9)
    player.press(.escape)
    player.press("r")
    player.advance(.milliseconds(260))
    player.press("x")
    let played = player.session.journal.entries
    let different = zip(entries, played).first { $0 != $1 }
    #expect(different == nil && played.count == entries.count, "\(different.debugDescription)")
  }
}
