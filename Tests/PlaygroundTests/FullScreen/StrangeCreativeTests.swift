import Directing
import Observing
import GoogleMobileAds
import JSON
@testable import Playing
@testable import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// Strange creatives: impossible values are refused, everything else plays to its end.
  @Suite @MainActor struct StrangeCreativeTests {
    private func scenario(_ member: String, _ format: String = "rewarded") -> String {
      """
      {"title": "t", "adUnits": [{"id": "feed", "format": "\(format)", "lines": [{"label": "A",
      "class": "SampleAdapter.SampleCustomEvent", "parameter": "p", "outcome": "fill",
      "ad": {\(member)}}]}]}
      """
    }

    @Test(arguments: [
      (#""duration": "-1s""#, #"a length of time, as in "5s" or "2min", found "-1s""#),
      (#""closeAfter": "-1s""#, #"a length of time, as in "5s" or "2min", found "-1s""#),
      (#""duration": 8"#, #"a length of time, as in "5s" or "2min", found "8""#),
      (#""duration": "soon""#, #"a length of time, as in "5s" or "2min", found "soon""#),
      (
        #""duration": "100000000h""#, #"a length of time, as in "5s" or "2min", found "100000000h""#
      ),
      (#""reward": {"amount": -1}"#, "a number from 0 to 9223372036854775807, found -1"),
      (#""reward": {"amount": 1.5}"#, #"a whole number, found "1.5""#),
    ])
    func `an impossible value is refused with its position`(_ member: String, _ sentence: String) {
      do throws(JSONError) {
        _ = try Scenario(reading: Array(scenario(member).utf8))
        Issue.record("\(member) was read")
      } catch {
        #expect(error.sentence.hasPrefix("line 3, column "))
        #expect(error.sentence.hasSuffix(": expected \(sentence)"), "\(error.sentence)")
      }
    }

    private nonisolated static let long = String(repeating: "Taler", count: 60)

    nonisolated static let strange: [String] = [
      #""duration": "0s""#, #""duration": "0s", "closeAfter": "5s""#,
      #""duration": "5s", "closeAfter": "1min""#, #""duration": "5s", "closeAfter": "0s""#,
      #""duration": "1ms""#, #""duration": "100000h", "closeAfter": "0s""#,
      #""duration": "5s", "closeAfter": "99999999h""#, #""video": "1ms""#,
      #""headline": null, "callToAction": null, "body": null, "store": null, "price": null"#,
      #""headline": "", "callToAction": "", "icon": "", "image": {}"#,
      #""duration": "5s", "reward": {"amount": 0}"#,
      #""duration": "5s", "reward": {"amount": 9007199254740993}"#,
      #""duration": "5s", "reward": {"amount": 9223372036854775807, "type": "\#(long)"}"#,
      #""duration": "5s", "reward": {"type": "\#(long)"}"#,
      #""duration": "5s", "reward": {"type": ""}"#,
      #""duration": "5s", "reward": {"type": "\u0007\n\t\u001b[31m red 👩‍🚀💎 漢字漢字漢字漢字漢字"}"#,
      #""duration": "100000h", "reward": {"type": "\#(long)"}"#,
    ]

    /// Whether the ad can be closed within a day.
    private func ends(_ member: String) -> Bool {
      !member.contains("000h") && !member.contains("99999h")
    }

    @Test(arguments: strange, ["interstitial", "rewarded", "rewardedInterstitial", "appOpen"])
    func `strange values run to the end and fit on the screen`(
      _ member: String, _ format: String
    ) throws {
      let session = Session(
        try Scenario(reading: Array(scenario(member, format).utf8)))
      session.start()
      session.perform(.load(unit: "feed"))
      session.perform(.show(unit: "feed"))
      let hasCountdown = expectFits(session, member)
      // A rewarded ad always shows what can be earned.
      if format == "rewarded" { #expect(hasCountdown) }
      if format == "rewardedInterstitial" { session.perform(.advance(.seconds(5))) }
      for seconds in [0, 1, 4, 60] {
        session.perform(.advance(.seconds(seconds)))
        expectFits(session, member)
      }
      session.perform(.close)
      session.perform(.close)
      #expect(session.findings == [])
      #expect(session.ad?.google.impressions == 1)
      guard ends(member) else { return }
      #expect(!session.deviceSnapshot().isCovered)
      #expect(session.ad?.google.rewards == (format.hasPrefix("rewarded") ? 1 : 0))
    }

    /// A row has 38 columns, and the countdown 23 of them. Returns whether there is a countdown.
    @discardableResult
    private func expectFits(_ session: Session, _ what: String) -> Bool {
      var hasCountdown = false
      for element in session.deviceSnapshot().elements {
        guard case .text(let text) = element.content, text.lines == 1 else { continue }
        let isCountdown = element.frame.y == 0 && element.frame.x == 50
        guard isCountdown else { continue }
        hasCountdown = true
        #expect(text.string.count <= 23, "\(what): \(text.string)")
        #expect(!text.string.unicodeScalars.contains { $0.value < 32 }, "\(what)")
      }
      return hasCountdown
    }

    @Test func `an eleven-year countdown ends exactly on time`()
      throws
    {
      let session = Session(
        try Scenario(reading: Array(scenario(#""duration": "100000h""#).utf8)))
      session.start()
      session.perform(.load(unit: "feed"))
      session.perform(.show(unit: "feed"))
      let years = Duration.seconds(100_000 * 3600)
      session.perform(.advance(years - .seconds(1)))
      #expect(session.textsOnScreen.contains("10 coins in 1 s"))
      session.perform(.nextTimer)
      #expect(session.textsOnScreen.contains("10 coins earned"))
      #expect(session.ad?.google.rewards == 1)
    }

    @Test(arguments: [
      (#""duration": "100000h""#, "10 coi… in 100000:00:00"),
      (#""duration": "2h""#, "10 coins in 2:00:00"), (#""duration": "100s""#, "10 coins in 1:40"),
      (#""duration": "99s""#, "10 coins in 99 s"),
      (#""duration": "5s", "reward": {"type": "\#(long)"}"#, "10 TalerTalerTa… in 5 s"),
      (#""duration": "5s", "reward": {"type": ""}"#, "reward of 10 in 5 s"),
      (#""duration": "5s", "reward": {"type": "a\nb"}"#, "10 a b in 5 s"),
      (
        #""duration": "5s", "reward": {"amount": 9223372036854775807}"#, "922337203685477… in 5 s"
      ),
    ])
    func `a countdown is short and readable`(_ member: String, _ text: String) throws {
      let session = Session(try Scenario(reading: Array(scenario(member).utf8)))
      session.start()
      session.perform(.load(unit: "feed"))
      session.perform(.show(unit: "feed"))
      #expect(session.textsOnScreen.first { $0.contains(" in ") } == text)
    }

    @Test(arguments: strange.filter { $0.contains("reward") && $0.contains("5s") })
    func `on the stage the whole countdown is visible, without control characters`(_ member: String)
      throws
    {
      let session = Session(try Scenario(reading: Array(scenario(member).utf8)))
      session.start()
      session.perform(.load(unit: "feed"))
      session.perform(.show(unit: "feed"))
      let rows = StagePicture.lines(of: session)
      #expect(rows.contains { $0.contains(" in 5 s") }, "\(rows)")
      #expect(!rows.joined().unicodeScalars.contains { $0.value < 32 || $0.value == 127 })
    }
  }
}
