import VAST

extension MediatedCreative {
  /// The creative with what its VAST document says, if it has one that can be played.
  package func read(by player: MediatedPlayer) -> Result<MediatedCreative, VASTErrorCode> {
    guard let vast else { return .success(self) }
    var player = player
    player.manners = vast.manners
    var reading = MediatedVASTReading(vast, for: player)
    return reading.read().map(playing)
  }

  /// One ad after the other: when it can be closed is counted from the first one's start.
  private func playing(_ ads: [MediatedVASTAd]) -> MediatedCreative {
    var wait = closeAfter
    let creatives = ads.map { ad in
      var creative = self
      creative.closeAfter = wait
      creative = creative.playing(ad)
      wait = wait.map { max(.zero, $0 - (creative.video ?? .zero)) }
      return creative
    }
    var first = creatives.first ?? self
    first.following = Array(creatives.dropFirst())
    return first
  }

  /// What it says itself stays.
  private func playing(_ ad: MediatedVASTAd) -> MediatedCreative {
    var creative = self
    creative.vastAd = ad
    creative.texts = (vast?.texts ?? [:]).merging(ad.texts) { own, _ in own }
    creative.video = ad.isLinear ? ad.length ?? MediatedCountdown.usualLength : nil
    creative.countdown = ad.isLinear ? nil : ad.length
    // A video is over when it is over; before that, VAST knows only skipping.
    creative.closeAfter = closeAfter ?? creative.video
    if ad.clickThrough == nil, ad.endCard?.clickThrough == nil {
      creative.texts["callToAction"] = nil
      creative.opens = .nothing
    }
    return creative
  }
}

extension MediatedVASTAd {
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
