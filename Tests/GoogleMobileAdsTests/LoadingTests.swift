import GoogleMobileAds
import Simulation
import StrangeAdapters
import Testing
import UIKit

/// What a publisher and an adapter are told during a load. Each adapter here does one thing.
@Suite(.serialized) @MainActor struct LoadingTests {
  private let refusal = NSError(domain: "strange", code: 7)

  @Test func `an answer given inside the load call is delivered later`() {
    let world = beginWorld(.strange("StrangeCustomEvent"))
    let publisher = Publisher()
    publisher.loader.load(Request())
    #expect(publisher.heard == [])
    #expect(publisher.loader.isLoading)
    world.timeline.settle()
    #expect(publisher.heard == ["ad", "finished"])
    #expect(!publisher.loader.isLoading)
    #expect(publisher.ads.first?.headline == "A strange ad")
  }

  @Test func `the next line is asked when the unit's timeout has passed`() throws {
    let world = beginWorld(
      .strange("HeldCustomEvent"), .strange("StrangeCustomEvent"), timeout: .seconds(3))
    let publisher = Publisher()
    publisher.loader.load(nil)
    world.timeline.advance(by: .milliseconds(2999))
    #expect(publisher.heard == [])
    world.timeline.advance(by: .milliseconds(1))
    #expect(publisher.heard == ["ad", "finished"])
  }

  @Test func `a late answer gets no delegate and is noted`() throws {
    let world = beginWorld(
      .strange("HeldCustomEvent"), .strange("StrangeCustomEvent"), timeout: .seconds(3))
    let publisher = Publisher()
    publisher.loader.load(nil)
    world.timeline.advance(by: .seconds(4))
    let before = world.journal.entries.count
    #expect(try #require(HeldLoads.shared.all.first).succeed() == nil)
    world.timeline.settle()
    #expect(publisher.heard == ["ad", "finished"])
    let since = world.journal.entries[before...]
    #expect(since.contains { $0.kind == .note(violation: .answerTooLate) })
    #expect(since.allSatisfy { $0.ad == "feed#1" })
  }

  @Test func `a second answer gets no delegate, and the first one stands`() throws {
    let world = beginWorld(.strange("HeldCustomEvent"))
    let publisher = Publisher()
    publisher.loader.load(nil)
    world.timeline.settle()
    let load = try #require(HeldLoads.shared.all.first)
    #expect(load.succeed() != nil)
    #expect(load.succeed() == nil)
    #expect(load.fail(refusal) == nil)
    world.timeline.advance(by: .seconds(10))
    #expect(publisher.heard == ["ad", "finished"])
    #expect(
      world.violations == ["handler-kept", "completion-called-twice", "completion-called-twice"])
  }

  @Test func `both an ad and an error fail the line, and so does neither`() throws {
    let world = beginWorld(.strange("HeldCustomEvent"), .strange("HeldCustomEvent"))
    let publisher = Publisher()
    publisher.loader.load(nil)
    world.timeline.settle()
    #expect(try #require(HeldLoads.shared.all.first).answerWithBoth(refusal) == nil)
    world.timeline.settle()
    #expect(HeldLoads.shared.all.count == 2)
    #expect(try #require(HeldLoads.shared.all.last).answerWithNothing() == nil)
    world.timeline.settle()
    #expect(publisher.heard == ["error", "finished"])
    #expect(
      world.violations == [
        "not-exactly-one-of-ad-and-error", "handler-kept", "not-exactly-one-of-ad-and-error",
        "handler-kept",
      ])
  }

  @Test(arguments: ["NoSuchCustomEvent", "NoAdapter"])
  func `a class that is missing or no adapter fails only its line`(_ name: String) throws {
    let world = beginWorld(.strange(name), .strange("StrangeCustomEvent"))
    let publisher = Publisher()
    publisher.loader.load(nil)
    world.timeline.settle()
    #expect(publisher.heard == ["ad", "finished"])
    #expect(world.violations == ["class-not-found"])
    let info = try #require(publisher.ads.first).responseInfo.adNetworkInfoArray[0]
    #expect((info.error as NSError?)?.code == RequestError.Code.mediationAdapterError.rawValue)
    let status = MobileAds.shared.initializationStatus
      .adapterStatusesByClassName["StrangeAdapters.\(name)"]
    #expect(status?.state == .notReady)
    #expect(status?.description == "No such adapter in the application.")
    #expect(status?.latency == 0)
  }

  @Test func `an adapter without native ads fails its line with the SDK's own error`() throws {
    let world = beginWorld(.strange("BareCustomEvent"))
    let publisher = Publisher()
    publisher.loader.load(nil)
    world.timeline.settle()
    let error = try #require(publisher.errors.first)
    #expect(error.domain == GADErrorDomain)
    #expect(error.code == RequestError.Code.noFill.rawValue)
    let response = try #require(error.userInfo[GADErrorUserInfoKeyResponseInfo] as? ResponseInfo)
    let reason = try #require(response.adNetworkInfoArray.first?.error as NSError?)
    #expect(reason.code == RequestError.Code.mediationAdapterError.rawValue)
    #expect(reason.localizedDescription.contains("loadNativeAd"))
  }

  @Test func `an unknown unit is an invalid request, and a unit without lines has no fill`() {
    let world = beginWorld()
    let unknown = Publisher(unit: "nowhere")
    let empty = Publisher()
    unknown.loader.load(nil)
    empty.loader.load(nil)
    world.timeline.settle()
    #expect(unknown.errors.map(\.code) == [RequestError.Code.invalidRequest.rawValue])
    #expect(empty.errors.map(\.code) == [RequestError.Code.noFill.rawValue])
    #expect(empty.errors.first?.localizedDescription == "Request Error: No ad to show.")
    #expect(unknown.heard == ["error", "finished"])
  }

  @Test func `a load during a load changes nothing`() {
    let world = beginWorld(.strange("StrangeCustomEvent"))
    let publisher = Publisher()
    publisher.loader.load(nil)
    publisher.loader.load(nil)
    world.timeline.settle()
    #expect(publisher.heard == ["ad", "finished"])
    #expect(world.violations == ["load-while-loading"])
    publisher.loader.load(nil)
    world.timeline.settle()
    #expect(publisher.heard == ["ad", "finished", "ad", "finished"])
  }

  @Test func `the response has the outcome of each line`() throws {
    let world = beginWorld(
      .strange("HeldCustomEvent", parameter: "first"), .strange("HeldCustomEvent"),
      .strange("StrangeCustomEvent"), .strange("BareCustomEvent"), timeout: .seconds(2))
    let publisher = Publisher()
    publisher.loader.load(nil)
    world.timeline.advance(by: .milliseconds(300))
    #expect(try #require(HeldLoads.shared.all.first).fail(refusal) == nil)
    world.timeline.advance(by: .seconds(2))

    let response = try #require(publisher.ads.first).responseInfo
    let infos = response.adNetworkInfoArray
    #expect(response.responseIdentifier == "feed#1")
    #expect(
      infos.map(\.adSourceInstanceName) == [
        "HeldCustomEvent", "HeldCustomEvent", "StrangeCustomEvent", "BareCustomEvent",
      ])
    #expect(infos.map { ($0.error as NSError?)?.code } == [7, 5, nil, nil])
    #expect(infos.map(\.latency) == [0.3, 2, 0, 0])
    #expect(response.loadedAdNetworkResponseInfo === infos[2])
    #expect(infos[0].adNetworkClassName == "StrangeAdapters.HeldCustomEvent")
    #expect(infos[0].adUnitMapping["parameter"] as? String == "first")
    #expect(JSONSerialization.isValidJSONObject(response.dictionaryRepresentation))
  }

  @Test func `the publisher's options and the line's settings reach the adapter`() throws {
    let world = beginWorld(.strange("HeldCustomEvent", parameter: "unit-1"))
    MobileAds.shared.requestConfiguration.testDeviceIdentifiers = [RequestConfiguration.thisDevice]
    let publisher = Publisher(
      options: [OlderMembers.startMuted(false), OlderMembers.disableImages()])
    publisher.loader.load(nil)
    world.timeline.settle()
    let configuration = try #require(HeldLoads.shared.all.first).configuration
    #expect(configuration.isTestRequest)
    #expect(configuration.bidResponse == nil)
    #expect(configuration.credentials.format == .native)
    #expect(configuration.credentials.settings["parameter"] as? String == "unit-1")
    let video = try #require(configuration.options[0] as? VideoOptions)
    #expect(!video.shouldStartMuted)
    #expect(video.areCustomControlsRequested)
    #expect(video.isClickToExpandRequested)
    let images = try #require(configuration.options[1] as? NativeAdImageAdLoaderOptions)
    #expect(images.isImageLoadingDisabled)
  }

  @Test(arguments: [0, -1]) func `asking for fewer than one ad is an invalid request`(_ number: Int)
  {
    let world = beginWorld(.strange("StrangeCustomEvent"))
    let several = MultipleAdsAdLoaderOptions()
    several.numberOfAds = number
    let publisher = Publisher(options: [several])
    publisher.loader.load(nil)
    world.timeline.settle()
    #expect(publisher.errors.map(\.code) == [RequestError.Code.invalidRequest.rawValue])
  }
}
