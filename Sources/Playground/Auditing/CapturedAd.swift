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
    /// The file that was given for it; nil if it is in the capture.
    package let file: String?
  }

  package struct Failure: Equatable, Sendable {
    package let code: VASTErrorCode
    /// Nil if the ad itself can't be shown.
    package let reason: VASTFailure.Reason?
    /// Whether the capture shows it, and not only lacks the document.
    package let isCertain: Bool
  }

  /// Whether the capture lacks the document that its innermost wrapper leads to: only what the wrappers
  /// want is known.
  package let isOpen: Bool
  /// The place of its first document among those that are followed.
  var root = 0
  /// What is looked for.
  let duties: [PixelDuty]
  /// When its last document was there.
  let isKnownFrom: WallTime
  let resolved: VASTResolvedAd?

  init(_ ad: VASTResolvedAd, _ chain: CapturedChain, knownFrom instant: WallTime) {
    levels = chain.levels(ad.levels)
    title = ad.inline.ad.inLine?.title
    duration = ad.linear?.duration
    failure = ad.hindrance.map { Failure(code: $0, reason: nil, isCertain: false) }
    duties = PixelDuty.all(of: ad)
    (isKnownFrom, resolved, isOpen) = (instant, ad, false)
  }

  init(_ failed: VASTFailure, _ chain: CapturedChain, knownFrom instant: WallTime) {
    levels = chain.levels(failed.chain)
    isOpen = chain.isOpen(failed)
    (title, duration, resolved) = (nil, nil, isOpen ? failed.wrappersAlone : nil)
    let isCertain = !isOpen && failed.code != .undefined
    failure = Failure(code: failed.code, reason: failed.reason, isCertain: isCertain)
    duties = resolved.map(PixelDuty.all) ?? PixelDuty.errors(failed.errors)
    isKnownFrom = instant
  }

  init(noAd errors: [VASTLink], _ root: CapturedDocument, knownFrom instant: WallTime) {
    levels = [Level(url: root.exchange?.url, system: nil, file: root.file)]
    (title, duration, resolved, isOpen) = (nil, nil, nil, false)
    failure = Failure(code: .noAd, reason: .noAd, isCertain: true)
    duties = PixelDuty.errors(errors.map { VASTPixel($0, level: 0) })
    isKnownFrom = instant
  }
}

extension CapturedAd {
  /// Whether it may have been shown, and nothing in the capture shows that it was.
  package var isSilent: Bool {
    (isOpen || failure?.reason == nil) && pixels.allSatisfy(\.calls.isEmpty)
  }

  /// The cache buster with which one pixel was called in different seconds, so that a cache could answer,
  /// and how many calls have it.
  package var reusedCacheBuster: (text: String, calls: Int)? {
    var moments: [[String]: [WallTime]] = [:]
    for pixel in pixels {
      for call in pixel.calls {
        guard let value = call.values.first(where: \.isCacheBuster), value.verdict == .right else {
          continue
        }
        moments[[value.text, pixel.url], default: []].append(call.start)
      }
    }
    let reused = moments.filter { _, times in
      guard let first = times.min(), let last = times.max() else { return false }
      return last.milliseconds(since: first) > 1000
    }
    return reused.max { ($0.value.count, $1.key[0]) < ($1.value.count, $0.key[0]) }
      .map { ($0.key[0], $0.value.count) }
  }

  /// Everything that is wrong, with its pixel.
  package var faults: [(pixel: PixelAudit, trouble: PixelTrouble)] {
    pixels.flatMap { pixel in pixel.troubles.filter(\.isFault).map { (pixel, $0) } }
  }
}
