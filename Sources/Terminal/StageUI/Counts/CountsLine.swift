import Catalogue
import Observing
import Screen

/// A line of the counts.
enum CountsLine: Equatable {
  case names
  case news(CountsNews)
  case row(CountRow)
  /// The same, with figures three rows high.
  case largeRow(CountRow)
  /// What each side did, under the figures.
  case captions(Passage)
  case paid(micros: Int)
  case other(Books.Book)
  case whoSees(WatchSwitch, servingMayDecide: Bool)
  case position(CountRow.Event, WatchSwitch.Position)
  case order(CountsSheet.OrderLine)
  case turn(BannerTurn)
  case tried([TriedFlags])
  case sentence(String)
  case fix(String)
  case blank
}

extension CountsSheet {
  /// The lines that fit, with large figures where there are rows for them: when rows are short, the second sentence goes first, then the captions, then
  /// what was tried.
  func lines(width: Int, height: Int) -> [CountsLine] {
    // A caption that comes with the first count must not make the figures small again.
    let canBeLarge = height >= 18 && rows.allSatisfy(\.canBeLarge)
    let variants = Variant.all.filter { canBeLarge || !$0.isLarge }.map { lines($0) }
    let fitting = variants.first { lines in
      lines.reduce(0) { $0 + $1.rows(width: width) } <= height
    }
    return fitting ?? variants[variants.count - 1]
  }

  /// How much is said.
  private struct Variant {
    var isLarge = false
    var hasBlanks = true
    var hasCaptions = true
    var hasTried = true
    var sentences = Int.max

    static let all = [
      Variant(isLarge: true), Variant(isLarge: true, hasBlanks: false), Variant(),
      Variant(hasBlanks: false), Variant(hasBlanks: false, sentences: 1),
      Variant(hasBlanks: false, hasCaptions: false),
      Variant(hasBlanks: false, hasCaptions: false, sentences: 1),
      Variant(hasBlanks: false, hasCaptions: false, hasTried: false, sentences: 1),
    ]
  }

  private func lines(_ variant: Variant) -> [CountsLine] {
    let blank: [CountsLine] = variant.hasBlanks ? [.blank] : []
    return counted(variant) + blank + watching(variant) + blank + explained(variant)
  }

  private func counted(_ variant: Variant) -> [CountsLine] {
    if let news { return [.names, .news(news)] }
    var lines: [CountsLine] = [.names]
    for row in rows {
      lines.append(variant.isLarge ? .largeRow(row) : .row(row))
      if variant.hasCaptions, row.passage.hasCaptions { lines.append(.captions(row.passage)) }
    }
    return lines + [.paid(micros: paidMicros)] + others.map { .other($0) }
  }

  private func watching(_ variant: Variant) -> [CountsLine] {
    var lines: [CountsLine] = [.whoSees(watch, servingMayDecide: servingMayDecide)]
    if watch.isSwitch {
      lines += [.position(.click, watch.clicks), .position(.impression, watch.impressions)]
    }
    if let order { lines.append(.order(order)) }
    if let turn { lines.append(.turn(turn)) }
    if variant.hasTried, !tried.isEmpty { lines.append(.tried(tried)) }
    return lines
  }

  private func explained(_ variant: Variant) -> [CountsLine] {
    guard let fix else { return sentences.prefix(variant.sentences).map { .sentence($0) } }
    let said = variant.sentences > 1 ? sentences.prefix(2).map { CountsLine.sentence($0) } : []
    return said + [.fix(fix)]
  }
}

extension CountsLine {
  /// How many rows it takes.
  func rows(width: Int) -> Int {
    switch self {
    case .sentence(let text): Text.wrapped(text, width: width, lines: .max).count
    case .fix(let text): FixText(text, width: width).rows
    case .largeRow: LargeFigure.rows
    default: 1
    }
  }
}

extension CountsLine {
  /// Whether it has the impressions.
  var isOfImpression: Bool {
    switch self {
    case .row(let row), .largeRow(let row): row.event == .impression
    default: false
    }
  }
}
