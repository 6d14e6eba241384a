import Catalogue
import Observing
import Screen

/// Where the names, bars, prices and states of competing slots are; all bars have one scale.
struct BidChart {
  private let rect: Rect
  private let labelWidth: Int
  private let stateWidth: Int
  private let highest: Int

  private static let microsWidth = 10

  init(_ rect: Rect, _ slots: [SlotRecord]) {
    self.rect = rect
    let longest = slots.map { TextWidth.columns($0.label) }.max() ?? 0
    labelWidth = min(longest, max(9, rect.width / 4))
    stateWidth = rect.width < 50 ? 10 : 16
    highest = max(1, slots.compactMap { $0.offer?.microUSD }.max() ?? 1)
  }

  func label(_ y: Int) -> Rect { Rect(x: rect.x, y: y, width: labelWidth, height: 1) }

  func state(_ y: Int) -> Rect {
    Rect(x: rect.maxX - stateWidth, y: y, width: stateWidth, height: 1)
  }

  /// All that is right of the name.
  func rest(_ y: Int) -> Rect {
    let x = label(y).maxX + 1
    return Rect(x: x, y: y, width: max(0, rect.maxX - x), height: 1)
  }

  func micros(_ y: Int) -> Rect {
    Rect(x: state(y).x - 1 - Self.microsWidth, y: y, width: Self.microsWidth, height: 1)
  }

  /// At least one cell for a price above nothing.
  func bar(_ slot: SlotRecord, _ y: Int) -> Rect {
    let x = label(y).maxX + 1
    let room = max(0, micros(y).x - 1 - x)
    guard let micros = slot.offer?.microUSD, micros > 0, room > 0 else {
      return Rect(x: x, y: y, width: 0, height: 1)
    }
    let share = Double(micros) / Double(highest)
    return Rect(x: x, y: y, width: max(1, Int((share * Double(room)).rounded())), height: 1)
  }
}
