import Observing
import Playing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing

/// What lines mean, and what is said to those that mean nothing.
@Suite(.serialized) @MainActor struct AccessibleLinesTests {
  @Test func `a line without a meaning gets one sentence and does nothing`() throws {
    let listener = try Listener("storefront")
    listener.type("1")
    let count = listener.entries.count
    for (line, answer) in [
      ("wobble", "Nothing here is called \"wobble\". ? lists what can be done."),
      ("99", "There is no number 99; the last is 23."),
      ("0", "There is no number 0; the last is 23."),
      ("wait long", "\"long\" is no length of time. Write wait 5, wait 200ms or wait 2min."),
      ("z", "That only changes the screen, and there is none."),
      ("D", "In accessible mode adplay discrepancy SCENARIO does that."),
    ] {
      #expect(listener.type(line) == [answer])
    }
    #expect(listener.entries.count == count)
  }

  @Test func `rooms are read as they stand on the screen`() throws {
    let listener = try Listener("other-names")
    listener.type("1", "assets")
    listener.expect(
      "Assets.", "title to headline, Clover by the yard",
      "points to starRating, changed by the adapter", "9 to 4.5")
    listener.type("adapters")
    listener.expect("MeadowAdapter.MeadowCustomEvent, 1.0.0, 4.2.0, ready, 0 ms")
    listener.type("8")
    listener.type("video")
    listener.expect(
      "This ad has no VAST document. A line's ad plays one with vast; vast-chain is a scenario with "
        + "two wrappers.")
  }

  @Test func `more reads the rows of the palette, without those that only change the screen`()
    throws
  {
    let listener = try Listener("storefront")
    listener.type("1", "more")
    #expect(listener.heard.first?.hasPrefix("Commands, ") == true)
    listener.type("all")
    #expect(listener.heard.contains { $0.contains(". Arbiter: ") || $0.contains(". Assets: ") })
    #expect(!listener.heard.contains { $0.contains("Makes the pane fill the screen") })
    listener.type("scroll")
    #expect(listener.state.ad != nil && listener.heard != ["Nothing happened."])
  }

  @Test func `arbiter, service and both interfaces are read as they stand on the screen`() throws {
    let listener = try Listener("arbiter")
    listener.type("1", "wait 3", "arbiter")
    #expect(listener.heard.first == "Arbiter." && listener.heard.count > 3)
    let other = try Listener("ghad")
    other.type("1", "wait 3", "services")
    #expect(other.heard.first == "Services." && other.heard.count > 3)
    let both = try Listener("storefront")
    both.type("1", "wait", "key 9")
    both.expect("Both interfaces.", "today, SDK 7", "impression, 1, 1, = 1, 1")
  }

  @Test func `time passes only when it is asked for`() throws {
    let listener = try Listener("google-tracks")
    let before = listener.now
    listener.type("1", "", "?", "rules", "trace", "help", "words", "more", "back")
    #expect(listener.now == before)
    listener.type("wait")
    #expect(listener.now - before == .seconds(1))
    listener.type("wait 200ms", "wait 2min")
    listener.expect("It is 2:01.380 s of simulated time.")
    #expect(listener.now - before == .seconds(121) + .milliseconds(200))
  }

  @Test func `numbers of a list that was not read do nothing`() throws {
    let listener = try Listener("storefront")
    listener.type("1", "wait", "1")
    #expect(listener.state.device.isCovered)
    listener.expect("1. Close it (Esc)", "? lists all 15 things that you can do.")
    let count = listener.entries.count
    listener.type("12")
    listener.expect("The list is another one now, so 12 was not done.", "15. Quit (q)")
    #expect(listener.entries.count == count)
    listener.type("4")
    #expect(listener.entries.count > count)
  }

  @Test func `words find what can be done, and say it if there are several`() throws {
    let listener = try Listener("storefront")
    listener.type("1", "wait", "icon")
    #expect(listener.state.ad?.google.clicks == 1)
    listener.type("Esc", "switch")
    listener.expect(
      "2 match \"switch\":", "13. Switch who sees clicks, now Google (u)",
      "14. Switch who sees impressions, now Google (U)")
  }

  @Test func `a digit that is a key is typed as key 3`() throws {
    let listener = try Listener("storefront")
    listener.type("1", "key 3")
    listener.expect("1. Line 1, House, failed: no fill (the network has no ad)")
    listener.type("key 4")
    #expect(listener.heard.contains { $0.hasSuffix("not seen.") })
  }

  @Test func `going back and doing something there makes a branch`() throws {
    let listener = try Listener("storefront")
    listener.type("1", "wait", "1", "<")
    #expect(listener.heard.contains { $0.hasPrefix("Looking back at 1.320 s of 1.320 s.") })
    listener.type("icon")
    listener.expect(
      "At 1.320 s: You tapped the icon.", "Google counts a click.", "Click: Google 1, Sample SDK 1."
    )
    #expect(listener.state.time?.isLookingBack == false)
  }

  @Test func `Enter alone says where one is, and quitting ends it`() throws {
    let listener = try Listener("storefront")
    listener.type("1", "")
    listener.expect("Ad 1 of 10: feed card, native, on screen.", "Button: Install")
    #expect(listener.heard.last?.hasPrefix("It is 0.320 s of simulated time.") == true)
    listener.type("q")
    #expect(listener.hasLeft && listener.heard == ["adplay ends."])
  }

  @Test func `another scenario is found by its name and opened`() throws {
    let listener = try Listener("storefront")
    listener.type("scenarios", "google-tracks")
    #expect(listener.heard.contains { $0.contains("Scenario Google sees the user") })
    #expect(listener.state.units.map(\.id) == ["feed"])
  }

  @Test(arguments: ["arbiter", "ghad"]) func `where there are no lines nothing is offered for one`(
    _ scenario: String
  ) throws {
    let listener = try Listener(scenario)
    listener.type("?", "more", "?")
    let offered = listener.everything.joined(separator: "\n")
    for word in ["Move the line", "Edit the parameter", "Switch the line"] {
      #expect(!offered.contains(word), "\(word)")
    }
    #expect(listener.type("d").first == "This ad unit has no lines.")
  }
}
