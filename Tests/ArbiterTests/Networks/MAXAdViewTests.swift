import AppLovinSDK
import MediatedNetworks
import PublisherExamples
import Simulation
import Testing
import UIKit

/// MAX's ad views, as an application's developer meets them.
@Suite(.serialized) @MainActor final class MAXAdViewTests {
  /// Made inside each test: other suites begin worlds of their own.
  private lazy var phone = Phone(isStarted: false)

  private func loaded(
    _ answer: MediatedAnswer, refresh: Duration? = .seconds(60)
  ) -> MaxController {
    let page = phone.maxPage(.banner, answer, refresh: refresh)
    page.adView.loadAd()
    phone.pass(.seconds(3))
    return page
  }

  @Test func `an ad is paid when it was seen, and never displayed or hidden`() {
    let page = loaded(.fill(0.001))
    #expect(page.heard == ["request", "loaded BANNER", "creative-unit", "paid 0.001 at Home"])
    #expect(phone.book("AppLovin MAX") == ["impression", "paid 1000"])
    page.adView.removeFromSuperview()
    page.view.addSubview(page.adView)
    phone.pass(.seconds(3))
    #expect(phone.book("AppLovin MAX") == ["impression", "paid 1000"])
  }

  @Test func `a click expands over the application, and collapses`() {
    let page = loaded(.fill(0.001))
    page.forget()
    phone.tap("callToAction")
    #expect(page.heard == ["clicked", "expanded"] && phone.isCovered)
    phone.tap("close")
    #expect(page.heard == ["clicked", "expanded", "collapsed"])
    #expect(phone.book("AppLovin MAX").last == "click")
  }

  @Test func `no fill is told, and asked again when it is time`() {
    let page = phone.maxPage(.mrec, .noFill(), .fill(1), refresh: .seconds(10))
    page.adView.loadAd()
    phone.pass(.seconds(1))
    #expect(page.heard == ["request", "failed 204"])
    phone.pass(.seconds(10))
    #expect(page.heard.dropFirst(2) == ["request", "loaded MREC"])
  }

  @Test func `a load before the start waits for it`() {
    let page = phone.maxPage(isStarted: false, .banner, .fill(1))
    page.adView.loadAd()
    phone.pass(.seconds(5))
    #expect(page.heard == [])
    phone.startMAX()
    phone.pass(.seconds(1))
    #expect(page.heard == ["request", "loaded BANNER"])
  }

  // MARK: Refresh

  @Test func `an ad is replaced from time to time, even where nobody sees it`() {
    let page = loaded(.fill(0.001), refresh: .seconds(20))
    page.adView.removeFromSuperview()
    page.forget()
    phone.pass(.seconds(41))
    #expect(page.heard == ["request", "loaded BANNER", "request", "loaded BANNER"])
  }

  @Test func `without a word of the server it takes 30 seconds`() {
    let page = loaded(.fill(0.001), refresh: nil)
    page.forget()
    phone.pass(.seconds(26))
    #expect(page.heard == [])
    phone.pass(.seconds(2))
    #expect(page.heard.first == "request")
  }

  @Test func `once it is stopped, every ad comes of a load`() {
    let page = loaded(.fill(0.001), refresh: .seconds(20))
    page.adView.stopAutoRefresh()
    page.forget()
    phone.pass(.seconds(60))
    #expect(page.heard == [])
    page.adView.loadAd()
    phone.pass(.seconds(1))
    #expect(page.heard == ["request", "loaded BANNER"])
    phone.pass(.seconds(60))
    page.forget()
    page.adView.startAutoRefresh()
    phone.pass(.seconds(21))
    #expect(page.heard.first == "request")
  }

  @Test func `a stop before the first load is ignored unless it is asked for`() {
    let page = phone.maxPage(.banner, .fill(1), refresh: .seconds(10))
    page.adView.stopAutoRefresh()
    #expect(phone.notes == ["stopAutoRefresh() before the first load is ignored"])
    page.adView.setExtraParameterForKey("allow_pause_auto_refresh_immediately", value: "true")
    page.adView.stopAutoRefresh()
    page.adView.loadAd()
    phone.pass(.seconds(60))
    #expect(page.heard.count { $0 == "request" } == 1)
  }

  @Test func `a load while a refresh is scheduled, or one runs, is ignored`() {
    let page = phone.maxPage(.banner, .fill(0.001), refresh: .seconds(60))
    page.adView.loadAd()
    page.adView.loadAd()
    phone.pass(.seconds(1))
    page.adView.loadAd()
    phone.pass(.seconds(1))
    #expect(page.heard.count { $0 == "request" } == 1)
    #expect(
      phone.notes == [
        "loadAd() while an ad is loading is ignored",
        "loadAd() while a refresh is scheduled is ignored; stop auto refresh first",
      ])
  }

  @Test func `a view that is gone asks no more`() {
    var page: MaxController? = loaded(.fill(0.001), refresh: .seconds(10))
    page?.view.removeFromSuperview()
    page?.removeFromParent()
    page = nil
    let requests = phone.world.journal.entries.count { $0.sense == .networkRequestStarted }
    phone.pass(.seconds(60))
    #expect(
      phone.world.journal.entries.count { $0.sense == .networkRequestStarted } == requests)
  }

  // MARK: Values

  @Test func `formats have sizes, and an adaptive banner that of its width`() {
    #expect(MAAdFormat.leader.size == CGSize(width: 728, height: 90))
    #expect(MAAdFormat.banner.adaptiveSize(forWidth: 360) == CGSize(width: 360, height: 50))
    #expect(MAAdFormat.banner.adaptiveSize(forWidth: 800).height == 90)
    #expect(MAAdFormat.mrec.adaptiveSize(forWidth: 800) == CGSize(width: 300, height: 250))
    #expect(MAAdFormat.mrec.isAdViewAd && !MAAdFormat.native.isFullscreenAd)
    #expect(MAAdFormat.appOpen.isFullscreenAd)
  }

  @Test func `an app open ad is shown before the application opens`() {
    let page = phone.maxPage(.banner, .fill(0.002).with { $0.creative.video = .seconds(5) })
    page.appOpenAd.load()
    phone.pass(.seconds(1))
    #expect(page.appOpenAd.isReady)
    page.appOpenAd.show(forPlacement: "launch")
    #expect(phone.isCovered)
    phone.pass(.seconds(6))
    #expect(phone.tap("close"))
    #expect(
      page.heard == [
        "loaded APPOPEN", "displayed", "paid 0.002 at launch", "hidden",
      ])
    #expect(phone.book("AppLovin MAX") == ["impression", "paid 2000"])
    page.appOpenAd.show()
    #expect(page.heard.last == "not shown -24")
  }
}
