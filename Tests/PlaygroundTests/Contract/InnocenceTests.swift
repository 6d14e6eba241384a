import Contract
import Hunting
import Playing
import Properties
import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// A good adapter breaks no rule, whatever users do and networks answer. `Checks` plays many
  /// more.
  @Suite @MainActor struct InnocenceTests {
    @Test(arguments: [UInt64(1)..<21, 21..<41])
    func `no random user makes a good adapter break a rule`(_ seeds: Range<UInt64>) {
      Property.innocence.expect(for: seeds)
    }

    /// A native ad in a layout of the application's.
    private nonisolated static func laidOut(_ size: String, _ more: String = "") -> String {
      #"""
      {"id": "u", "format": "native", "lines": [{
        "label": "A", "class": "SampleAdapter.SampleCustomEvent", "parameter": "p",
        "outcome": "fill"}],
        "options": {"layout": {"size": \#(size), "views": [
          {"text": "Ad", "frame": [0, 0, 30, 20]},
          {"asset": "headline", "frame": [40, 0, 230, 22]},
          {"asset": "media", "frame": [10, 30, 280, 160]},
          {"asset": "callToAction", "frame": [10, 228, 120, 22]}\#(more)]}}}
      """#
    }

    private nonisolated static let rewarded = #"""
      {"id": "u", "format": "rewarded", "lines": [{
        "label": "A", "class": "SampleAdapter.SampleCustomEvent", "parameter": "p",
        "outcome": "fill"}]}
      """#

    /// A video that is over as soon as it begins.
    private nonisolated static let instant =
      "<VAST version='4.1'><Ad id='1'><InLine><AdSystem>S</AdSystem><AdTitle>T</AdTitle>"
      + "<Impression>https://in.example/shown</Impression><Creatives><Creative><Linear>"
      + "<Duration>00:00:00</Duration><MediaFiles><MediaFile type='video/mp4'>"
      + "https://cdn.example/a.mp4</MediaFile></MediaFiles></Linear></Creative></Creatives>"
      + "</InLine></Ad></VAST>"

    /// It is looked at for some seconds, and tapped.
    private nonisolated static let looked = #"""
      {"load": "u"}, {"show": "u"}, {"advance": "6s"}, {"tap": "callToAction"}, {"advance": "7s"}
      """#

    /// Scenarios in which random users accused an innocent: the rule, the units, and the script.
    private nonisolated static let accusedOnce = [
      (
        "impression-counted-by-nobody",
        #"""
        {"id": "u", "format": "native", "through": "max"},
        {"id": "cover", "format": "rewardedInterstitial", "lines": [{
          "label": "A", "class": "SampleAdapter.SampleCustomEvent", "parameter": "p",
          "outcome": "fill", "showing": "closesUntold"}]}
        """#,
        #"""
        {"load": "u"}, {"show": "u"}, {"load": "u"}, {"load": "cover"}, {"show": "cover"},
        {"advance": "70s"}
        """#
      ),
      (
        "reward-to-another-show",
        #"{"id": "u", "format": "rewarded", "through": "ghad", "service": "levelPlay"}"#,
        #"""
        {"set": {"unit": "u", "showing": "failsAndPlays"}}, {"load": "u"}, {"advance": "1s"},
        {"set": {"unit": "u", "showing": "normal"}}, {"show": "u"}, {"load": "u"},
        {"show": "u"}, {"forceClose": true}, {"advance": "70s"}
        """#
      ),
      (
        "click-not-reported",
        #"""
        {"id": "u", "format": "interstitial", "lines": [{
          "label": "A", "class": "SampleAdapter.SampleCustomEvent", "parameter": "p",
          "outcome": "fill", "showing": "failsAndPlays"}]}
        """#,
        #"""
        {"load": "u"}, {"advance": "1s"}, {"show": "u"}, {"dispose": "u"}, {"tap": "callToAction"},
        {"advance": "5s"}
        """#
      ),
      (
        "impression-not-reported",
        #"""
        {"id": "u", "format": "rewarded", "timeout": "1ms", "lines": [
          {"label": "A", "class": "SampleAdapter.SampleSelfTrackingCustomEvent", "parameter": "p",
            "outcome": "fill", "counts": "atLoad"},
          {"label": "B", "class": "SampleAdapter.SampleCustomEvent", "outcome": "fill"}]}
        """#,
        #"""
        {"load": "u"}, {"advance": "61s"}
        """#
      ),
      ("ad-choices-outside", laidOut("[360, 0]"), looked),
      (
        "filled-without-ad",
        #"""
        {"id": "u", "format": "rewarded", "timeout": "500ms", "lines": [
          {"label": "A", "class": "SampleAdapter.SampleCustomEvent", "parameter": "p",
            "outcome": "fill", "latency": "5001ms"},
          {"label": "B", "class": "SampleAdapter.SampleCustomEvent", "parameter": "q",
            "outcome": "noFill"}]}
        """#,
        #"""
        {"request": "u"}, {"advance": "5001ms"}
        """#
      ),
      (
        "show-lost-by-platform",
        #"""
        {"id": "u", "format": "rewarded", "through": "max"},
        {"id": "other", "format": "rewarded", "through": "ghad"}
        """#,
        #"""
        {"show": "u"}, {"show": "other"}, {"advance": "61s"}, {"load": "u"}, {"advance": "2s"}
        """#
      ),
      ("impression-counted-by-nobody", laidOut("[360, 0]"), looked),
      ("tap-counted-by-nobody", laidOut("[360, 0]"), looked),
      (
        "tap-counted-by-nobody",
        laidOut(
          "[300, 250]",
          #"""
          , {"class": "plain", "frame": [0, 0, 300, 250], "interactive": true, "clear": true,
            "action": true}
          """#),
        looked
      ),
      (
        "reported-after-failure",
        #"""
        {"id": "u", "format": "appOpen", "lines": [{
          "label": "A", "class": "SampleAdapter.SampleSelfTrackingCustomEvent", "parameter": "p",
          "order": "impressionFirst", "showing": "failsAndPlays"}]}
        """#,
        #"""
        {"load": "u"}, {"show": "u"}, {"advance": "2s"}
        """#
      ),
      (
        "ad-let-go-on-screen",
        rewarded,
        #"""
        {"load": "u"}, {"show": "u"}, {"advance": "2s"}, {"load": "u"}, {"advance": "30s"},
        {"close": true}, {"advance": "1s"}
        """#
      ),
      (
        "ad-let-go-on-screen",
        rewarded,
        #"""
        {"load": "u"}, {"show": "u"}, {"advance": "2s"}, {"load": "u"}, {"show": "u"},
        {"advance": "30s"}, {"close": true}, {"advance": "1s"}
        """#
      ),
      ("tap-counted-by-nobody", laidOut("[300, 120]"), looked),
      (
        "screen-never-closed",
        #"""
        {"id": "u", "format": "native", "lines": [{
          "label": "A", "class": "SampleAdapter.SampleCustomEvent", "parameter": "p"}]},
        {"id": "cover", "format": "rewarded", "through": "ghad", "mode": "seed", "setUp": "late"},
        {"id": "other", "format": "rewarded", "through": "ghad"}
        """#,
        #"""
        {"show": "cover"}, {"request": "u"}, {"forceLoad": "other"}, {"nextTimer": true},
        {"show": "u"}, {"tap": "callToAction"}, {"show": "cover"}, {"tap": "callToAction"},
        {"close": true}, {"advance": "1s"}
        """#
      ),
      (
        "ad-choices-over-asset",
        #"""
        {"id": "u", "format": "native", "options": {"card": "article"}, "lines": [{
          "label": "A", "class": "SampleAdapter.SampleSelfTrackingCustomEvent", "parameter": "p",
          "outcome": "fill", "ad": {"price": "3"}}]}
        """#,
        #"""
        {"load": "u"}, {"set": {"unit": "u", "adChoices": "bottomLeft"}}, {"show": "u"},
        {"advance": "2s"}
        """#
      ),
      (
        "screen-never-closed",
        #"""
        {"id": "u", "format": "native", "lines": [{
          "label": "A", "class": "MannerAdapters.MannerCustomEvent",
          "settings": {"opens": "page", "delegate": "weak"}}]}
        """#,
        #"""
        {"load": "u"}, {"show": "u"}, {"tap": "callToAction"}, {"dismiss": "u"}, {"load": "u"},
        {"close": true}, {"advance": "9s"}
        """#
      ),
      (
        "tap-counted-by-nobody",
        #"""
        {"id": "u", "format": "banner", "api": "legacy", "lines": [{
          "label": "A", "class": "LegacyAdapter.LegacyBannerCustomEvent", "parameter": "p",
          "outcome": "fill"}]}
        """#,
        #"""
        {"load": "u"}, {"set": {"unit": "u", "size": "mediumRectangle"}},
        {"set": {"unit": "u", "outcome": "badRequest"}}, {"load": "u"}, {"show": "u"},
        {"tap": "banner"}
        """#
      ),
      (
        "tap-counted-by-nobody",
        #"""
        {"id": "u", "format": "banner", "api": "legacy",
         "options": {"size": "mediumRectangle"}, "lines": [{
          "label": "A", "class": "LegacyAdapter.LegacyBannerCustomEvent", "parameter": "p",
          "outcome": "fill"}]}
        """#,
        #"""
        {"load": "u"}, {"show": "u"}, {"set": {"unit": "u", "size": "banner"}}, {"request": "u"},
        {"tap": "banner"}
        """#
      ),
      (
        "loser-not-told",
        #"""
        {"id": "u", "format": "rewarded", "through": "arbiter", "slots": [
          {"platform": "pubMatic", "label": "0"},
          {"platform": "cloudX", "label": "2", "initialises": false},
          {"platform": "levelPlay", "label": "3", "price": 0.0042, "latency": "5000ms",
           "ad": {"closeAfter": "0ms"}}]}
        """#,
        #"""
        {"load": "u"}, {"show": "u"}, {"close": true}
        """#
      ),
      (
        "loser-not-told",
        #"""
        {"id": "u", "format": "interstitial", "through": "arbiter", "slots": [
          {"platform": "cloudX", "label": "1"},
          {"platform": "pubMatic", "label": "3", "latency": "5001ms"}]}
        """#,
        #"""
        {"load": "u"}, {"advance": "2000ms"}, {"load": "u"},
        {"expire": {"unit": "u", "slot": "3"}}, {"load": "u"}, {"show": "u"}, {"close": true}
        """#
      ),
      (
        "impression-reported-twice",
        #"""
        {"id": "cover", "format": "interstitial", "through": "arbiter",
         "slots": [{"platform": "pubMatic", "label": "1"}]},
        {"id": "u", "format": "native", "api": "legacy", "lines": [{
          "label": "A", "class": "MannerAdapters.MannerNativeCustomEvent",
          "settings": {"books": "counts twice"}, "flags": {"handlesUserImpressions": true}}]}
        """#,
        #"""
        {"load": "cover"}, {"show": "cover"}, {"load": "u"}, {"show": "u"}, {"close": true},
        {"advance": "70s"}
        """#
      ),
      (
        "banner-never-reports",
        #"""
        {"id": "u", "format": "banner", "api": "legacy",
         "options": {"size": "mediumRectangle", "refresh": "30s"}, "lines": [{
          "label": "A", "class": "LegacyAdapter.LegacyBannerCustomEvent", "parameter": "p",
          "outcome": "fill"}]}
        """#,
        #"""
        {"load": "u"}, {"show": "u"}, {"advance": "1s"}, {"nextTimer": true},
        {"set": {"unit": "u", "size": "banner"}}, {"load": "u"}, {"advance": "9s"}
        """#
      ),
      (
        "reward-not-earned",
        #"""
        {"id": "u", "format": "rewarded", "lines": [
          {"label": "late", "class": "MannerAdapters.MannerCustomEvent", "outcome": "fill",
           "latency": "5s",
           "settings": {"answers": "download", "books": "calls with their meaning"}},
          {"label": "A", "class": "MannerAdapters.MannerCustomEvent", "outcome": "fill"}]}
        """#,
        #"""
        {"load": "u"}, {"show": "u"}, {"advance": "10s"}, {"close": true}
        """#
      ),
      (
        "impression-not-passed-on",
        #"""
        {"id": "u", "format": "native", "api": "legacy", "lines": [
          {"label": "late", "class": "MannerAdapters.MannerNativeCustomEvent", "latency": "4999ms",
           "settings": {"answers": "download", "books": "calls with their meaning"}},
          {"label": "A", "class": "MannerAdapters.MannerNativeCustomEvent"}]}
        """#,
        #"""
        {"load": "u"}, {"show": "u"}, {"advance": "12s"}
        """#
      ),
      (
        "ready-ad-refused",
        #"""
        {"id": "other", "format": "rewarded", "through": "ghad", "mode": "seed"},
        {"id": "u", "format": "rewarded", "through": "ghad", "inCompletion": "load",
         "whenNotReady": "wait"}
        """#,
        #"""
        {"show": "other"}, {"show": "u"}, {"show": "u"}, {"advance": "100ms"},
        {"advance": "100ms"}
        """#
      ),
      (
        "reward-not-handed-over",
        #"""
        {"id": "u", "format": "rewarded", "through": "ghad", "order": "rewardTwice",
         "showing": "failsAndPlays", "ad": {"vast": "\#(instant)"}}
        """#,
        #"""
        {"load": "u"}, {"show": "u"}, {"advance": "70s"}
        """#
      ),
      (
        // Its adapter has told the end before the reward was earned.
        "reward-kept-by-network",
        #"""
        {"id": "u", "format": "rewarded", "through": "max",
          "adapter": {"mistakes": "hastensTheClose"}, "ad": {"duration": "5s"}}
        """#,
        #"""
        {"load": "u"}, {"show": "u"}, {"advance": "6s"}, {"close": true}, {"advance": "12s"}
        """#
      ),
      (
        // The application keeps the touch from it.
        "tap-counted-by-nobody",
        #"""
        {"id": "u", "format": "native", "options": {"layout": {"size": [300, 250], "views": [
            {"text": "Ad", "frame": [10, 0, 20, 20]}, {"asset": "headline", "frame": [40, 0, 230, 22]},
            {"asset": "media", "frame": [10, 30, 280, 160]},
            {"asset": "callToAction", "frame": [10, 228, 120, 22], "alpha": 0}]}},
          "lines": [{"label": "A", "class": "SampleAdapter.SampleCustomEvent", "parameter": "p"}]}
        """#,
        #"{"load": "u"}, {"show": "u"}, {"advance": "2s"}, {"tap": "callToAction"}"#
      ),
      (
        // A layer has shown it in another one's place.
        "ad-presented-again",
        #"""
        {"id": "u", "format": "interstitial", "orders": "app", "layer": {"mistakes": "misroutesTheShow"},
          "lines": [{"label": "A", "class": "SampleAdapter.SampleCustomEvent", "parameter": "p"}]},
        {"id": "v", "format": "interstitial", "orders": "app",
          "lines": [{"label": "A", "class": "SampleAdapter.SampleCustomEvent", "parameter": "p"}]}
        """#,
        #"""
        {"load": "u"}, {"load": "v"}, {"show": "u"}, {"advance": "3s"}, {"close": true},
        {"advance": "2s"}, {"show": "v"}
        """#
      ),
      (
        // The page of the ad before has left when the next one is seen.
        "impression-not-reported",
        #"""
        {"id": "u", "format": "native", "lines": [{
          "label": "A", "class": "MannerAdapters.MannerCustomEvent",
          "settings": {"books": "calls and counts", "opens": "page"},
          "flags": {"handlesUserImpressions": true}}]}
        """#,
        #"""
        {"load": "u"}, {"show": "u"}, {"tap": "media"}, {"load": "u"}, {"show": "u"},
        {"close": true}, {"advance": "1001ms"}
        """#
      ),
      (
        "ad-choices-counted",
        #"""
        {"id": "u", "format": "native", "lines": [{
          "label": "A", "class": "SampleAdapter.SampleSelfTrackingCustomEvent", "parameter": "p"}]},
        {"id": "cover", "format": "rewarded", "lines": [{
          "label": "A", "class": "SampleAdapter.SampleCustomEvent", "parameter": "p"}]}
        """#,
        #"""
        {"load": "cover"}, {"load": "u"}, {"show": "u"}, {"show": "cover"}, {"advance": "31s"},
        {"tap": "adChoices"}
        """#
      ),
      (
        "full-screen-never-closed",
        #"""
        {"id": "over", "format": "rewarded", "through": "ghad"},
        {"id": "u", "format": "rewarded", "lines": [{
          "label": "A", "class": "SampleAdapter.SampleSelfTrackingCustomEvent", "parameter": "p",
          "showing": "closesOnReturn"}]}
        """#,
        #"""
        {"load": "over"}, {"load": "u"}, {"show": "u"}, {"background": true}, {"show": "over"},
        {"close": true}, {"advance": "12s"}
        """#
      ),
      (
        "loser-not-told",
        #"""
        {"id": "u", "format": "interstitial", "through": "arbiter", "slots": [
          {"platform": "cloudX", "label": "1", "price": 9, "showing": "goesLate"},
          {"platform": "pubMatic", "label": "2"}]}
        """#,
        #"""
        {"load": "u"}, {"show": "u"}, {"close": true}, {"load": "u"}, {"advance": "3s"}
        """#
      ),
      (
        "ad-choices-lost",
        #"""
        {"id": "u", "format": "native", "api": "legacy", "lines": [{
          "label": "A", "class": "MannerAdapters.MannerNativeCustomEvent",
          "settings": {"choices": "added"}}]}
        """#,
        #"""
        {"load": "u"}, {"show": "u"}, {"advance": "2s"}, {"tap": "adChoices"}, {"foreground": true},
        {"tap": "callToAction"}, {"advance": "2s"}
        """#
      ),
      (
        "impression-counted-by-nobody",
        #"""
        {"id": "u", "format": "native", "options": {"googleCounts": "atLoad"}, "lines": [{
          "label": "A", "class": "MannerAdapters.MannerCustomEvent",
          "flags": {"handlesUserImpressions": true}}]}
        """#,
        #"""
        {"load": "u"}, {"show": "u"}, {"advance": "12s"}, {"load": "u"}, {"show": "u"},
        {"advance": "12s"}
        """#
      ),
      (
        "refreshed-although-stopped",
        #"""
        {"id": "u", "format": "banner", "through": "max", "answers": [{"outcome": "timeout"}]},
        {"id": "v", "format": "banner", "through": "max"}
        """#,
        #"""
        {"load": "u"}, {"stopRefresh": "v"}, {"load": "u"}
        """#
      ),
      (
        "click-not-reported",
        #"""
        {"id": "u", "format": "rewarded", "lines": [{
          "label": "A", "class": "SampleAdapter.SampleCustomEvent", "parameter": "p",
          "showing": "goesEarly"}]}
        """#,
        #"""
        {"load": "u"}, {"show": "u"}, {"advance": "12s"}, {"load": "u"}, {"tap": "callToAction"}
        """#
      ),
      (
        "counted-unseen",
        #"""
        {"id": "u", "format": "banner", "lines": [{
          "label": "A", "class": "SampleAdapter.SampleCustomEvent", "parameter": "p"}]}
        """#,
        #"""
        {"load": "u"}, {"visible": false}, {"show": "u"}, {"advance": "10s"}
        """#
      ),
      (
        "click-not-reported",
        #"""
        {"id": "u", "format": "interstitial", "orders": "app",
          "reacts": [{"to": "close", "do": "dispose"}], "lines": [{
          "label": "A", "class": "SampleAdapter.SampleCustomEvent", "parameter": "p",
          "showing": "goesEarly", "ad": {"opens": "page", "closeAfter": "9s"}}]}
        """#,
        #"""
        {"load": "u"}, {"show": "u"}, {"advance": "2s"}, {"tap": "callToAction"},
        {"advance": "2s"}, {"close": true}, {"advance": "9s"}, {"close": true}, {"advance": "2s"}
        """#
      ),
      (
        "shown-over-another-ad",
        #"""
        {"id": "u", "format": "interstitial", "through": "max", "orders": "app",
          "adapter": {"mistakes": "hastensTheClose"},
          "reacts": [{"to": "close", "do": "show", "unit": "next"}]},
        {"id": "next", "format": "rewarded", "through": "max", "orders": "app"}
        """#,
        #"""
        {"load": "next"}, {"load": "u"}, {"show": "u"}, {"advance": "9s"}, {"close": true},
        {"advance": "20s"}, {"close": true}, {"advance": "2s"}
        """#
      ),
      (
        "ad-choices-counted",
        #"""
        {"id": "u", "format": "native", "lines": [{
          "label": "A", "class": "SampleAdapter.SampleSelfTrackingCustomEvent", "parameter": "p"}]},
        {"id": "over", "format": "rewarded", "through": "ghad", "mode": "seed",
          "setUp": "late", "ad": {"video": "1s"}}
        """#,
        #"""
        {"load": "over"}, {"show": "over"}, {"advance": "31s"}, {"load": "u"}, {"show": "u"},
        {"tap": "adChoices"}
        """#
      ),
      (
        // An adapter passes on as often as it is told.
        "dismissed-without-present",
        #"""
        {"id": "u", "format": "interstitial", "lines": [{
          "label": "A", "class": "SampleAdapter.SampleCustomEvent", "parameter": "p", "outcome": "fill",
          "showing": "goesTwice"}]}
        """#,
        #"{"load": "u"}, {"show": "u"}, {"advance": "6s"}, {"close": true}, {"advance": "3s"}"#
      ),
      (
        // An adapter passes on as often as it is told.
        "presentation-out-of-order",
        #"""
        {"id": "u", "format": "interstitial", "lines": [{
          "label": "A", "class": "SampleAdapter.SampleCustomEvent", "parameter": "p", "outcome": "fill",
          "showing": "goesTwice"}]}
        """#,
        #"{"load": "u"}, {"show": "u"}, {"advance": "6s"}, {"close": true}, {"advance": "3s"}"#
      ),
      (
        // Nobody reports anything while another network keeps the main thread.
        "banner-never-reports",
        #"""
        {"id": "u", "format": "banner", "lines": [{
          "label": "A", "class": "SampleAdapter.SampleCustomEvent", "parameter": "p", "outcome": "fill"}]},
        {"id": "still", "format": "rewarded", "lines": [{
          "label": "A", "class": "SampleAdapter.SampleCustomEvent", "parameter": "p", "outcome": "fill",
          "habits": "blocksAsItComes"}]}
        """#,
        #"{"load": "u"}, {"show": "u"}, {"load": "still"}, {"advance": "3s"}"#
      ),
      (
        "completion-never-called",
        #"""
        {"id": "u", "format": "native", "lines": [{
          "label": "A", "class": "SampleAdapter.SampleCustomEvent", "parameter": "p", "outcome": "fill",
          "ad": {"imagesAs": "urls"}, "habits": "blocksAsItComes"}]}
        """#,
        #"{"request": "u"}, {"load": "u"}, {"advance": "3s"}"#
      ),
      (
        // The network of an ad that came too late speaks of its own counts.
        "impression-reported-late",
        #"""
        {"id": "u", "format": "rewarded", "lines": [
          {"label": "A", "class": "SampleAdapter.SampleCustomEvent", "parameter": "p", "outcome": "fill",
            "latency": "20s", "counts": "halfForASecond"},
          {"label": "B", "class": "SampleAdapter.SampleSelfTrackingCustomEvent", "parameter": "q",
            "outcome": "fill", "counts": "atLoad"}]}
        """#,
        #"{"load": "u"}, {"nextTimer": true}, {"show": "u"}, {"advance": "3s"}"#
      ),
      (
        // Its pause goes by while another network keeps the main thread.
        "asked-again-at-once",
        #"""
        {"id": "still", "format": "rewarded", "through": "arbiter", "slots": [
          {"platform": "levelPlay", "label": "A", "habits": "blocksAsItComes"}]},
        {"id": "u", "format": "interstitial", "through": "arbiter", "slots": [
          {"platform": "pubMatic", "label": "B", "outcome": "noFill"}]}
        """#,
        #"{"load": "u"}, {"request": "still"}, {"advance": "70s"}"#
      ),
      (
        // MAX asks again by itself, and tells nobody what comes of that.
        "kept-from-app",
        #"""
        {"id": "u", "format": "appOpen", "through": "max",
          "answers": [{"expiresAfter": "5s"}, {"outcome": "unknown"}]}
        """#,
        #"{"load": "u"}, {"advance": "60s"}"#
      ),
      (
        // Its adapter has answered with an old ad, and MAX has told of that; a second answer is ignored.
        "kept-from-app",
        #"""
        {"id": "u", "format": "interstitial", "through": "max",
          "answers": [{"expiresAfter": "5s"}, {"outcome": "timeout"}],
          "adapter": {"mistakes": "answersALaterLoad"}}
        """#,
        #"{"load": "u"}, {"advance": "30s"}"#
      ),
      (
        // The vendor said that its ad was gone while it was on the screen, and rewards it after the next show.
        "reward-to-another-show",
        #"""
        {"id": "u", "format": "rewarded", "through": "ghad", "service": "cloudX",
          "order": "rewardLast", "showing": "goesEarly"}
        """#,
        #"""
        {"load": "u"}, {"show": "u"}, {"advance": "5s"}, {"advance": "5001ms"}, {"close": true},
        {"show": "u"}, {"advance": "1s"}
        """#
      ),
      (
        // What is found of another line's network is not said by this line's, which says nothing.
        "click-reported-twice",
        #"""
        {"id": "u", "format": "rewarded", "lines": [
          {"label": "A", "class": "SampleAdapter.SampleCustomEvent", "parameter": "p",
            "outcome": "fill", "latency": "5001ms", "habits": "blocksAsItComes"},
          {"label": "B", "class": "MannerAdapters.MannerCustomEvent", "outcome": "fill"}]}
        """#,
        #"{"load": "u"}, {"show": "u"}, {"advance": "12s"}, {"tap": "callToAction"}"#
      ),
      (
        // MAX ignores a load since one is under way, as it tells the end of the ad before.
        "gone-ad-still-shown",
        #"""
        {"id": "u", "format": "interstitial", "through": "max", "orders": "app",
          "reacts": [{"to": "close", "do": "load"}, {"to": "close", "do": "load"}]}
        """#,
        #"{"load": "u"}, {"show": "u"}, {"advance": "14s"}, {"tap": "close"}, {"advance": "4s"}"#
      ),
      (
        // The application was told that its ad is there: it was another unit's.
        "shown-without-ad",
        #"""
        {"id": "u", "format": "interstitial", "layer": {"mistakes": "misroutesTheAd"}, "lines": [
          {"label": "A", "class": "SampleAdapter.SampleCustomEvent", "parameter": "p",
            "outcome": "fill"}]},
        {"id": "v", "format": "interstitial", "reacts": [{"to": "ad", "do": "show"}], "lines": [
          {"label": "A", "class": "SampleAdapter.SampleCustomEvent", "parameter": "p",
            "outcome": "fill"}]}
        """#,
        #"{"load": "u"}, {"advance": "3s"}, {"load": "u"}, {"advance": "3s"}"#
      ),
      (
        // A layer has told it of the end, and the ad is still there.
        "resumed-under-ad",
        #"""
        {"id": "u", "format": "interstitial", "layer": {"mistakes": "hastensTheClose"},
          "reacts": [{"to": "close", "do": "resume", "after": "1s"}], "lines": [
          {"label": "A", "class": "SampleAdapter.SampleCustomEvent", "parameter": "p",
            "outcome": "fill"}]}
        """#,
        #"{"load": "u"}, {"show": "u"}, {"advance": "9s"}, {"close": true}"#
      ),
      (
        // The application has shown its ad, and a layer has kept that.
        "ad-thrown-away",
        #"""
        {"id": "u", "format": "interstitial", "orders": "app", "layer": {"mistakes": "keepsTheShow"},
          "lines": [{"label": "A", "class": "SampleAdapter.SampleCustomEvent", "parameter": "p",
            "outcome": "fill"}]}
        """#,
        #"{"load": "u"}, {"show": "u"}, {"advance": "5s"}, {"load": "u"}"#
      ),
      (
        // The banner is where the application wants it.
        "ordered-by-layer",
        #"""
        {"id": "u", "format": "banner", "layer": {"reacts": [{"to": "foreground", "do": "show"}]},
          "lines": [{"label": "A", "class": "SampleAdapter.SampleCustomEvent", "parameter": "p",
            "outcome": "fill"}]}
        """#,
        #"""
        {"load": "u"}, {"show": "u"}, {"advance": "3s"}, {"background": true}, {"advance": "2s"},
        {"foreground": true}, {"advance": "2s"}
        """#
      ),
      (
        // It hides a banner under an interstitial, and puts it back.
        "ordered-by-layer",
        #"""
        {"id": "u", "format": "interstitial", "layer": {"reacts": [
            {"to": "display", "do": "dismiss", "unit": "v"},
            {"to": "close", "do": "show", "unit": "v", "after": "1s"}]},
          "lines": [{"label": "A", "class": "SampleAdapter.SampleCustomEvent", "parameter": "p",
            "outcome": "fill"}]},
        {"id": "v", "format": "banner", "lines": [{"label": "A",
          "class": "SampleAdapter.SampleCustomEvent", "parameter": "p", "outcome": "fill"}]}
        """#,
        #"""
        {"load": "v"}, {"show": "v"}, {"load": "u"}, {"show": "u"}, {"advance": "9s"},
        {"close": true}, {"advance": "9s"}
        """#
      ),
      (
        // A layer has told it that the user is back, who was looking at an ad.
        "app-open-after-ad",
        #"""
        {"id": "u", "format": "interstitial", "layer": {"mistakes": "inventsTheForeground"},
          "lines": [{"label": "A", "class": "SampleAdapter.SampleCustomEvent", "parameter": "p",
            "outcome": "fill"}]},
        {"id": "v", "format": "appOpen", "reacts": [{"to": "foreground", "do": "show"}], "lines": [
          {"label": "A", "class": "SampleAdapter.SampleCustomEvent", "parameter": "p",
            "outcome": "fill"}]}
        """#,
        #"""
        {"load": "v"}, {"load": "u"}, {"show": "u"}, {"advance": "9s"}, {"close": true},
        {"advance": "2s"}
        """#
      ),
    ]

    @Test(arguments: accusedOnce)
    func `nobody is accused again who was innocent`(
      _ rule: String, _ units: String, _ script: String
    ) throws {
      let text = "{ \"title\": \"t\", \"adUnits\": [\(units)], \"script\": [\(script)] }"
      let session = ScriptRun.play(Session(try Scenario(reading: Array(text.utf8)))).session
      #expect(session.journal.entries.count > 20)
      #expect(!session.findings.contains(rule))
    }

    @Test func `only rules about a network's silence are exempt, each with a reason`() {
      #expect(
        Explained.reasons.keys.sorted() == [
          "answer-too-late", "network-too-slow", "no-answer-in-time",
        ])
      for (rule, reason) in Explained.reasons {
        #expect(Rulebook.rule(rule).map { [.adapter, .network].contains($0.party.role) } == true)
        #expect(reason.count > 20, "\(rule)")
      }
    }
  }
}
