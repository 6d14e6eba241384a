import VAST

/// A URL that a document wants to be called, and when.
struct PixelDuty: Sendable {
  let event: PixelEvent
  let pixel: VASTPixel
  let template: URLTemplate

  init(_ event: PixelEvent, _ pixel: VASTPixel) {
    (self.event, self.pixel, template) = (event, pixel, URLTemplate(pixel.url))
  }

  /// What an ad wants, in the order in which it happens.
  static func all(of ad: VASTResolvedAd) -> [PixelDuty] {
    func duties(_ name: String, _ pixels: [VASTPixel]) -> [PixelDuty] {
      pixels.map { PixelDuty(PixelEvent(name), $0) }
    }
    let calls = ad.calls.filter { $0.event != "progress" }
    let progress = ad.progress.map { PixelDuty(PixelEvent("progress", at: $0.moment), $0.pixel) }
    let tracked = (calls.flatMap { duties($0.event, $0.pixels) } + progress).enumerated().sorted {
      let (left, right) = ($0.element.event.order(in: ad), $1.element.event.order(in: ad))
      return left == right ? $0.offset < $1.offset : left < right
    }.map(\.element)
    let icons = ad.icons.flatMap { icon in
      let (view, click) = ad.tracking(of: icon)
      return duties("IconViewTracking", view) + duties("IconClickTracking", click)
    }
    let seen = ad.viewability
    let card = ad.endCardTracking
    return duties("Impression", ad.impressions) + tracked
      + duties("ClickTracking", ad.clickTracking) + icons
      + duties("Viewable", seen.viewable) + duties("NotViewable", seen.notViewable)
      + duties("ViewUndetermined", seen.undetermined)
      + duties("companion creativeView", card.view)
      + duties("CompanionClickTracking", card.click)
      + duties("verificationNotExecuted", ad.verificationNotExecuted) + errors(ad.errors)
  }

  static func errors(_ pixels: [VASTPixel]) -> [PixelDuty] {
    pixels.map { PixelDuty(PixelEvent("Error"), $0) }
  }
}

/// An event of an ad, as VAST calls it.
package struct PixelEvent: Hashable, Sendable {
  package let name: String
  /// Of progress.
  package let moment: Duration?

  init(_ name: String, at moment: Duration? = nil) { (self.name, self.moment) = (name, moment) }

  /// Those that time brings, one after the other.
  static let timed = ["start", "firstQuartile", "midpoint", "thirdQuartile", "complete"]

  /// Users do these as often as they like.
  package var mayRepeat: Bool {
    switch name {
    case "ClickTracking", "IconClickTracking", "CompanionClickTracking", "mute", "unmute", "pause",
      "resume", "rewind", "expand", "collapse", "fullscreen", "exitFullscreen", "playerExpand",
      "playerCollapse", "adExpand", "adCollapse", "otherAdInteraction":
      true
    default: false
    }
  }

  /// When it is due, from the start of the video; nil for what does not depend on time.
  func due(in ad: VASTResolvedAd) -> Duration? {
    if let moment { return moment }
    return ad.timeline?.quartiles.first { $0.event == name }?.moment
  }

  /// Whether time brings it only after another one. Without the video's length the names say so.
  func isLater(than other: PixelEvent, in ad: VASTResolvedAd) -> Bool {
    if let due = due(in: ad), let before = other.due(in: ad) { return due > before }
    guard let place = Self.timed.firstIndex(of: name),
      let before = Self.timed.firstIndex(of: other.name)
    else { return false }
    return place > before
  }

  fileprivate func order(in ad: VASTResolvedAd) -> Duration {
    switch name {
    case "loaded", "creativeView": .seconds(-1)
    default: due(in: ad) ?? (Self.timed.contains(name) ? .zero : .seconds(1 << 30))
    }
  }
}
