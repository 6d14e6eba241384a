import Catalogue
import Observing
import Screen

/// Where the names, bars, prices and states of competing slots are; all bars have one scale.
struct BidChart {
  /// The columns of the names, bars, prices and states.
  private let tracks: [Track?]
  private let highest: Int

  init(width: Int, _ slots: [SlotRecord]) {
    let longest = slots.map { TextWidth.columns($0.label) }.max() ?? 0
    tracks = [
      .fixed(min(longest, max(9, width / 4))), .flexible(), .fixed(10),
      .fixed(width < 50 ? 10 : 16),
    ]
    highest = max(1, slots.compactMap { $0.offer?.microUSD }.max() ?? 1)
  }

  /// The places in a row. Without an ad there is neither a bar nor a price, and the state has their
  /// room.
  func places(
    _ slot: SlotRecord, in line: Rect
  ) -> (label: Rect, bar: Rect, price: Rect, state: Rect) {
    let parts = line.cells(tracks)
    guard let offer = slot.offer else {
      let rest = line.inset(left: parts[1].x - line.x)
      return (parts[0], .zero, .zero, rest)
    }
    return (parts[0], bar(offer.microUSD, in: parts[1]), parts[2], parts[3])
  }

  /// At least one cell for a price above nothing.
  private func bar(_ micros: Int?, in room: Rect) -> Rect {
    guard let micros, micros > 0 else { return .zero }
    let share = Double(micros) / Double(highest)
    return room.splitLeft(max(1, Int((share * Double(room.width)).rounded()))).left
  }
}
