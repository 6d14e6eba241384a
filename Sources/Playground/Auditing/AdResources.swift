import HAR
import VAST

/// What ads show: videos, companions, icons, scripts, and the page behind them.
enum AdResources {
  /// The requests for it.
  static func places(in index: CaptureIndex, of ads: [CapturedAd]) -> Set<Int> {
    Set(
      ads.flatMap { ad in
        places(index, (ad.resolved?.linear?.mediaFiles ?? []).map(\.url) + others(of: ad))
      })
  }

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
