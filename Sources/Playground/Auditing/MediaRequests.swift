import HAR
import VAST

/// The requests for what ads show.
struct MediaRequests {
  /// Of all ads.
  let places: Set<Int>
  /// The first request of each ad's video.
  private let first: [Int: Int]

  init(_ index: CaptureIndex, _ ads: [CapturedAd]) {
    var (places, first) = (Set<Int>(), [Int: Int]())
    for (number, ad) in ads.enumerated() {
      let videos = Self.places(index, (ad.resolved?.linear?.mediaFiles ?? []).map(\.url))
      first[number] = videos.min()
      places.formUnion(videos)
      places.formUnion(Self.places(index, Self.others(of: ad)))
    }
    (self.places, self.first) = (places, first)
  }

  func first(ofAd number: Int) -> Int? { first[number] }

  private static func others(of ad: CapturedAd) -> [String] {
    guard let ad = ad.resolved else { return [] }
    let companions = ad.levels.flatMap { $0.ad.creatives.compactMap(\.companions) }
    let resources =
      companions.flatMap { $0.companions.flatMap(\.resources) }
      + ad.icons.flatMap(\.resources)
    let files = resources.compactMap { resource -> String? in
      switch resource {
      case .file(let url, _), .frame(let url): url
      case .html: nil
      }
    }
    return files + ad.verifications.flatMap { $0.resources.map(\.url) }
      + (ad.linear?.interactiveFiles.map(\.url) ?? []) + [ad.clickThrough?.url].compactMap(\.self)
  }

  private static func places(_ index: CaptureIndex, _ urls: [String]) -> [Int] {
    urls.filter { !$0.isEmpty }.flatMap { url in
      let template = URLTemplate(url)
      return index.places(at: template.host).filter { template.values(in: index.urls[$0]) != nil }
        .flatMap { [$0] + index.redirects(from: $0).path }
    }
  }
}
