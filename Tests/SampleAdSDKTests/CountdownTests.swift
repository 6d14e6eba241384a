import MediatedNetworks
import SampleAdSDK
import Simulation
import Testing
import UIKit

/// How long a full-screen ad must be watched, when it can be closed, and what it pays.
@Suite(.serialized) @MainActor struct CountdownTests {
  private let listener = FullScreenListener()

  private var rewards: Int { listener.record.heard.filter { $0 == "reward" }.count }

  /// An ad on the screen since 200 ms.
  private func showing(
    _ ad: SampleFullScreenAd = SampleRewardedAd(),
    _ change: (inout SampleCreative) -> Void = { _ in }
  ) -> Phone {
    let phone = Phone {
      var creative = SampleCreative.fullScreen
      change(&creative)
      $0.creative = creative
      $0.order = creative.order
      $0.showing = creative.showing
    }
    phone.load(ad, for: listener).show(from: phone.controller)
    return phone
  }

  @Test func `a rewarded ad pays at the end of its ten seconds, and then can be closed`() {
    let phone = showing()
    phone.pass(.milliseconds(9999))
    #expect(!phone.tap("close") && rewards == 0)
    phone.pass(.milliseconds(1))
    #expect(phone.tap("close"))
    #expect(
      listener.record.timed == [
        "loaded@200", "will present@200", "impression@200", "video started@200",
        "video ended@10200", "reward@10200", "will dismiss@10200", "gone@10200",
      ])
    #expect(phone.book == ["impression", "reward"])
  }

  @Test func `a reward that is told last is told when the ad is gone, and counted before`() {
    let phone = showing { $0.order.reward = .afterHide }
    phone.pass(.seconds(10))
    #expect(rewards == 0 && phone.book == ["impression", "reward"])
    phone.tap("close")
    #expect(listener.record.heard.suffix(2) == ["gone", "reward"])
    #expect(phone.book == ["impression", "reward"])
  }

  @Test func `who closes early is asked, and may stay without losing a second`() {
    let phone = showing { $0.closeAfter = .seconds(4) }
    phone.pass(.milliseconds(3999))
    #expect(!phone.tap("close"))
    phone.pass(.milliseconds(1))
    #expect(phone.tap("close") && phone.isCovered && phone.shows("Lose the reward?"))
    phone.pass(.seconds(60))
    #expect(rewards == 0)
    phone.tap("keepWatching")
    phone.pass(.milliseconds(5999))
    #expect(rewards == 0)
    phone.pass(.milliseconds(1))
    #expect(rewards == 1)
  }

  @Test func `who leaves early gets nothing`() {
    let phone = showing { $0.closeAfter = .seconds(4) }
    phone.pass(.seconds(4))
    phone.tap("close")
    #expect(phone.tap("close") && !phone.isCovered)
    phone.pass(.seconds(60))
    #expect(rewards == 0 && phone.book == ["impression"])
  }

  @Test(arguments: [(3, 3), (5, 5), (30, 5)])
  func `a video without a reward can be closed after five seconds, or at its end`(
    _ length: Int, _ patience: Int
  ) {
    let phone = showing(SampleInterstitialAd()) { $0.video = .seconds(length) }
    phone.pass(.milliseconds(patience * 1000 - 1))
    #expect(!phone.tap("close"))
    phone.pass(.milliseconds(1))
    #expect(phone.tap("close") && !phone.isCovered)
    #expect(!listener.record.heard.contains("video started"))
  }

  @Test func `a picture can be closed at once`() {
    let phone = showing(SampleInterstitialAd())
    #expect(phone.tap("close") && !phone.isCovered)
  }

  @Test func `an ad that sticks pays and has no close button`() {
    let phone = showing { $0.showing = .sticks }
    phone.pass(.seconds(3600))
    #expect(!phone.tap("close") && phone.isCovered && rewards == 1)
  }

  @Test func `seconds are counted down rounded up, and none pass in the background`() {
    let phone = showing {
      $0.reward = .init(amount: 3, type: "lives")
      $0.countdown = .seconds(4)
    }
    #expect(phone.shows("3 lives in 4 s"))
    phone.pass(.seconds(3))
    #expect(phone.shows("3 lives in 1 s"))
    UIApplication.shared.enterBackground()
    phone.pass(.seconds(60))
    UIApplication.shared.enterForeground()
    #expect(phone.shows("3 lives in 1 s") && rewards == 0)
    phone.pass(.seconds(1))
    #expect(phone.shows("3 lives earned") && rewards == 1)
  }
}
