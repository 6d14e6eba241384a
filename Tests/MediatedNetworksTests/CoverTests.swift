import MediatedNetworks
import Simulation
import Testing
import UIKit

/// What a full-screen ad has on its screen: a picture is plain, a video has everything.
@Suite(.serialized) @MainActor struct CoverTests {
  private func showing(
    isRewarded: Bool = false, _ change: (inout MediatedCreative) -> Void
  ) -> Phone {
    let phone = Phone()
    var creative = MediatedCreative()
    creative.texts["headline"] = "Marmalade"
    creative.texts["advertiser"] = "Jam Ltd"
    change(&creative)
    let cover = MediatedCover(creative, of: phone.network, isRewarded: isRewarded)
    MediatedShow(cover) { _ in }.begin(over: phone.controller)
    return phone
  }

  @Test func `a picture names its network, and can be closed at once`() {
    let phone = showing { $0.countdown = .seconds(8) }
    #expect(phone.shows("Ad · Net") && !phone.tap("mute") && !phone.tap("learnMore"))
    #expect(phone.tap("close") && !phone.isCovered)
  }

  @Test func `who closes a rewarded picture early is not asked`() {
    let phone = showing(isRewarded: true) { $0.closeAfter = .seconds(2) }
    phone.pass(.seconds(2))
    #expect(phone.tap("close") && !phone.isCovered)
  }

  @Test func `a video without a reward can be closed after five seconds`() {
    let phone = showing { $0.video = .seconds(30) }
    phone.pass(.milliseconds(4999))
    #expect(!phone.tap("close") && phone.shows("Close in 1 s"))
    phone.pass(.milliseconds(1))
    #expect(phone.tap("close") && !phone.isCovered)
  }

  @Test func `who closes a rewarded video early is asked`() {
    let phone = showing(isRewarded: true) {
      ($0.video, $0.closeAfter) = (.seconds(8), .seconds(2))
    }
    phone.pass(.seconds(2))
    #expect(phone.tap("close") && phone.isCovered && phone.shows("Lose the reward?"))
    phone.tap("keepWatching")
    phone.pass(.seconds(6))
    #expect(phone.book == ["impression", "reward"])
    #expect(phone.tap("close") && !phone.isCovered)
  }

  @Test func `an end card takes the place of a video that has ended`() {
    let phone = showing { $0.video = .seconds(8) }
    #expect(phone.tap("mute") && phone.tap("learnMore") && phone.tap("close"))
    phone.pass(.seconds(8))
    #expect(phone.shows("Marmalade") && phone.shows("Jam Ltd") && !phone.tap("mute"))
    #expect(phone.tap("callToAction") && phone.book == ["impression", "click", "click"])
  }

  @Test func `each event of a VAST ad has a sense of its own`() {
    let events: [MediatedVASTAd.Event] = [
      .loaded, .impression, .creativeView, .start, .firstQuartile, .midpoint, .thirdQuartile,
      .complete, .progress(.zero), .mute, .unmute, .pause, .resume, .skip, .close, .closeLinear,
      .click, .iconView, .iconClick, .endCardView, .endCardClick, .verificationNotExecuted,
      .viewable, .notViewable, .error(405),
    ]
    let senses = Set(events.map(\.sense))
    #expect(senses.count == events.count && senses.allSatisfy(\.isPixel))
  }
}
