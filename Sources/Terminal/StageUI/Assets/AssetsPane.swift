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

  init(_ scene: Scene) {
    rows = scene.state.ad?.assets.rows(scene.state.assetNames)
    adChoices = scene.state.ad.flatMap { AssetText.adChoices($0.assets) }
    isRecorded = scene.state.recording != nil
    hasAd = scene.state.ad != nil
    isNetworkKnown =
      scene.state.recording?.phone == nil || scene.state.ad?.assets.network.all.isEmpty == false
    alone = scene.state.through.text.books
    isDrawnByNetwork = scene.state.ad?.hasFlags == false
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    brush.room(
      rect, title: PaneTitle.assets, trailing: PaneTitle.wayOfAssets)
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
    let word = ("  \(AssetText.word(asset.fate))", arrowStyle(asset, theme))
    let second: [(String, Style)] = [("  ", theme.muted)] + fields.suffix(1)
    let least = min(TextWidth.columns(asset.value), Self.leastForValue)
    let valueIsBeside = brush.rest.width - width(second) - 2 >= least
    if asset.isSame, width(fields) > brush.rest.width, spare > 0 || valueIsBeside {
      // The second name has a row of its own, with the value beside it or below.
      brush.row(Array(fields.dropLast()))
      if valueIsBeside {
        say(asset.value, behind: second, &spare, &brush)
      } else {
        spare -= 1
        brush.row(second)
        say(asset.value, behind: [("  ", theme.muted)], &spare, &brush)
      }
    } else if asset.isSame {
      brush.row(fields + [word])
      say(asset.value, behind: [], &spare, &brush)
    } else {
      brush.row(fields + [word])
      sayBoth(asset, &spare, &brush)
    }
  }

  /// In fewer columns a value cannot be read.
  fileprivate static let leastForValue = 12

  private func say(
    _ value: String, behind fields: [(String, Style)], _ spare: inout Int, _ brush: inout Brush
  ) {
    let indent = 2 + width(fields)
    let lines = Text.wrapped(
      value, width: max(1, brush.rest.width - indent), lines: 1 + max(0, spare))
    spare -= max(0, lines.count - 1)
    brush.row(fields + [("  \(lines.first ?? "")", brush.theme.text)])
    for line in lines.dropFirst() { brush.row([(line, brush.theme.text)], indent: indent) }
  }

  /// What it was and what became of it: one below the other where a row is too narrow and there are more.
  private func sayBoth(_ asset: AssetRow, _ spare: inout Int, _ brush: inout Brush) {
    let theme = brush.theme
    let (old, new) = (asset.networkValue?.text ?? "–", asset.googleValue?.text ?? "–")
    let arrow = (" \(arrow(asset)) ", arrowStyle(asset, theme))
    guard spare > 0, width([(old, theme.muted), (new, theme.text), arrow]) + 2 > brush.rest.width
    else { return brush.row([("  \(old)", theme.muted), arrow, (new, theme.text)]) }
    spare -= 1
    say(old, behind: [(" ", theme.muted)], &spare, &brush)
    say(new, behind: [arrow], &spare, &brush)
  }

  private func width(_ pieces: [(String, Style)]) -> Int {
    pieces.reduce(0) { $0 + TextWidth.columns($1.0) }
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
      && (names + 2 + min(TextWidth.columns(value), AssetsPane.leastForValue) <= rect.width
        || rect.height < 2)
  }
}

extension Brush {
  /// The rows that a sentence takes.
  fileprivate func rows(of text: String?) -> Int {
    text.map { Text.wrapped($0, width: rest.width).count } ?? 0
  }
}
