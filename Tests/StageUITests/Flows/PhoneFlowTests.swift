import Observing
import Playing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing
import Theming

/// Taps and keys on the phone.
@Suite(.serialized) @MainActor struct PhoneFlowTests {
  @Test func `⏎ brings back the ad that was scrolled away, and loads no other`() throws {
    let stage = try StagePlayer(width: 80, height: 24)
    stage.advance(.seconds(1))
    stage.press("i")
    #expect(stage.screen.contains("⏎ scroll back"))
    stage.press(.enter)
    stage.advance(.seconds(1))
    #expect(stage.ad?.name == "feed#1")
    #expect(!stage.stage.isAdScrolledAway)
    stage.press(.enter)
    #expect(stage.ad?.google.clicks == 1)
  }

  @Test func `Tab moves through the assets in reading order and wraps around`() throws {
    let stage = try StagePlayer()
    var order: [Target?] = []
    for _ in 0..<9 {
      stage.press(.tab)
      order.append(stage.stage.focusedTarget(stage.state))
    }
    #expect(
      order == [
        .headline, .adChoices, .icon, .starRating, .store, .price, .body, .media, .callToAction,
      ])
    stage.press(.backtab)
    #expect(stage.stage.focusedTarget(stage.state) == .media)
  }

  @Test func `the focused asset is marked`() throws {
    let stage = try StagePlayer()
    #expect(stage.screen.contains("›   [ Install ]    ‹"))
    stage.press(.tab)
    #expect(stage.screen.contains("›Lakeside Puzzle"))
  }

  @Test(arguments: [12, 14, 16])
  func `the focused asset is visible in a low window`(height: Int) throws {
    let stage = try StagePlayer(width: 40, height: height)
    for _ in 0..<9 {
      stage.press(.tab)
      let focus = try #require(stage.stage.focusedTarget(stage.state))
      #expect(stage.place(of: .target(focus)) != nil, "\(focus)")
    }
  }

  struct Corner: Sendable {
    let corner: Scenario.Options.Corner
    let isRight: Bool
    let isBottom: Bool
  }

  @Test func `c moves AdChoices through the four corners`() throws {
    let stage = try StagePlayer()
    let corners = [
      Corner(corner: .bottomRight, isRight: true, isBottom: true),
      Corner(corner: .bottomLeft, isRight: false, isBottom: true),
      Corner(corner: .topLeft, isRight: false, isBottom: false),
      Corner(corner: .topRight, isRight: true, isBottom: false),
    ]
    for wanted in corners {
      stage.press("c")
      stage.advance(.seconds(1))
      #expect(stage.state.options.adChoices == wanted.corner)
      let headline = try #require(stage.place(of: .target(.headline)))
      let icon = try #require(stage.place(of: .target(.adChoices)))
      #expect((icon.x > headline.x) == wanted.isRight, "\(wanted.corner)")
      #expect((icon.y > headline.y) == wanted.isBottom, "\(wanted.corner)")
      #expect(stage.frame.canvas[icon.x - 1, icon.y].glyph.text == "ⓘ")
    }
  }

  @Test func `AdChoices is named while it is in focus, in a readable colour`() throws {
    let stage = try StagePlayer()
    stage.stage.theme = "midnight"
    stage.advance(.seconds(1))
    #expect(!stage.text(of: .device).contains("AdChoices"))
    stage.stage.focus = .part(.adChoices)
    #expect(stage.text(of: .device).contains("AdChoices"), "\(stage.screen)")
    let icon = try #require(stage.place(of: .target(.adChoices)))
    let style = stage.frame.canvas[icon.x - 1, icon.y].style
    let (ink, ground) = (style.foreground.rgb, style.background.rgb)
    #expect(Contrast.ratio(try #require(ink), try #require(ground)) >= 4.5)
  }

  @Test func `a page covers the app until it is closed, and the ad is visible again`() throws {
    let stage = try StagePlayer()
    stage.press(.enter)
    #expect(stage.screen.contains("covered"))
    #expect(stage.screen.contains("sample.example"))
    stage.press(.escape)
    #expect(!stage.screen.contains("covered"))
    #expect(stage.screen.contains("[ Install ]"))
    stage.expect(journal: [
      "nativeAdWillPresentScreen(_:)", "nativeAdWillDismissScreen(_:)",
      "nativeAdDidDismissScreen(_:)",
    ])
  }

  @Test func `Enter on a page closes it`() throws {
    let stage = try StagePlayer()
    stage.press(.enter)
    stage.press(.enter)
    #expect(!stage.screen.contains("covered"))
    stage.expect(both: Counted(clicks: 1))
  }

  @Test func `an ad that opens another app leaves this one, and Esc returns`() throws {
    let stage = try StagePlayer(unit: "video")
    stage.press(.enter)
    #expect(stage.screen.contains("The app is in the background."))
    stage.press(.escape)
    #expect(!stage.screen.contains("in the background"))
    stage.expect(journal: ["nativeAdWillLeaveApplication(_:)", "close"])
  }

  @Test func `an app that has ended says so, and Esc starts it`() throws {
    let stage = try StagePlayer()
    stage.session.perform(.quit)
    #expect(stage.screen.contains("The app has ended."), "\(stage.screen)")
    #expect(!stage.screen.contains("in the background"))
    stage.press(.escape)
    #expect(!stage.screen.contains("has ended."))
    #expect(stage.session.journal.entries.count { $0.sense == .sdkStarted } == 2)
  }

  @Test func `Esc does nothing when nothing covers the app`() throws {
    let stage = try StagePlayer()
    let entries = stage.state.entries.count
    stage.press(.escape)
    #expect(stage.state.entries.count == entries)
  }

  @Test func `playing, pausing, sound and the end are reported to Google and the app`() throws {
    let stage = try StagePlayer(unit: "video")
    stage.press("p")
    stage.advance(.seconds(1))
    stage.press("m")
    stage.press("m")
    stage.press("p")
    stage.press("p")
    stage.advance(.seconds(20))
    let told = stage.state.entries.filter { $0.from == .adapter && $0.message.hasSuffix("Video()") }
    #expect(
      told.map(\.message) == [
        "didPlayVideo()", "didUnmuteVideo()", "didMuteVideo()", "didPauseVideo()", "didPlayVideo()",
        "didEndVideo()",
      ])
    stage.expect(journal: [
      "videoControllerDidPlayVideo(_:)", "videoControllerDidUnmuteVideo(_:)",
      "videoControllerDidMuteVideo(_:)", "videoControllerDidPauseVideo(_:)",
      "videoControllerDidEndVideoPlayback(_:)",
    ])
    stage.expect(both: Counted(impressions: 1))
  }
}
