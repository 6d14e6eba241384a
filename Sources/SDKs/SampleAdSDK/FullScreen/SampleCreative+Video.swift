import MediatedNetworks
import VAST

extension SampleCreative {
  /// The creative with what its VAST document says; what it says itself stays.
  func telling(_ video: SampleVideoAd) -> SampleCreative {
    var creative = self
    creative.texts = (vast?.texts ?? [:]).merging(video.texts) { own, _ in own }
    if vast?.hasStars != true { creative.starRating = nil }
    if vast?.hasIcon != true { creative.icon = nil }
    creative.video = video.isLinear ? video.length ?? Self.unknownLength : nil
    creative.countdown = video.isLinear ? nil : video.length
    // A video is over when it is over; before that, VAST knows only skipping.
    creative.closeAfter = closeAfter ?? creative.video
    if video.clickThrough == nil, video.endCard?.clickThrough == nil {
      creative.texts["callToAction"] = nil
      creative.destination = .nothing
    }
    return creative
  }

  /// Of a video that does not say how long it is.
  private static let unknownLength = MediatedCountdown.usualLength
}

extension SampleVideoAd {
  /// Under the names of a creative's texts.
  fileprivate var texts: [String: String] {
    let inLine = ad.inline.ad.inLine
    var texts = ["callToAction": "Learn more"]
    texts["headline"] = inLine?.title
    texts["body"] = inLine?.description
    texts["advertiser"] = inLine?.advertiser
    return texts.filter { !$0.value.isEmpty }
  }
}
