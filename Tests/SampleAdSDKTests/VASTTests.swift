import MediatedNetworks
import SampleAdSDK
import Simulation
import Testing
import UIKit

/// A full-screen ad that comes as a VAST document: what is called, and when it fails.
@Suite(.serialized) @MainActor struct VASTTests {
  private let listener = FullScreenListener()

  private func load(
    _ vast: MediatedVAST, _ ad: SampleFullScreenAd = SampleRewardedAd()
  ) -> (Phone, SampleFullScreenAd) {
    let phone = Phone {
      $0.creative = .fullScreen
      $0.creative?.vast = vast
    }
    return (phone, phone.load(ad, for: listener))
  }

  private func showing(_ vast: MediatedVAST) -> Phone {
    let (phone, ad) = load(vast)
    ad.show(from: phone.controller)
    return phone
  }

  @Test func `its events are called at their moments, and the end is the end of the document`() {
    let phone = showing(.video)
    phone.pass(.milliseconds(7999))
    #expect(phone.pixels.last == "third@6200" && !phone.book.contains("reward"))
    phone.pass(.milliseconds(1))
    #expect(
      phone.pixels == [
        "impression@200", "start@200", "first@2200", "mid@4200", "third@6200", "complete@8200",
      ])
    #expect(
      phone.book == [
        "impression", "firstQuartile", "midpoint", "thirdQuartile", "complete", "reward",
      ])
  }

  @Test func `it can be skipped from its offset on, which pays nothing`() {
    let phone = showing(.video)
    phone.pass(.milliseconds(2999))
    #expect(!phone.tap("skip"))
    phone.pass(.milliseconds(1))
    #expect(phone.tap("skip"))
    phone.pass(.seconds(60))
    #expect(phone.tap("close") && !phone.isCovered)
    #expect(phone.book == ["impression", "firstQuartile"])
    #expect(phone.pixels.suffix(2) == ["first@2200", "skip@3200"])
    #expect(!listener.record.heard.contains("reward"))
  }

  @Test func `a video that is paused stands`() {
    let phone = showing(.video)
    phone.pass(.seconds(1))
    phone.tap("play")
    phone.pass(.seconds(60))
    phone.tap("play")
    phone.pass(.milliseconds(999))
    #expect(phone.pixels.last == "start@200")
    phone.pass(.milliseconds(1))
    #expect(phone.pixels.last == "first@62200")
  }

  @Test func `a wrapper's address is asked, and both are told of the impression`() {
    var vast = MediatedVAST(document: Array(wrapper.utf8))
    vast.catalogue["https://a.example/tag"] = Array(inline.utf8)
    let phone = showing(vast)
    #expect(phone.pixels == ["wrapped@200", "impression@200", "start@200"])
    #expect(listener.record.heard.first == "loaded")
  }

  // MARK: Whether it was seen

  /// The video with calls for a view.
  private func measured(_ calls: String, seconds: Int = 8) -> Phone {
    let text = inline.replacing(
      "</Creatives>", with: "</Creatives><ViewableImpression>\(calls)</ViewableImpression>"
    ).replacing("00:00:08", with: "00:00:0\(seconds)")
    return showing(MediatedVAST(document: Array(text.utf8)))
  }

  private static let calls = """
    <Viewable>https://a.example/seen</Viewable><NotViewable>https://a.example/unseen</NotViewable>
    <ViewUndetermined>https://a.example/unknown</ViewUndetermined>
    """

  private func views(_ phone: Phone) -> [String] {
    phone.pixels.filter { $0.hasPrefix("seen") || $0.hasPrefix("un") }
  }

  @Test(arguments: [(3, ["seen@2200"]), (1, ["unseen@1200"])])
  func `a video is seen after two seconds, once, and not seen if it is gone before`(
    _ seconds: Int, _ expected: [String]
  ) {
    let phone = measured(Self.calls)
    phone.pass(.seconds(seconds))
    phone.tap("close")
    phone.tap("close")
    if seconds == 1 { phone.controller.presentedViewController?.dismiss(animated: false) }
    #expect(views(phone) == expected)
  }

  @Test func `a pause begins the look again`() {
    let phone = measured(Self.calls)
    phone.pass(.milliseconds(1900))
    phone.tap("play")
    phone.pass(.seconds(9))
    phone.tap("play")
    phone.pass(.milliseconds(1999))
    #expect(views(phone) == [])
    phone.pass(.seconds(60))
    phone.tap("close")
    #expect(views(phone) == ["seen@13100"])
  }

  @Test func `who only wants to know of ads that are not seen hears nothing of a seen one`() {
    let phone = measured("<NotViewable>https://a.example/unseen</NotViewable>")
    phone.pass(.seconds(60))
    #expect(phone.tap("close") && !phone.isCovered)
    #expect(views(phone) == [])
  }

  @Test func `a video of a second is not seen, however long its last picture stays`() {
    let phone = measured(Self.calls, seconds: 1)
    phone.pass(.seconds(60))
    #expect(phone.tap("close") && !phone.isCovered)
    #expect(views(phone) == ["unseen@60200"])
  }

  // MARK: Manners

  /// A wrapper with a midpoint and an address around a video, played in this manner.
  private func playing(_ manners: [PlayerManner], _ error: Int? = nil) -> Phone {
    let outer = wrapper.replacing(
      "</Wrapper>",
      with: """
        <Error>https://a.example/outer-[ERRORCODE]</Error>
        <Creatives><Creative><Linear><TrackingEvents>
        <Tracking event="midpoint">https://a.example/outer-mid</Tracking></TrackingEvents>
        <VideoClicks><ClickThrough>https://shop.example</ClickThrough></VideoClicks>
        </Linear></Creative></Creatives></Wrapper>
        """)
    var vast = MediatedVAST(document: Array(outer.utf8), error: error)
    vast.catalogue["https://a.example/tag"] = Array(
      inline.replacing(
        "</Creatives>", with: "</Creatives><ViewableImpression>\(Self.calls)</ViewableImpression>"
      ).utf8)
    vast.manners = manners
    return showing(vast)
  }

  private func lost(_ phone: Phone) -> [String] {
    phone.world.journal.entries.filter { $0.sense == .vastLost }.map { "\($0.message)" }
  }

  @Test func `an impression at load is called then, and not again`() {
    let phone = Phone {
      $0.creative = .fullScreen
      $0.creative?.vast = .video
      $0.creative?.vast?.manners = [.impressionAtLoad]
    }
    let ad = phone.load(SampleRewardedAd(), for: listener)
    phone.pass(.seconds(1))
    #expect(phone.pixels == ["impression@200"])
    ad.show(from: phone.controller)
    #expect(phone.pixels == ["impression@200", "start@1200"])
    #expect(phone.book == ["impression"])
  }

  @Test func `a lost level is called at errors only`() {
    let phone = playing([.losesLevel])
    phone.pass(.seconds(5))
    #expect(phone.pixels.prefix(2) == ["impression@200", "start@200"])
    #expect(phone.pixels.last == "mid@4200")
    #expect(
      lost(phone) == ["the player loses impression of Outer", "the player loses midpoint of Outer"])
    #expect(playing([.losesLevel], 402).pixels == ["outer-402@200", "error-402@200"])
  }

  @Test func `a level that is alone is not lost`() {
    let phone = Phone {
      $0.creative = .fullScreen
      $0.creative?.vast = .video
      $0.creative?.vast?.manners = [.losesLevel]
    }
    phone.load(SampleRewardedAd(), for: listener).show(from: phone.controller)
    #expect(phone.pixels == ["impression@200", "start@200"])
  }

  @Test func `a click is counted and leads nowhere`() {
    let phone = playing([.losesClickThrough])
    let cover = phone.controller.presentedViewController
    #expect(phone.tap("callToAction") && cover?.presentedViewController == nil)
    #expect(phone.book.last == "click")
    #expect(lost(phone) == ["the player loses clickThrough of Outer"])
    let good = playing([])
    #expect(good.tap("callToAction"))
    #expect(good.controller.presentedViewController?.presentedViewController != nil)
  }

  @Test func `a quartile comes twice, and errors are swallowed`() {
    let phone = playing([.repeatsQuartile])
    phone.pass(.seconds(4))
    #expect(phone.pixels.suffix(4) == ["outer-mid@4200", "mid@4200", "outer-mid@4200", "mid@4200"])
    #expect(phone.book.filter { $0 == "midpoint" }.count == 2)
    #expect(playing([.swallowsErrors], 402).pixels == [])
  }

  @Test func `what is forgotten is forgotten for all levels, and the network counts it`() {
    let phone = playing([.forgetsImpression, .forgetsQuartile])
    phone.pass(.seconds(5))
    #expect(phone.pixels == ["start@200", "seen@2200", "first@2200"])
    #expect(phone.book == ["impression", "firstQuartile", "midpoint"])
    #expect(lost(phone) == ["the player forgets impression", "the player forgets midpoint"])
  }

  @Test func `who measures nothing says so once`() {
    let phone = playing([.measuresNothing])
    phone.pass(.seconds(60))
    phone.tap("close")
    #expect(views(phone) == ["unknown@200"])
  }

  // MARK: Pods

  @Test func `a pod plays one ad after the other, and is one ad to the network`() {
    let phone = showing(.pod())
    phone.pass(.seconds(30))
    #expect(
      phone.pixels == [
        "one-1-of-2@200", "half@2200", "done@4200", "two-2-of-2@4200", "half@6200", "done@8200",
      ])
    #expect(phone.book.filter { $0 == "impression" || $0 == "reward" } == ["impression", "reward"])
    #expect(phone.book.last == "reward" && listener.record.heard.contains("reward"))
    #expect(phone.tap("close") && !phone.isCovered)
  }

  @Test func `a skip is about one ad, and costs the reward of all`() {
    let phone = showing(.pod())
    phone.pass(.seconds(1))
    #expect(phone.tap("skip") && phone.isCovered)
    #expect(phone.pixels == ["one-1-of-2@200", "two-2-of-2@1200"])
    phone.pass(.seconds(30))
    #expect(!phone.book.contains("reward"))
    #expect(phone.tap("close") && !phone.isCovered)
  }

  @Test func `the sound stays off, and a video that was stopped starts the next one`() {
    let phone = showing(.pod())
    phone.pass(.seconds(1))
    phone.tap("mute")
    phone.tap("play")
    phone.pass(.seconds(60))
    #expect(phone.tap("skip"))
    phone.pass(.seconds(2))
    #expect(phone.pixels.suffix(2) == ["two-2-of-2@61200", "half@63200"])
    phone.tap("mute")
    #expect(phone.world.journal.entries.last?.data["event"] == "unmute")
  }

  @Test func `its close button is counted from the first ad's start`() {
    let phone = Phone {
      $0.creative = .fullScreen
      $0.creative?.vast = .pod()
      $0.creative?.closeAfter = .seconds(6)
    }
    phone.load(SampleInterstitialAd(), for: listener).show(from: phone.controller)
    phone.pass(.milliseconds(5999))
    #expect(!phone.tap("close"))
    phone.pass(.milliseconds(1))
    #expect(phone.tap("close") && !phone.isCovered)
  }

  @Test func `of a pod that can't be played each ad has an error`() {
    let (phone, _) = load(.pod("video/x-none", "application/javascript"))
    #expect(listener.record.heard == ["failed 403"])
    #expect(phone.pixels == ["one-error-403@200", "two-error-403@200"])
  }

  @Test func `an ad of a pod that can't be played is left out`() {
    let phone = showing(.pod("video/mp4", "application/javascript"))
    #expect(phone.pixels == ["one-error-403@200", "two-2-of-1@200"])
  }

  @Test(arguments: [
    ("<VAST", 100), ("<html/>", 101), (#"<VAST version="7.0"/>"#, 102),
    (#"<VAST version="3.0"/>"#, 303), (wrapper, 301),
  ])
  func `a document that leads to no ad fails with VAST's number`(_ text: String, _ number: Int) {
    let (_, ad) = load(MediatedVAST(document: Array(text.utf8)))
    #expect(listener.record.heard == ["failed \(number)"] && !ad.isReady)
  }

  @Test(arguments: [(402, 402), (405, 405), (404, 900), (0, 900)])
  func `a player's failure is called with its number, or with 900 if VAST has none`(
    _ forced: Int, _ number: Int
  ) {
    var vast = MediatedVAST.video
    vast.error = forced
    let (phone, _) = load(vast)
    #expect(listener.record.heard == ["failed \(number)"])
    #expect(phone.pixels == ["error-\(number)@200"])
  }

  @Test func `a document that nobody can show is called with 405`() {
    let phone = Phone {
      $0.creative = .fullScreen
      $0.creative?.vast = .video
      $0.showing = .fails
    }
    let ad = phone.load(SampleRewardedAd(), for: listener)
    ad.show(from: phone.controller)
    #expect(phone.pixels == ["error-405@200"])
    #expect(listener.record.heard.last == "not shown com.sample.network 4")
  }
}

private let inline = """
  <VAST version="4.1"><Ad id="in"><InLine><AdSystem>Inner</AdSystem><AdTitle>Title</AdTitle>
  <Error>https://a.example/error-[ERRORCODE]</Error>
  <Impression>https://a.example/impression</Impression>
  <Creatives><Creative><Linear skipoffset="00:00:03"><Duration>00:00:08</Duration><TrackingEvents>
  <Tracking event="start">https://a.example/start</Tracking>
  <Tracking event="firstQuartile">https://a.example/first</Tracking>
  <Tracking event="midpoint">https://a.example/mid</Tracking>
  <Tracking event="thirdQuartile">https://a.example/third</Tracking>
  <Tracking event="complete">https://a.example/complete</Tracking>
  <Tracking event="skip">https://a.example/skip</Tracking>
  </TrackingEvents>
  <MediaFiles><MediaFile type="video/mp4">https://a.example/a.mp4</MediaFile></MediaFiles>
  </Linear></Creative></Creatives></InLine></Ad></VAST>
  """

private let wrapper = """
  <VAST version="3.0"><Ad id="out"><Wrapper><AdSystem>Outer</AdSystem>
  <VASTAdTagURI>https://a.example/tag</VASTAdTagURI>
  <Impression>https://a.example/wrapped</Impression></Wrapper></Ad></VAST>
  """

extension MediatedVAST {
  /// Two videos of four seconds, the second one first in the text. Files of `type` are said to be of
  /// `other` in the first one.
  fileprivate static func pod(
    _ type: String = "", _ other: String = "video/mp4"
  ) -> MediatedVAST {
    let ads = [("two", 2, type == "video/x-none" ? other : "video/mp4"), ("one", 1, other)].map {
      name, place, type in
      """
      <Ad id="\(name)" sequence="\(place)"><InLine><AdTitle>Title</AdTitle>
      <Error>https://a.example/\(name)-error-[ERRORCODE]</Error>
      <Impression>https://a.example/\(name)-[PODSEQUENCE]-of-[ADCOUNT]</Impression>
      <Creatives><Creative><Linear skipoffset="00:00:01"><Duration>00:00:04</Duration>
      <TrackingEvents><Tracking event="midpoint">https://a.example/half</Tracking>
      <Tracking event="complete">https://a.example/done</Tracking></TrackingEvents>
      <MediaFiles><MediaFile type="\(type)">https://a.example/a</MediaFile></MediaFiles>
      </Linear></Creative></Creatives></InLine></Ad>
      """
    }
    return MediatedVAST(document: Array("<VAST version=\"4.1\">\(ads.joined())</VAST>".utf8))
  }

  /// Eight seconds that can be skipped after three.
  fileprivate static let video = MediatedVAST(document: Array(inline.utf8))
}

extension Phone {
  /// The last part of each pixel's address, and when it was called.
  fileprivate var pixels: [String] {
    world.journal.entries.compactMap { entry in
      guard entry.to?.role == .server, entry.data["event"] != nil,
        case .string(let url)? = entry.data["url"]
      else { return nil }
      return "\(url.split(separator: "/").last ?? "")@\(entry.time.milliseconds)"
    }
  }
}
