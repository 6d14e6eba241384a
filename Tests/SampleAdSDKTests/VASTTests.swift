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
