import Observing
import Screen
import Simulation

/// Where the tree, the prices, the bars and the words of the mediation room are.
struct GanttChart {
  let rect: Rect
  let began: Instant
  let end: Instant

  let hasPrices: Bool
  let hasLengths: Bool

  /// From this width the length of each bar is beside it.
  private static let lengthsFrom = 46
  /// The tree, prices, bars, lengths and words.
  private let parts: [Rect]

  init(_ rect: Rect, _ records: [LineRecord], prices: [String], _ view: WaterfallView?) {
    self.rect = rect
    began = view?.began ?? .start
    end = max(view?.horizon ?? began, began + .milliseconds(1))
    let longest = records.map { TextWidth.columns($0.label) }.max() ?? 0
    let longestPrice = prices.map { TextWidth.columns($0) }.max() ?? 0
    hasPrices = longestPrice > 0
    hasLengths = rect.width >= Self.lengthsFrom
    // The bars are the main thing, so names give way to them, and more so beside prices.
    let share = hasPrices && !hasLengths ? rect.width / 3 : rect.width * 2 / 5
    parts = rect.cells([
      // "Sample SDK" is whole at 80 columns.
      .fixed(min(longest + 5, max(15, share))), hasPrices ? .fixed(max(longestPrice, 4)) : nil,
      .flexible(), .fixed(hasLengths ? 9 : 0), .fixed(9),
    ])
  }

  func tree(_ y: Int) -> Rect { parts[0].row(y) }
  func price(_ y: Int) -> Rect { parts[1].row(y) }
  func bars(_ y: Int) -> Rect { parts[2].row(y) }
  func length(_ y: Int) -> Rect { parts[3].row(y) }
  func word(_ y: Int) -> Rect { parts[4].row(y) }

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
