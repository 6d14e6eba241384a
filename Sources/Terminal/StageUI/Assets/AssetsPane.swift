import Catalogue
import Observing
import Screen
import Simulation
import Theming

/// What the network handed over and what happened to it: network field → Google field → extras.
struct AssetsPane: Pane {
  /// Nil if there is no ad.
  private let rows: [AssetRow]?
  /// Whether the network draws the ad itself.
  private let isDrawnByNetwork: Bool
  private let adChoices: String?
  /// Whether it was recorded on a phone, where what the network handed over may be unknown.
  private let isRecorded: Bool
  private let hasAd: Bool
  private let isNetworkKnown: Bool
  /// Why nothing is mapped, where Google has no part.
  private let alone: String?
  private let isFocused: Bool

  init(_ scene: Scene) {
    rows = scene.state.ad?.assets.rows(scene.state.assetNames)
    adChoices = scene.state.ad.flatMap { AssetText.adChoices($0.assets) }
    isRecorded = scene.state.recording != nil
    hasAd = scene.state.ad != nil
    isNetworkKnown =
      scene.state.recording?.phone == nil || scene.state.ad?.assets.network.all.isEmpty == false
    alone = scene.state.through.text.books
    isDrawnByNetwork = scene.state.ad?.hasFlags == false
    isFocused = scene.stage.isFocused(.ledgers)
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    brush.room(
      rect, isFocused: isFocused, title: PaneTitle.assets, trailing: PaneTitle.wayOfAssets)
    if let alone { return brush.say(alone, brush.theme.muted) }
    if isRecorded, hasAd, isDrawnByNetwork { return brush.say(.drawnByNetwork) }
    guard let rows, !rows.isEmpty else {
      return brush.say(
        hasAd && isRecorded
          ? .noAssetsRecorded : .noAd(key: isRecorded ? nil : brush.keyLabel(.reload)))
    }
    guard !isDrawnByNetwork else { return brush.say(.drawnByNetwork) }
    let summary =
      isNetworkKnown ? AssetText.summary(rows.map(\.fate)) : AssetText.networkNotRecorded
    var spare = brush.rest.height - 1 - brush.rows(of: summary) - brush.rows(of: adChoices)
    spare -= rows.reduce(0) { $0 + ($1.isBeside(brush.rest) ? 1 : 2) }
    for asset in rows where !brush.rest.isEmpty { draw(asset, &spare, &brush) }
    brush.gap()
    brush.say(summary, brush.theme.muted)
    brush.say(adChoices, brush.theme.muted)
  }

  /// Takes one row if the value came through, two if it did not; and more for a long value, as far as
  /// there are spare ones.
  private func draw(_ asset: AssetRow, _ spare: inout Int, _ brush: inout Brush) {
    let theme = brush.theme
    guard isNetworkKnown else {
      let fields = [("? → ", theme.muted), (asset.googleField ?? "–", theme.google)]
      return say(asset.value, behind: fields, &spare, &brush)
    }
    let fields: [(String, Style)] = [
      (asset.networkField ?? "", theme.network),
      (" \(arrow(asset)) ", arrowStyle(asset, theme)),
      (asset.googleField ?? "–", theme.google),
    ]
    if asset.isBeside(brush.rest) { return say(asset.value, behind: fields, &spare, &brush) }
    brush.row(fields + [("  \(AssetText.word(asset.fate))", arrowStyle(asset, theme))])
    if asset.isSame {
      say(asset.value, behind: [], &spare, &brush)
    } else {
      brush.row(values(asset, theme))
    }
  }

  private func say(
    _ value: String, behind fields: [(String, Style)], _ spare: inout Int, _ brush: inout Brush
  ) {
    let indent = fields.reduce(2) { $0 + TextWidth.columns($1.0) }
    let lines = Text.wrapped(
      value, width: max(1, brush.rest.width - indent), lines: 1 + max(0, spare))
    spare -= max(0, lines.count - 1)
    brush.row(fields + [("  \(lines.first ?? "")", brush.theme.text)])
    for line in lines.dropFirst() { brush.row([(line, brush.theme.text)], indent: indent) }
  }

  private func values(_ asset: AssetRow, _ theme: Theme) -> [(String, Style)] {
    [
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

extension AssetRow {
  /// The value that came through.
  fileprivate var value: String { (networkValue ?? googleValue)?.text ?? "–" }

  /// Whether its value stands behind its names: one with hardly any room after them gets a row of its
  /// own.
  fileprivate func isBeside(_ rect: Rect) -> Bool {
    let names = TextWidth.columns(networkField ?? "") + 3 + TextWidth.columns(googleField ?? "–")
    return isSame
      && (names + 2 + min(TextWidth.columns(value), 12) <= rect.width || rect.height < 2)
  }
}

extension Brush {
  /// The rows that a sentence takes.
  fileprivate func rows(of text: String?) -> Int {
    text.map { Text.wrapped($0, width: rest.width).count } ?? 0
  }
}
