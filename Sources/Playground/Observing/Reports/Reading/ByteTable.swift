/// Gives equal names equal numbers, and keeps each once.
struct ByteTable {
  private(set) var count = 0
  private var bytes: [UInt8] = []
  private var ends: [Int] = [0]
  private var slots: [Int32] = Array(repeating: -1, count: 64)
  /// Rows are mostly sorted by something.
  private var last: Int32 = -1

  /// The number of a name, and whether it is new.
  mutating func number(of name: UnsafeBufferPointer<UInt8>) -> (number: Int, isNew: Bool) {
    if last >= 0, isEqual(Int(last), name) { return (Int(last), false) }
    if count * 2 >= slots.count { grow() }
    var slot = Int(truncatingIfNeeded: Self.hash(name)) & (slots.count - 1)
    while slots[slot] >= 0 {
      if isEqual(Int(slots[slot]), name) {
        last = slots[slot]
        return (Int(last), false)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(count)
    last = Int32(count)
    bytes.append(contentsOf: name)
    ends.append(bytes.count)
    count += 1
    return (count - 1, true)
  }

  func withName<Result>(
    _ number: Int, _ read: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    bytes.withUnsafeBufferPointer {
      read(UnsafeBufferPointer(rebasing: $0[ends[number]..<ends[number + 1]]))
    }
  }

  private func isEqual(_ number: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let (start, end) = (ends[number], ends[number + 1])
    guard end - start == name.count else { return false }
    for place in 0..<name.count where bytes[start + place] != name[place] { return false }
    return true
  }

  /// FNV-1a.
  static func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash ^ hash >> 29
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for number in 0..<count {
      var slot = withName(number) { Int(truncatingIfNeeded: Self.hash($0)) } & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number)
    }
  }
}
