import MediatedNetworks
import SampleAdSDK
import Simulation
import Testing
import UIKit

/// The video of a native ad.
@Suite(.serialized) @MainActor struct NativeVideoTests {
  private func listener(
    on phone: Phone, _ ask: (SampleNativeAdRequest) -> Void = { _ in }
  ) -> NativeListener {
    var creative = SampleCreative.content
    creative.video = .seconds(8)
    return phone.loadNative(creative, ask)
  }

  @Test func `a video plays to its end, and from its beginning when it is played again`() throws {
    let phone = Phone()
    let listener = listener(on: phone)
    let ad = try #require(listener.ad)
    #expect(ad.hasVideo && ad.mediaView.duration == 8)
    ad.playVideo()
    phone.pass(.milliseconds(7999))
    #expect(ad.mediaView.isPlaying && ad.mediaView.currentTime == 7.999)
    phone.pass(.milliseconds(1))
    #expect(!ad.mediaView.isPlaying && ad.mediaView.currentTime == 8)
    ad.playVideo()
    #expect(ad.mediaView.isPlaying && ad.mediaView.currentTime == 0)
    #expect(
      listener.record.timed == ["native@200", "started@200", "ended@8200", "started@8200"])
  }

  @Test func `time that it is paused does not count`() throws {
    let phone = Phone()
    let listener = listener(on: phone)
    let media = try #require(listener.ad?.mediaView)
    media.playMedia()
    media.playMedia()
    phone.pass(.seconds(3))
    media.pauseMedia()
    media.pauseMedia()
    phone.pass(.seconds(60))
    #expect(media.currentTime == 3)
    media.playMedia()
    phone.pass(.seconds(5))
    #expect(
      listener.record.timed.dropFirst() == [
        "started@200", "paused@3200", "started@63200", "ended@68200",
      ])
  }

  @Test func `a view that is taken back stops the video without a word`() throws {
    let phone = Phone()
    let listener = listener(on: phone)
    let ad = try #require(listener.ad)
    ad.playVideo()
    phone.pass(.seconds(3))
    ad.removeNativeAdView()
    phone.pass(.seconds(60))
    #expect(ad.mediaView.currentTime == 3)
    #expect(listener.record.heard == ["native", "started"])
  }

  @Test func `the sound is as it was asked for, until somebody touches its button`() throws {
    let phone = Phone()
    let listener = listener(on: phone) { $0.shouldStartMuted = false }
    let media = try #require(listener.ad?.mediaView)
    media.frame = CGRect(x: 0, y: 0, width: 320, height: 180)
    phone.controller.view.addSubview(media)
    #expect(!media.isMuted)
    phone.tap("mute")
    #expect(media.isMuted)
    phone.tap("mute")
    #expect(!media.isMuted && listener.record.heard == ["native", "muted", "unmuted"])
  }

  @Test func `an ad without a video has nothing to play`() throws {
    let phone = Phone()
    let listener = phone.loadNative(.content)
    listener.ad?.playVideo()
    phone.pass(.seconds(60))
    #expect(listener.record.heard == ["native"])
    #expect(listener.ad?.mediaView.isMuted == true)
  }
}
