import GoogleMobileAds
import Scenarios

/// Where a card has the parts of a native ad, in points. A row is 20 points high; what is in the
/// corner of AdChoices makes room for it.
struct CardLayout {
  static let width: CGFloat = 340

  private let kind: Scenario.Options.Card
  private let corner: Scenario.Options.Corner
  /// How many rows the media have: a video needs 120 points.
  private let mediaRows: CGFloat

  struct Frames {
    var badge = CGRect.zero
    var headline = CGRect.zero
    var icon = CGRect.zero
    /// Stars, store and price, or the advertiser.
    var facts = CGRect.zero
    var body = CGRect.zero
    var media = CGRect.zero
    var button = CGRect.zero
  }

  init(
    _ kind: Scenario.Options.Card, leavingFree corner: Scenario.Options.Corner, hasVideo: Bool
  ) {
    self.kind = kind
    self.corner = corner
    mediaRows = hasVideo ? 6 : kind == .compact ? 4 : 5
  }

  var height: CGFloat { (kind == .compact ? 2 + mediaRows : 5 + mediaRows) * 20 }

  /// How many lines the text may have, and how large its letters are: 90 of them must be readable.
  var bodyLines: Int { kind == .compact ? 5 : 2 }
  var bodyFont: CGFloat { kind == .compact ? 10 : 12 }

  func frames(hasIcon: Bool) -> Frames {
    switch kind {
    case .feed: feed(hasIcon)
    case .article: article(hasIcon)
    case .compact: compact(hasIcon)
    }
  }

  /// Columns at the edges that text may use: ten points are left free, and the corner.
  private func edge(_ taken: Scenario.Options.Corner) -> CGFloat { corner == taken ? 30 : 10 }

  private func row(_ row: CGFloat, _ rows: CGFloat = 1, from left: CGFloat, to right: CGFloat)
    -> CGRect
  {
    CGRect(x: left, y: row * 20, width: right - left, height: rows * 20)
  }

  /// The badge, and the rest of the first row.
  private func top(_ frames: inout Frames) -> CGRect {
    let (left, right) = (edge(.topLeft), Self.width - edge(.topRight))
    frames.badge = row(0, from: left, to: left + 20)
    return row(0, from: left + 30, to: right)
  }

  private func feed(_ hasIcon: Bool) -> Frames {
    var frames = Frames()
    let left: CGFloat = hasIcon ? 60 : 10
    let right = Self.width - 10
    frames.headline = top(&frames)
    frames.icon = row(1, 2, from: 10, to: 50)
    frames.facts = row(1, from: left, to: right)
    frames.body = row(2, 2, from: left, to: right)
    frames.media = row(4, mediaRows, from: 10, to: right)
    frames.button = row(4 + mediaRows, from: 80, to: Self.width - 80)
    return frames
  }

  private func article(_ hasIcon: Bool) -> Frames {
    var frames = Frames()
    let left: CGFloat = hasIcon ? 60 : 10
    let right = Self.width - 10
    frames.facts = top(&frames)
    frames.media = row(1, mediaRows, from: 10, to: right)
    let below = 1 + mediaRows
    frames.icon = row(below, 2, from: 10, to: 50)
    frames.headline = row(below, from: left, to: right)
    frames.body = row(below + 1, 2, from: left, to: right)
    frames.button = row(below + 3, from: 80, to: Self.width - 80)
    return frames
  }

  private func compact(_ hasIcon: Bool) -> Frames {
    var frames = Frames()
    let middle: CGFloat = 160
    let (left, right) = (edge(.bottomLeft), Self.width - edge(.bottomRight))
    frames.headline = top(&frames)
    frames.media = row(1, mediaRows, from: 10, to: middle - 10)
    frames.icon = row(1, 2, from: Self.width - 50, to: Self.width - 10)
    frames.facts = row(1, from: middle, to: hasIcon ? Self.width - 60 : Self.width - 10)
    frames.body = row(2, 3, from: middle, to: hasIcon ? Self.width - 60 : Self.width - 10)
    frames.button = row(1 + mediaRows, from: max(left, middle), to: right)
    return frames
  }
}
