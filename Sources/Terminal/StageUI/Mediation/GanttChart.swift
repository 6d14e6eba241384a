import Observing
import Screen
import Simulation

/// Where the tree, the prices, the bars and the words of the mediation room are.
struct GanttChart {
  let rect: Rect
  let began: Instant
  let end: Instant

  private static let wordWidth = 9
  private static let lengthWidth = 9
  /// From this width the length of each bar is beside it.
  private static let lengthsFrom = 46

  private let treeWidth: Int
  /// 0 if no line has a price.
  private let priceWidth: Int

  init(_ rect: Rect, _ records: [LineRecord], prices: [String], _ view: WaterfallView?) {
    self.rect = rect
    began = view?.began ?? .start
    end = max(view?.horizon ?? began, began + .milliseconds(1))
    let longest = records.map { TextWidth.columns($0.label) }.max() ?? 0
    let longestPrice = prices.map { TextWidth.columns($0) }.max() ?? 0
    priceWidth = longestPrice == 0 ? 0 : max(longestPrice, 4)
    // The bars are the main thing, so names give way to them, and more so beside prices.
    let share =
      priceWidth > 0 && rect.width < Self.lengthsFrom ? rect.width / 3 : rect.width * 2 / 5
    // "Sample SDK" is whole at 80 columns.
    treeWidth = min(longest + 5, max(15, share))
  }

  var hasLengths: Bool { rect.width >= Self.lengthsFrom }
  var hasPrices: Bool { priceWidth > 0 }

  func tree(_ y: Int) -> Rect { Rect(x: rect.x, y: y, width: treeWidth, height: 1) }

  func price(_ y: Int) -> Rect {
    Rect(x: tree(y).maxX + (hasPrices ? 1 : 0), y: y, width: priceWidth, height: 1)
  }

  func word(_ y: Int) -> Rect {
    Rect(x: rect.maxX - Self.wordWidth, y: y, width: Self.wordWidth, height: 1)
  }

  func length(_ y: Int) -> Rect {
    let width = hasLengths ? Self.lengthWidth : 0
    return Rect(x: word(y).x - 1 - width, y: y, width: width, height: 1)
  }

  func bars(_ y: Int) -> Rect {
    let x = price(y).maxX + 1
    return Rect(x: x, y: y, width: max(0, length(y).x - 1 - x), height: 1)
  }

  /// The cells from one moment to another: at least one, however short the time.
  func bar(from: Instant, to: Instant, _ y: Int) -> Rect {
    let room = bars(y)
    let first = min(column(from, room), max(0, room.width - 1))
    let last = max(first + 1, column(to, room))
    return Rect(
      x: room.x + first, y: y, width: min(room.width, last) - min(room.width, first), height: 1)
  }

  private func column(_ instant: Instant, _ room: Rect) -> Int {
    let whole = (end - began).wholeMilliseconds
    let part = max(0, min(whole, (instant - began).wholeMilliseconds))
    return (part * room.width + whole / 2) / max(1, whole)
  }
}
