import AdServing
import Observing
import Playing
import Scenarios
import Screen
import StageUI

/// Header, phone and footer speak of one ad, the chosen one, and clicks are counted for the ad shown.
struct OneAdObserver: WalkObserver {
  private var session: Session?
  private var clicks: [(name: String, count: Int)] = []
  private var shown: String?

  mutating func begin(_ walk: StageWalk) {
    session = walk.walked.session
    clicks = walk.walked.session.ledgers.ads.map { ($0.name, $0.networks.clicks) }
    shown = walk.walked.state.ad?.name
  }

  mutating func look(_ walk: StageWalk, _ frame: Frame<Hit>) -> [String] {
    miscounts(walk) + parts(walk.walked, frame)
  }

  /// Clicks at an event for another ad than the one that was shown. Those of a slow wire come later.
  private mutating func miscounts(_ walk: StageWalk) -> [String] {
    defer { session = nil }
    guard walk.isBeforePause, session === walk.walked.session else { return [] }
    return clicks.compactMap { name, count in
      guard let ad = walk.walked.session.ledgers[name], ad.networks.clicks != count, name != shown
      else { return nil }
      return "a click was counted for \(name), which was not shown"
    }
  }

  private func parts(_ walked: WalkedStage, _ frame: Frame<Hit>) -> [String] {
    guard walked.stage.overlay == nil else { return [] }
    let (state, unit) = (walked.state, walked.stage.unit)
    let isNarrow = frame.canvas.width < 80
    var faults: [String] = []
    func expect(_ holds: Bool, _ what: @autoclosure () -> String) {
      if !holds { faults.append("\(what())\n\(Export.text(frame.canvas))") }
    }
    let header = frame.canvas.text(ofRow: 0)
    let footer = frame.canvas.text(ofRow: frame.canvas.height - 1)
    expect(state.unit == unit, "the state is of another unit")
    expect(state.ad == nil || state.ad?.unit == unit, "the ad is of another unit")
    // Three counts leave no room for it in a narrow window.
    expect(header.contains(" \(unit)") || isNarrow, "the header has not \(unit)")
    for other in state.units where other.id != unit && !unit.contains(other.id) {
      expect(!header.contains("· \(other.id) ·"), "the header has \(other.id)")
    }
    // In a look back the phone is of that moment; footer and session are of now.
    if state.time?.isLookingBack == true { return faults }
    let phone = frame.text(of: .device)
    // The button has a sign on both sides when it is what ⏎ is for. A story's keys come first, and where
    // a narrow window has no room for ⏎, the button alone says it.
    for (button, hint) in [("›[ Show it", "⏎ show"), ("›[ Load it", "⏎ load")]
    where !isNarrow && phone.contains(button) {
      expect(footer.contains(hint), "the footer does not say \(hint)")
    }
    let session = walked.session
    // What follows is about ads that come through Google.
    guard session.scenario.unit(unit)?.asking.waterfall != nil else { return faults }
    if session.isCovered {
      expect(session.hasPage || session.unitOnScreen == unit, "another unit covers the app")
    } else if session.unitInFeed == unit {
      expect(session.adOnScreen == state.ad?.name, "another ad is in the feed")
    } else if !state.device.isInBackground, !state.device.isOwn,
      walked.stage.shows(.device, in: frame)
    {
      // The card, and nothing else that can be touched.
      let title = state.units.first { $0.id == unit }?.title ?? ""
      expect(phone.contains(title), "the phone has no card for \(title)")
      expect(session.unitInFeed == nil || !session.isFeedAtAd, "the feed is at another ad")
      expect(!frame.hasTargets, "something can be touched beside the card")
    }
    return faults
  }
}

extension Stage {
  fileprivate func shows(_ pane: PaneName, in frame: Frame<Hit>) -> Bool {
    frame.regions.contains { $0.target == .pane(pane) && $0.rect.height > 8 }
  }
}

extension Frame<Hit> {
  fileprivate var hasTargets: Bool {
    regions.contains { if case .target = $0.target { true } else { false } }
  }

  /// The text of a pane without its frame, its lines joined.
  fileprivate func text(of pane: PaneName) -> String {
    guard let rect = regions.first(where: { $0.target == .pane(pane) })?.rect.inset(1) else {
      return ""
    }
    return (rect.y..<max(rect.y, rect.maxY)).map { y in
      canvas.text(ofRow: y, from: rect.x, to: rect.maxX)
    }.joined(separator: " ").split(separator: " ").joined(separator: " ")
  }
}

extension Canvas {
  fileprivate func text(ofRow y: Int, from start: Int = 0, to end: Int? = nil) -> String {
    (start..<max(start, end ?? width)).map { self[$0, y].glyph.text }.joined()
  }
}
