/// What was counted under one key.
package struct ReportCounts: Equatable, Sendable {
  package var impressions = 0
  package var clicks = 0
  /// In millionths of the report's currency.
  package var revenue = 0
  var requests = 0
  var matched = 0

  package init(impressions: Int = 0, clicks: Int = 0, revenue: Int = 0) {
    (self.impressions, self.clicks, self.revenue) = (impressions, clicks, revenue)
  }

  package static func += (left: inout Self, right: Self) {
    left.impressions = clamped(left.impressions, right.impressions)
    left.clicks = clamped(left.clicks, right.clicks)
    left.revenue = clamped(left.revenue, right.revenue)
    left.requests = clamped(left.requests, right.requests)
    left.matched = clamped(left.matched, right.matched)
  }

  /// More than this no report has; it can still be multiplied.
  static let most = 100_000_000_000_000_000

  private static func clamped(_ left: Int, _ right: Int) -> Int {
    let (sum, overflows) = left.addingReportingOverflow(right)
    return overflows ? (right > 0 ? .max : -.max) : sum
  }

  /// The first of its figures that is beyond anything.
  var excess: ReportFigure? {
    ReportFigure.allCases.first { self[keyPath: $0.count].magnitude > UInt(Self.most) }
  }
}

/// Sums by key, as rows come: about 100 bytes a distinct key, however many rows it has.
struct ReportFold {
  struct Key: Hashable {
    let date, unit, placement, network, app: Int32
  }

  struct Slot {
    let key: Key
    var counts: ReportCounts
    /// Of the first row, to know it if it comes again.
    let row: UInt32
    var repeats: UInt32 = 0

    /// With no count below 0.
    var atLeastNothing: Slot {
      var slot = self
      slot.counts.impressions = max(counts.impressions, 0)
      slot.counts.clicks = max(counts.clicks, 0)
      return slot
    }
  }

  private(set) var slots: [Slot] = []
  private var places: [Int32] = Array(repeating: -1, count: 1024)
  private var last = -1

  mutating func add(_ counts: ReportCounts, _ key: Key, row: UInt32) {
    let place = last >= 0 && slots[last].key == key ? last : place(of: key)
    last = place
    guard place < slots.count else {
      return slots.append(Slot(key: key, counts: counts, row: row))
    }
    slots[place].counts += counts
    if slots[place].row == row { slots[place].repeats += 1 }
  }

  private mutating func place(of key: Key) -> Int {
    if slots.count * 2 >= places.count { grow() }
    var at = Self.hash(key) & (places.count - 1)
    while places[at] >= 0 {
      if slots[Int(places[at])].key == key { return Int(places[at]) }
      at = (at + 1) & (places.count - 1)
    }
    places[at] = Int32(slots.count)
    return slots.count
  }

  private mutating func grow() {
    places = Array(repeating: -1, count: places.count * 2)
    for (number, slot) in slots.enumerated() {
      var at = Self.hash(slot.key) & (places.count - 1)
      while places[at] >= 0 { at = (at + 1) & (places.count - 1) }
      places[at] = Int32(number)
    }
  }

  private static func hash(_ key: Key) -> Int {
    let high = UInt64(UInt32(bitPattern: key.date)) << 32 | UInt64(UInt32(bitPattern: key.unit))
    let low =
      UInt64(UInt32(bitPattern: key.placement)) << 32 | UInt64(UInt32(bitPattern: key.network))
    let app = UInt64(UInt32(bitPattern: key.app)) &* 0x9E37_79B9_7F4A_7C15
    var hash = (high ^ app ^ 0x9E37_79B9_7F4A_7C15) &* 0xFF51_AFD7_ED55_8CCD
    hash = (hash ^ hash >> 32 ^ low) &* 0xC4CE_B9FE_1A85_EC53
    return Int(truncatingIfNeeded: hash ^ hash >> 33)
  }
}
