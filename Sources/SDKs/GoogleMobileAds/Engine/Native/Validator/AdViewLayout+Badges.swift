extension AdViewLayout {
  /// Words that tell users of an ad, as they stand in badges.
  private static let attributions: Set = [
    "ad", "ads", "advertisement", "advertising", "sponsored", "promoted", "promotion",
    "anzeige", "werbung", "gesponsert", "annonce", "publicité", "pub", "sponsorisé", "anuncio",
    "publicidad", "patrocinado", "anúncio", "publicidade", "annuncio", "pubblicità",
    "sponsorizzato", "advertentie", "gesponsord", "annons", "annonse", "reklame", "mainos",
    "reklam", "sponsorlu", "reklama", "реклама", "hirdetés", "inzerce", "διαφήμιση", "iklan",
    "ilan", "publicitat",
    "promovido", "sponzorováno", "إعلان", "מודעה", "פרסומת", "ממומן", "विज्ञापन", "โฆษณา", "광고",
  ]

  /// The same where words are not told apart by spaces, or by more than one.
  private static let attributionsWithin = [
    "广告", "廣告", "推广", "推廣", "赞助", "贊助", "広告", "スポンサー", "プロモーション", "quảng cáo", "tài trợ",
  ]

  /// Labels that say so, alone or with a few words more. A small picture that is no asset may be a badge,
  /// too: that cannot be known.
  var badges: [Int] {
    parts.indices.filter { place in
      let part = parts[place]
      guard case .other = part.role else { return false }
      if let words = part.words { return Self.isAttribution(words) }
      return part.isOfApp && part.look == .opaque && part.isPicture && part.frame.longSide <= 80
    }
  }

  private static func isAttribution(_ text: String) -> Bool {
    guard text.count <= 40 else { return false }
    let small = text.lowercased()
    return small.split { !$0.isLetter }.contains { attributions.contains(String($0)) }
      || attributionsWithin.contains { small.contains($0) }
  }

  func isSeen(_ place: Int) -> Bool {
    let part = parts[place]
    return part.isVisible && bounds.intersects(part.frame)
      && cover(of: place, atMost: 0.5, onlyIfSeen: true) == nil
  }
}
