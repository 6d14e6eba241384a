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
  case paid(CountsSheet.Paid)
  /// What the application never heard of.
  case unheard(CountsSheet.Unheard)
  case other(Books.Book)
  case quartiles(Quartiles)
  case servers(VideoCounts)
  case whoSees(WatchSwitch, WatchSwitch.Keys)
  case position(CountRow.Event, WatchSwitch.Position)
  case order(CountsSheet.OrderLine)
  case turn(BannerTurn)
  case tried(TriedWays)
  /// That both counts are the same.
  case agreed
  /// How many rules held while none was broken.
  case held(Int)
  case sentence(String)
  case fix(String)
  case blank
}

extension CountsSheet {
  /// The lines that fit, with large figures where there are rows for them: when rows are short, the
  /// second sentence goes first, then the captions, then what was tried.
  func lines(width: Int, height: Int) -> [CountsLine] {
    // A caption that comes with the first count must not make the figures small again.
    let canBeLarge = height >= 18 && rows.allSatisfy(\.canBeLarge)
    let variants = Variant.all(isWrong: fix != nil, isExplained: isExplained).filter {
      canBeLarge || !$0.isLarge
    }.map { lines($0) }
    let fitting = variants.first { lines in
      lines.reduce(0) { $0 + $1.rows(width: width) } <= height
    }
    return fitting ?? variants[variants.count - 1]
  }

  /// How much is said.
  private struct Variant {
    var isLarge = false
    var hasBlanks = true
    var captions = Captions.all
    var hasTried = true
    var hasPaid = true
    var sentences = Int.max

    /// The rows that say what each side did.
    enum Captions {
      case all, wrong, none

      func has(_ passage: Passage) -> Bool {
        switch self {
        case .all: passage.hasCaptions
        case .wrong: passage.hasCaptions && passage.isWrong
        case .none: false
        }
      }
    }

    static func all(isWrong: Bool, isExplained: Bool) -> [Self] {
      isWrong ? allIfWrong : isExplained ? allIfExplained : all
    }

    private static let all = [
      Variant(isLarge: true), Variant(isLarge: true, hasBlanks: false), Variant(),
      Variant(hasBlanks: false), Variant(hasBlanks: false, sentences: 1),
      Variant(hasBlanks: false, captions: .none),
      Variant(hasBlanks: false, captions: .none, sentences: 1),
      Variant(hasBlanks: false, captions: .none, hasTried: false, sentences: 1),
    ]

    /// Where a sentence under the stage speaks of the counts, who saw and who was told is worth more
    /// than another sentence.
    private static let allIfExplained = [
      Variant(isLarge: true), Variant(isLarge: true, hasBlanks: false), Variant(),
      Variant(hasBlanks: false), Variant(hasBlanks: false, sentences: 1),
      Variant(hasBlanks: false, hasTried: false, sentences: 1),
      Variant(hasBlanks: false, hasTried: false, sentences: 0),
      Variant(hasBlanks: false, captions: .none, hasTried: false, sentences: 0),
    ]

    /// Where a count is wrong, what was seen and where it got lost is worth more than what was tried
    /// and what was paid.
    private static let allIfWrong = [
      Variant(isLarge: true), Variant(isLarge: true, hasBlanks: false), Variant(),
      Variant(hasBlanks: false), Variant(hasBlanks: false, hasTried: false),
      Variant(hasBlanks: false, hasTried: false, sentences: 1),
      Variant(hasBlanks: false, captions: .wrong, hasTried: false, sentences: 1),
      Variant(hasBlanks: false, captions: .wrong, hasTried: false, sentences: 0),
      Variant(hasBlanks: false, captions: .wrong, hasTried: false, hasPaid: false, sentences: 1),
      Variant(hasBlanks: false, captions: .none, hasTried: false, hasPaid: false, sentences: 1),
      Variant(hasBlanks: false, captions: .wrong, hasTried: false, hasPaid: false, sentences: 0),
      Variant(hasBlanks: false, captions: .none, hasTried: false, hasPaid: false, sentences: 0),
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
      if variant.captions.has(row.passage) { lines.append(.captions(row.passage)) }
    }
    return lines + (variant.hasPaid ? [.paid(paid)] : [])
      + (unheard.map { [.unheard($0)] } ?? []) + others.map { .other($0) }
      + (video.map { [.quartiles($0.quartiles), .servers($0)] } ?? [])
  }

  private func watching(_ variant: Variant) -> [CountsLine] {
    var lines: [CountsLine] = [.whoSees(watch, keysOfWatch)]
    if watch.isSwitch {
      lines += [.position(.click, watch.clicks), .position(.impression, watch.impressions)]
    }
    if let order { lines.append(.order(order)) }
    if let turn { lines.append(.turn(turn)) }
    if variant.hasTried, let tried { lines.append(.tried(tried)) }
    return lines
  }

  private func explained(_ variant: Variant) -> [CountsLine] {
    guard let fix else {
      let sentences = said(atMost: variant.sentences)
      guard agreement == .agree, variant.hasBlanks else { return sentences }
      return [.agreed] + sentences + (heldRules.map { [.blank, .held($0)] } ?? [])
    }
    return said(atMost: min(2, variant.sentences)) + [.fix(fix)]
  }

  private func said(atMost count: Int) -> [CountsLine] {
    remarks.prefix(count).map { .sentence($0.sentence) }
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
