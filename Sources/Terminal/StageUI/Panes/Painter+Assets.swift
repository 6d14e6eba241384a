import Observing
import Screen

extension Painter {
  /// What the network handed over and what became of it: network field → Google field → extras.
  mutating func assets(_ rect: Rect) {
    let inside = pane(.ledgers, rect, title: "Assets", trailing: "network → Google").inset(
      horizontal: 1)
    guard let ad = state.ad, !ad.assets.rows.isEmpty else {
      frame.canvas.put("No ad yet.", in: inside, theme.muted)
      return
    }
    guard ad.hasFlags else {
      frame.canvas.paragraph(
        "The network draws this ad itself: its view crosses to Google, and no asset does.",
        in: inside, theme.muted)
      return
    }
    var y = inside.y
    for asset in ad.assets.rows where y < inside.maxY {
      y += assetRows(asset, Rect(x: inside.x, y: y, width: inside.width, height: inside.maxY - y))
    }
  }

  /// One row where the value came through, two where it did not; answers how many.
  private mutating func assetRows(_ asset: AssetRow, _ rect: Rect) -> Int {
    let fields: [(String, Style)] = [
      (asset.networkField ?? "", theme.network), (" \(arrow(asset)) ", arrowStyle(asset)),
      (asset.googleField ?? "–", theme.google),
    ]
    let width = fields.reduce(0) { $0 + TextWidth.columns($1.0) }
    let value = asset.networkValue ?? asset.googleValue ?? "–"
    // A value that has hardly any room behind the names gets a row of its own.
    if asset.isSame, width + 2 + min(TextWidth.columns(value), 12) <= rect.width || rect.height < 2
    {
      write(fields + [("  \(value)", theme.text)], at: rect.origin, until: rect.maxX)
      return 1
    }
    write(fields, at: rect.origin, until: rect.maxX)
    guard rect.height > 1 else { return 1 }
    write(values(asset), at: rect.origin.offset(y: 1), until: rect.maxX)
    return 2
  }

  private func values(_ asset: AssetRow) -> [(String, Style)] {
    guard !asset.isSame else { return [("  \(asset.googleValue ?? "–")", theme.text)] }
    return [
      ("  \(asset.networkValue ?? "–")", theme.muted), (" \(arrow(asset)) ", arrowStyle(asset)),
      (asset.googleValue ?? "–", theme.text),
    ]
  }

  private func arrow(_ asset: AssetRow) -> String {
    switch (asset.networkValue, asset.googleValue) {
    case (nil, _): "+"
    case (_, nil): "✕"
    default: "→"
    }
  }

  private func arrowStyle(_ asset: AssetRow) -> Style {
    asset.googleValue == nil ? theme.warning : theme.muted
  }
}
