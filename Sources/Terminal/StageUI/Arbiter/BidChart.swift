import Catalogue
import Observing
import Screen

/// Where the names of competing slots are, what each SDK said its ad is worth, the bars where there is
/// room for them, the prices in one unit, and the states; all bars have one scale.
struct BidChart {
  private let tracks: [Track?]
  private let highest: Int

  private static let leastForBars = 50

  /// `prices` are as they are written; none of them is cut, since a unit is at its end.
  init(width: Int, _ slots: [SlotRecord], prices: [String]) {
    let longest = slots.map { TextWidth.columns($0.label) }.max() ?? 0
    let hasBars = width >= Self.leastForBars
    // A bar gives way to figures.
    let said = min(12, max(6, slots.map { TextWidth.columns(ArbiterText.said($0)) }.max() ?? 0))
    tracks = [
      .fixed(min(longest, max(9, width / 4))), hasBars ? .fixed(said) : .flexible(),
      hasBars ? .flexible() : nil,
      .fixed(max(hasBars ? 10 : 9, prices.map { TextWidth.columns($0) }.max() ?? 0)),
      .fixed(hasBars ? 16 : 9),
    ]
    highest = max(1, slots.compactMap { $0.offer?.microUSD }.max() ?? 1)
  }

  struct Places {
    let label: Rect
    var said = Rect.zero
    var bar = Rect.zero
    var price = Rect.zero
    let state: Rect
  }

  /// The places in a row. Without an ad there is neither a bar nor a price, and the state has their
  /// room.
  func places(
    _ slot: SlotRecord, in line: Rect
  ) -> Places {
    let parts = line.cells(tracks)
    guard let offer = slot.offer else {
      return Places(label: parts[0], state: line.inset(left: parts[1].x - line.x))
    }
    return Places(
      label: parts[0], said: parts[1], bar: bar(offer.microUSD, in: parts[2]), price: parts[3],
      state: parts[4])
  }

  /// At least one cell for a price above nothing.
  private func bar(_ micros: Int?, in room: Rect) -> Rect {
    guard let micros, micros > 0 else { return .zero }
    let share = Double(micros) / Double(highest)
    return room.splitLeft(max(1, Int((share * Double(room.width)).rounded()))).left
  }
}
