package import HAR
package import VAST

/// An ad of a capture: the documents that led to it, and what was called of it.
package struct CapturedAd: Sendable {
  package let levels: [Level]
  package let title: String?
  /// How long its video is.
  package let duration: Duration?
  /// Why there is no ad to show; nil if there is.
  package let failure: Failure?
  package internal(set) var pixels: [PixelAudit] = []
  /// When it began: its video, or else its impression; nil if neither was called.
  package internal(set) var start: WallTime?

  /// One of the documents, outermost first.
  package struct Level: Equatable, Sendable {
    package let url: String?
    package let system: String?
  }

  package struct Failure: Equatable, Sendable {
    package let code: VASTErrorCode
    /// Nil if the ad itself can't be shown.
    package let reason: VASTFailure.Reason?
    /// Whether the capture shows it, and not only lacks the document.
    package let isCertain: Bool
  }

  /// The place of its first document among those that are followed.
  var root = 0
  /// What is looked for.
  let duties: [PixelDuty]
  /// When its last document was there.
  let isKnownFrom: WallTime
  let resolved: VASTResolvedAd?

  init(_ ad: VASTResolvedAd, knownFrom instant: WallTime) {
    levels = ad.levels.map { Level(url: $0.url, system: $0.ad.system) }
    title = ad.inline.ad.inLine?.title
    duration = ad.linear?.duration
    failure = ad.hindrance.map { Failure(code: $0, reason: nil, isCertain: false) }
    duties = PixelDuty.all(of: ad)
    (isKnownFrom, resolved) = (instant, ad)
  }

  init(_ failed: VASTFailure, isSeen: Bool, knownFrom instant: WallTime) {
    levels = failed.chain.map { Level(url: $0.url, system: $0.ad.system) }
    (title, duration, resolved) = (nil, nil, nil)
    let isCertain = isSeen && failed.code != .undefined
    failure = Failure(code: failed.code, reason: failed.reason, isCertain: isCertain)
    duties = PixelDuty.errors(failed.errors)
    isKnownFrom = instant
  }

  init(noAd errors: [VASTLink], url: String?, knownFrom instant: WallTime) {
    levels = [Level(url: url, system: nil)]
    (title, duration, resolved) = (nil, nil, nil)
    failure = Failure(code: .noAd, reason: .noAd, isCertain: true)
    duties = PixelDuty.errors(errors.map { VASTPixel($0, level: 0) })
    isKnownFrom = instant
  }
}

extension CapturedAd {
  /// Everything that is wrong, with its pixel.
  package var faults: [(pixel: PixelAudit, trouble: PixelTrouble)] {
    pixels.flatMap { pixel in pixel.troubles.filter(\.isFault).map { (pixel, $0) } }
  }
}
