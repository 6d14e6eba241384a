import Catalogue
import Observing
import Screen

/// What the network handed over and what happened to it: network field → Google field → extras.
struct AssetsPane: Pane {
  /// Nil if there is no ad.
  private let rows: [AssetRow]?
  /// Whether the network draws the ad itself.
  private let isDrawnByNetwork: Bool
  private let isFocused: Bool

  init(_ scene: Scene) {
    rows = scene.state.ad?.assets.rows(scene.state.assetNames)
    isDrawnByNetwork = scene.state.ad?.hasFlags == false
    isFocused = scene.stage.isFocused(.ledgers)
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    let inside = brush.pane(
      .ledgers, rect, isFocused: isFocused, title: PaneTitle.assets, trailing: PaneTitle.wayOfAssets
    ).inset(horizontal: 1)
    let muted = brush.theme.muted
    guard let rows, !rows.isEmpty else {
      brush.canvas.paragraph(
        EmptyState.noAd(key: brush.keyLabel(.reload)).sentence, in: inside, muted)
      return
    }
    guard !isDrawnByNetwork else {
      brush.canvas.paragraph(
        EmptyState.drawnByNetwork.sentence, in: inside, muted)
      return
    }
    var y = inside.y
    for asset in rows where y < inside.maxY {
      let rest = Rect(x: inside.x, y: y, width: inside.width, height: inside.maxY - y)
      y += draw(asset, rest, &brush)
    }
    guard y + 1 < inside.maxY else { return }
    let rest = inside.inset(top: y + 1 - inside.y)
    brush.canvas.paragraph(AssetText.summary(rows.map(\.fate)), in: rest, muted)
  }

  /// Draws one row if the value came through, two if it did not; returns how many.
  private func draw(_ asset: AssetRow, _ rect: Rect, _ brush: inout Brush) -> Int {
    let fields: [(String, Style)] = [
      (asset.networkField ?? "", brush.theme.network),
      (" \(arrow(asset)) ", arrowStyle(asset, brush.theme)),
      (asset.googleField ?? "–", brush.theme.google),
    ]
    let width = fields.reduce(0) { $0 + TextWidth.columns($1.0) }
    let value = (asset.networkValue ?? asset.googleValue)?.text ?? "–"
    // A value with hardly any room after the names gets a row of its own.
    if asset.isSame, width + 2 + min(TextWidth.columns(value), 12) <= rect.width || rect.height < 2
    {
      brush.write(fields + [("  \(value)", brush.theme.text)], at: rect.origin, until: rect.maxX)
      return 1
    }
    brush.write(
      fields + [("  \(AssetText.word(asset.fate))", arrowStyle(asset, brush.theme))],
      at: rect.origin, until: rect.maxX)
    guard rect.height > 1 else { return 1 }
    brush.write(values(asset, brush.theme), at: rect.origin.offset(y: 1), until: rect.maxX)
    return 2
  }

  private func values(_ asset: AssetRow, _ theme: Theme) -> [(String, Style)] {
    guard !asset.isSame else { return [("  \(asset.googleValue?.text ?? "–")", theme.text)] }
    return [
      ("  \(asset.networkValue?.text ?? "–")", theme.muted),
      (" \(arrow(asset)) ", arrowStyle(asset, theme)),
      (asset.googleValue?.text ?? "–", theme.text),
    ]
  }

  private func arrow(_ asset: AssetRow) -> String {
    switch asset.fate {
    case .added: "+"
    case .lost: "✕"
    case .unchanged, .changed: "→"
    }
  }

  private func arrowStyle(_ asset: AssetRow, _ theme: Theme) -> Style {
    asset.fate == .lost ? theme.warning : theme.muted
  }
}
