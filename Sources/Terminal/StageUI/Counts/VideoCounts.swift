import Catalogue
import Observing
import Screen
import Theming

/// How much of a VAST ad's video was seen, and what its servers were told.
struct VideoCounts: Equatable {
  let quartiles: Quartiles
  let impressions: Int
  let clicks: Int
  /// Whether Google has counted otherwise.
  let isWrong: Bool

  /// Nil for an ad without a VAST document.
  init?(_ ad: AdRecord) {
    guard let pixels = ad.pixels else { return nil }
    quartiles = ad.networks.quartiles
    (impressions, clicks) = (pixels.tally.impressions, pixels.tally.clicks)
    // Each ad of a pod has an impression of its own; to Google it is one ad.
    isWrong = impressions > ad.google.impressions * pixels.ads
  }
}

extension Brush {
  mutating func quartiles(_ quartiles: Quartiles, _ row: Rect, _ columns: CountColumns) {
    write([(CountsText.quartiles, theme.text)], at: row.origin, until: row.maxX)
    let pieces = zip(["◔", "◑", "◕", "●"], quartiles.all).map { glyph, quartile in
      (glyph, quartile.count > 0 ? theme.network : theme.muted)
    }
    write(pieces, at: Point(x: columns.network, y: row.y), until: row.maxX)
  }

  mutating func servers(_ video: VideoCounts, _ row: Rect) {
    let counts = CountsText.other(impressions: video.impressions, clicks: video.clicks)
    write(
      [
        ("\(CountsText.servers)  ", theme.server),
        (counts, video.isWrong ? theme.alarm : theme.text),
      ], at: row.origin, until: row.maxX)
  }
}
