import Catalogue
import Observing
import Screen

/// What the network handed over and what happened to it: network field → Google field → extras.
struct AssetsPane: Pane {
  /// Nil if there is no ad.
  private let rows: [AssetRow]?
  /// Whether the network draws the ad itself.
  private let isDrawnByNetwork: Bool
  private let adChoices: String?
  private let isFocused: Bool

  init(_ scene: Scene) {
    rows = scene.state.ad?.assets.rows(scene.state.assetNames)
    adChoices = scene.state.ad.flatMap { AssetText.adChoices($0.assets) }
    isDrawnByNetwork = scene.state.ad?.hasFlags == false
    isFocused = scene.stage.isFocused(.ledgers)
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    brush.room(
      rect, isFocused: isFocused, title: PaneTitle.assets, trailing: PaneTitle.wayOfAssets)
    guard let rows, !rows.isEmpty else {
      return brush.say(.noAd(key: brush.keyLabel(.reload)))
    }
    guard !isDrawnByNetwork else { return brush.say(.drawnByNetwork) }
    for asset in rows where !brush.rest.isEmpty { draw(asset, &brush) }
    brush.gap()
    brush.say(AssetText.summary(rows.map(\.fate)), brush.theme.muted)
    brush.say(adChoices, brush.theme.muted)
  }

  /// Takes one row if the value came through, two if it did not.
  private func draw(_ asset: AssetRow, _ brush: inout Brush) {
    let (theme, rect) = (brush.theme, brush.rest)
    let fields: [(String, Style)] = [
      (asset.networkField ?? "", theme.network),
      (" \(arrow(asset)) ", arrowStyle(asset, theme)),
      (asset.googleField ?? "–", theme.google),
    ]
    let width = fields.reduce(0) { $0 + TextWidth.columns($1.0) }
    let value = (asset.networkValue ?? asset.googleValue)?.text ?? "–"
    // A value with hardly any room after the names gets a row of its own.
    if asset.isSame, width + 2 + min(TextWidth.columns(value), 12) <= rect.width || rect.height < 2
    {
      return brush.row(fields + [("  \(value)", theme.text)])
    }
    brush.row(fields + [("  \(AssetText.word(asset.fate))", arrowStyle(asset, theme))])
    brush.row(values(asset, theme))
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
