import VAST

extension DueReason {
  /// Why a pixel had to be called, as far as the other calls show it. How far a video was watched, nobody
  /// knows but by its later events.
  /// `isEarly` says of a pixel that it was called before its moment, which proves nothing of what comes before.
  init?(
    _ pixel: PixelAudit, _ siblings: [PixelAudit], in ad: CapturedAd, clicked: Bool,
    isEarly: (PixelAudit) -> Bool
  ) {
    if let other = siblings.first(where: { $0.level != pixel.level && !$0.calls.isEmpty }) {
      self = .sibling(level: other.level)
    } else if pixel.event.name == "Error", let failure = ad.failure, failure.isCertain {
      self = .failed(failure.code)
    } else if let later = Self.later(than: pixel.event, in: ad, isEarly) {
      self = .later(later)
    } else if pixel.event.name == "Impression", let shown = Self.shown(in: ad) {
      self = .shown(shown)
    } else if pixel.event.name == "ClickTracking", clicked {
      self = .clicked
    } else {
      return nil
    }
  }

  private static func later(
    than event: PixelEvent, in ad: CapturedAd, _ isEarly: (PixelAudit) -> Bool
  ) -> String? {
    guard let resolved = ad.resolved else { return nil }
    return ad.pixels.first {
      !$0.calls.isEmpty && $0.event.isLater(than: event, in: resolved) && !isEarly($0)
    }?.event.name
  }

  private static func shown(in ad: CapturedAd) -> String? {
    let signs = PixelEvent.timed + ["creativeView", "progress", "ClickTracking", "Viewable"]
    return ad.pixels.first { signs.contains($0.event.name) && !$0.calls.isEmpty }?.event.name
  }
}
