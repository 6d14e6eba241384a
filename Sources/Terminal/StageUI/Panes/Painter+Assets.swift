import PlaygroundCore
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
    let isWide = inside.width >= 60
    var y = inside.y
    for asset in ad.assets.rows where y < inside.maxY {
      let row = Rect(x: inside.x, y: y, width: inside.width, height: isWide ? 1 : 2)
      isWide ? wideRow(asset, row) : narrowRow(asset, row)
      y += row.height
    }
  }

  private mutating func wideRow(_ asset: AssetRow, _ row: Rect) {
    let columns = row.columns([.flexible(), .fixed(3), .flexible()], gap: 0)
    fieldAndValue(asset.networkField, asset.networkValue, columns[0], theme.network)
    frame.canvas.put(arrow(asset), in: columns[1], arrowStyle(asset), align: .center)
    fieldAndValue(asset.googleField, asset.googleValue, columns[2], theme.google)
  }

  private mutating func narrowRow(_ asset: AssetRow, _ row: Rect) {
    let lines = row.rows([.fixed(1), .fixed(1)])
    fieldAndValue(asset.networkField, asset.networkValue, lines[0], theme.network)
    guard row.y + 1 < row.maxY else { return }
    frame.canvas.put(arrow(asset), at: lines[1].origin, arrowStyle(asset))
    let googleValue = asset.isSame ? nil : asset.googleValue
    fieldAndValue(
      asset.googleField, asset.googleValue == nil ? nil : googleValue ?? "the same",
      lines[1].inset(left: 2), theme.google)
  }

  private mutating func fieldAndValue(
    _ field: String?, _ value: String?, _ rect: Rect, _ style: Style
  ) {
    write(
      [
        (field ?? "", style), (field == nil ? "" : "  ", theme.text),
        (value ?? "–", value == nil ? theme.muted : theme.text),
      ], at: rect.origin, until: rect.maxX)
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
