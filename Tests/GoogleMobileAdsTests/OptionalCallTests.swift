import GoogleMobileAds
import Simulation
import StrangeAdapters
import Testing
import UIKit

/// Code that treats requirements as optional, as they are in Objective-C, and names types of which
/// there is not much here.
@Suite(.serialized) @MainActor struct OptionalCallTests {
  private let ad = HearingNativeAd(MediationNativeAdConfiguration())

  @Test func `flags can be asked for with ? and !`() {
    #expect(OptionalCalls.flags(of: ad) == [false, false, false, false, false])
  }

  @Test func `methods can be called with ? and !, and come once each time`() {
    OptionalCalls.tellAll(ad, view: UIView())
    #expect(
      ad.heard == [
        "render 1", "impression", "impression", "click 3003", "click 3004", "untrack nothing",
        "untrack",
      ])
  }

  @Test func `so can those of a class`() {
    OptionalCalls.tell(ad)
    #expect(ad.heard == ["impression", "impression", "untrack nothing"])
  }

  @Test func `a banner's size can be changed with ?`() {
    let banner = HearingBanner()
    OptionalCalls.resize(banner)
    #expect(banner.heard == [50, 100])
  }

  @Test func `a configuration of a test kit has a topmost controller that can be set`() {
    _ = World.begin(seed: 1)
    let configuration = SettableConfiguration()
    #expect(configuration.topViewController == nil)
    let controller = UIViewController()
    configuration.topViewController = controller
    #expect((configuration as MediationAdConfiguration).topViewController === controller)
  }

  @Test func `a request of the older kind can be made for a test`() {
    let request: any MediationAdRequest = OlderRequest()
    #expect(request.credentials()?["placement"] as? String == "p1")
    #expect(request.childDirectedTreatment() == true)
  }

  @Test func `the advertising identifier is that of a user who is not tracked`() {
    #expect(advertisingIdentifier() == "00000000-0000-0000-0000-000000000000")
  }
}
