/// The ads of simulated networks that cover the application now, whatever anybody says of them.
package final class Covers {
  package static var shared: Covers { World.current.instance { Covers() } }

  private var all: [(ad: String, isThere: () -> Bool)] = []

  /// An ad has come to cover the application, and does as long as it is there.
  package func add(_ ad: String?, while isThere: @escaping () -> Bool) {
    guard let ad else { return }
    all.removeAll { !$0.isThere() }
    all.append((ad, isThere))
  }

  /// The one on top.
  package var ad: String? { all.last { $0.isThere() }?.ad }

  /// Whether the application was told that the ad is gone which covers it: what it does then is right.
  package var isToldToBeGone: Bool { ad.map(isToldToBeGone) ?? false }

  /// Whether the application was told last of this ad that it is gone.
  package func isToldToBeGone(_ ad: String) -> Bool {
    let told = World.current.journal.entries.last { entry in
      entry.ad == ad && entry.to == .app && [.display, .close].contains(entry.newsForApp)
    }
    return told?.newsForApp == .close
  }
}

extension Entry {
  /// What the application hears by it; nil for nothing of an ad.
  package var newsForApp: AppNews? {
    guard let sense else { return nil }
    return sense == .layerTold ? data[.what].flatMap(AppNews.init) : AppNews(sense, data)
  }
}
